/**
 * The card of a coming patch: its cost, its time on offer, and who could pay for it now. It appears
 * in the strip; spectators see it over the market.
 */
import { payWords, whenWords } from '../core/planning.ts';
import { ghostCells, orientationOf } from '../core/placement.ts';
import { choiceOf, holder } from '../core/queries.ts';
import { capital, objection } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { icon } from './icons.ts';
import { framedPicture } from './patch_art.ts';
import { earned } from './market.ts';
import { cost, time } from './ring.ts';
import type { GameState } from '../core/game_state.ts';
import type { Context } from './context.ts';

export { notYet, planWith } from '../core/planning.ts';

/** @param state  with a planned patch */
export function planCard({ state, table, frame }: Context) {
  const letter = state.placement.letter as string;
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

/** The same card over the market, for spectators. */
export function planAside(context: Context) {
  const { state, game } = context;
  if (!state.placement.plan) return nothing;
  return html`<div class="plan-aside">
    ${planCard(context)}
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

function verdict(state: GameState) {
  const choice = choiceOf(state);
  const player = holder(state);
  if (!choice || !player) return nothing;
  const { cells } = state.table.players[player - 1];
  const none = choice.placements.size === 0 ? t('fits-nowhere') : null;
  const against = none ?? objection(ghostCells(state.placement, choice), cells, undefined, false);
  return html`<p class="plan-fit">${against ? capital(against) : t('plan-fits')}</p>`;
}
