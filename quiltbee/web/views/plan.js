/**
 * A patch that is still to come, large: what it costs, when it is on offer, and who could pay for
 * it now. It stands in the strip; whoever only watches sees it over the market.
 */
import { payWords, whenWords } from '../core/planning.js';
import { ghostCells, orientationOf } from '../core/placement.js';
import { choiceOf, frameOf, holder } from '../core/queries.js';
import { capital, objection } from '../core/sentences.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from './icons.js';
import { framedPicture } from './patch_art.js';
import { earned } from './market.js';
import { cost, time } from './ring.js';

export { notYet, planWith } from '../core/planning.js';

/**
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('../core/types.js').Table} Table
 */

/**
 * @param {GameState} state   in which a patch is planned with
 * @param {Table} table
 */
export function planCard(state, table) {
  const frame = /** @type {Frame} */ (frameOf(state));
  const letter = /** @type {string} */ (state.placement.letter);
  const patch = state.patches[letter];
  return html`<div class="plan" data-testid="plan" data-planned=${letter}>
    <span class="plan-art"
      >${framedPicture(letter, patch, orientationOf(state.placement, letter), false)}</span
    >
    <p class="plan-name">
      <b>${patch.name}</b>
      <span class="price">${cost(patch.buttons)}${time(patch.time)}</span>
      <span>${earned(patch)}</span>
    </p>
    <p class="plan-when">${icon('clock')} ${whenWords(frame.ring, letter)}</p>
    ${payWords(frame, table.seats, patch.buttons).map((words) => html`<p>${words}</p>`)}
    ${verdict(state)}
  </div>`;
}

/**
 * The same over the market, for whoever has no strip.
 * @param {GameState} state
 * @param {import('../core/game.js').Game} game
 */
export function planAside(state, game) {
  if (!state.placement.plan || !state.table) return nothing;
  return html`<div class="plan-aside">
    ${planCard(state, state.table)}
    <button
      type="button"
      class="corner forget"
      data-testid="forget-plan"
      aria-label=${t('close')}
      @click=${() => game.placement({ type: 'cancel' })}
    >
      ${icon('cancel')}
    </button>
  </div>`;
}

/**
 * Whether it would fit where it is held.
 * @param {GameState} state
 */
function verdict(state) {
  const choice = choiceOf(state);
  const player = holder(state);
  if (!choice || !state.table || !player) return nothing;
  const { cells } = state.table.players[player - 1];
  const none = choice.placements.size === 0 ? t('fits-nowhere') : null;
  const against = none ?? objection(ghostCells(state.placement, choice), cells, undefined, false);
  return html`<p class="plan-fit">${against ? capital(against) : t('plan-fits')}</p>`;
}
