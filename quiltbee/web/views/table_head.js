/** The head of a table: the way home, whose turn it is, and the buttons of the turn. */
import { tableReason, tableTitle } from '../core/manners.js';
import { frameOf } from '../core/queries.js';
import { turnReason, turnTitle } from '../core/sentences.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from './icons.js';
import { brand, follow } from './page.js';
import { turnButtons } from './turn_buttons.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('./page.js').Shell} Shell
 */

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {Game} game
 * @param {Shell} shell
 */
export function tableHead(state, table, game, shell) {
  const frame = /** @type {Frame} */ (frameOf(state));
  return html`<header class="head table-head" data-keys>
    ${brand(shell)} ${turn(state, table, frame)}
    <div class="turn-buttons">
      ${state.looking ? backToGame(game) : turnButtons(state, table, game)}
      <button type="button" data-testid="settings" @click=${() => game.dialog('settings')}>
        ${icon('gear')}<span>${t('settings')}</span>
      </button>
      <button type="button" class="to-help" data-testid="help" @click=${shell.help}>
        ${icon('help')}<span>${t('help')}</span>
      </button>
      <a class="button to-me" href="/me" data-testid="to-me" @click=${follow(shell)}
        >${icon('person')}<span>${t('to-me')}</span></a
      >
    </div>
  </header>`;
}

/** @param {Game} game */
function backToGame(game) {
  return html`<button
    type="button"
    class="main back-to-game"
    data-testid="back-to-game"
    @click=${() => game.back()}
  >
    ${t('back-to-game')}
  </button>`;
}

/**
 * @param {GameState} state
 * @param {Table} table
 * @param {Frame} frame
 */
function turn(state, table, frame) {
  const { looking } = state;
  return html`<div class=${`turn turn-${frame.result?.winner ?? frame.turn}`}>
    <div class="turn-title">
      <h1 id="turn-heading" tabindex="-1" data-testid="turn">
        ${looking ? t('after-move', { number: String(looking.index) }) : tableTitle(table)}
      </h1>
      ${
        table.automa?.practice
          ? html`<span class="badge practice" data-testid="practice">${t('practice')}</span>`
          : nothing
      }
    </div>
    ${reason(state, table, frame)}
  </div>`;
}

/**
 * Why it is this player's turn; in its place that the connection is lost.
 * @param {GameState} state
 * @param {Table} table
 * @param {Frame} frame
 */
function reason(state, table, frame) {
  if (state.status === 'lost')
    return html`<p class="lost" data-testid="connection">
      <span class="dot" aria-hidden="true"></span>${t('connection-lost')}
    </p>`;
  const words = state.looking
    ? `${turnTitle(frame, table.seats)}. ${turnReason(frame, table.seats)}`
    : tableReason(table);
  return html`<p class="turn-reason" data-testid="turn-reason">${words}</p>`;
}
