/** The buttons of a turn (card, hint, undo), and the switch for cards. */
import { canAskHint, canTurn, canUndo, givesHints } from '../core/queries.js';
import { isPlaying } from '../core/seats.js';
import { undoesCard } from '../core/automa.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { isTicked } from './fields.js';
import { icon } from './icons.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('./page.js').Shell} Shell
 */

/**
 * The buttons beside the heading.
 * @param {GameState} state
 * @param {Table} table
 * @param {Game} game
 */
export function turnButtons(state, table, game) {
  const playing = isPlaying(table);
  const hints = playing && givesHints(table) && table.stage !== 'over';
  const takesBack = playing && (table.mode !== 'remote' || table.takebacks);
  return html`${hints ? hintButton(state, game) : nothing}
  ${takesBack ? undoButton(state, table, game) : nothing}`;
}

/**
 * @param {GameState} state
 * @param {Game} game
 */
function hintButton(state, game) {
  return html`<button
    type="button"
    class="hint-button"
    data-testid="hint"
    aria-keyshortcuts="H"
    aria-disabled=${canAskHint(state) ? 'false' : 'true'}
    @click=${() => game.hint()}
  >
    ${icon('bulb')}<span>${t('hint')}</span>
  </button>`;
}

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {Game} game
 */
function undoButton(state, table, game) {
  const behind = undoesCard(table) && canUndo(state);
  return html`<button
    type="button"
    class=${table.mode === 'screen' || table.mode === 'computer' ? 'undo' : 'undo long'}
    data-testid="undo"
    aria-disabled=${canUndo(state) ? 'false' : 'true'}
    @click=${() => game.undo()}
  >
    ${icon('undo')}${undoLabel(table, behind)}
  </button>`;
}

/**
 * The button that turns the Automa's card, while one waits.
 * @param {GameState} state
 * @param {Game} game
 */
export function cardButton(state, game) {
  return html`<button
    type="button"
    class="main turn-card"
    data-testid="turn-card"
    aria-keyshortcuts="T"
    aria-disabled=${canTurn(state) ? 'false' : 'true'}
    @click=${() => game.turnCard()}
  >
    ${icon('card')}<span>${t('turn-the-card')}</span>
  </button>`;
}

/**
 * Each label is an element of its own, so that a longer one moves nothing.
 * @param {Table} table
 * @param {boolean} behind   a card was turned since
 */
function undoLabel({ mode }, behind) {
  if (mode === 'remote') return html`<span>${t('ask-takeback')}</span>`;
  return behind
    ? html`<span class="behind">${t('undo-practice')}</span>`
    : html`<span>${t('undo')}</span>`;
}

/** The switch for cards that turn by themselves. @param {Shell} shell */
export function turnSwitch(shell) {
  return html`<label class="switch"
    ><input
      type="checkbox"
      data-testid="turn-by-itself"
      .checked=${shell.settings.turnCards}
      @change=${(/** @type {Event} */ event) => shell.change({ turnCards: isTicked(event) })}
    />
    <span>${t('draw-automatically')}</span></label
  >`;
}
