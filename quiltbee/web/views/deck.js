/** Under the quilt: the five placing buttons, and the strip that shows the consequences. */
import { tableTitle } from '../core/manners.js';
import { holesMade } from '../core/geometry.js';
import { ghostCells, isLegal, placeKey, tokenOf } from '../core/placement.js';
import { canAct, choiceOf, completes7x7, optionOf } from '../core/queries.js';
import { html, nothing } from '../vendor/lit-html.js';
import { effects, nameOf, objection } from '../core/sentences.js';
import { icon } from './icons.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Table} Table
 */

/** What is said while a request is under way. @type {Record<string, string>} */
const UNDER_WAY = {
  hint: 'Looking for a hint…',
  turn: 'Turning the card…',
  move: 'Sending the move…',
};

/**
 * @param {GameState} state
 * @param {Game} game
 */
export function deck(state, game) {
  const choice = canAct(state) ? choiceOf(state) : null;
  const turnable = choice !== null && choice.letter !== '+';
  const option = choice ? optionOf(state, choice.letter) : undefined;
  const placeable =
    choice !== null && isLegal(state.placement, choice) && option?.available !== false;
  /**
   * @type {[string, string, 'left' | 'right' | 'flip' | 'place' | 'cancel', boolean, () => void][]}
   */
  const buttons = [
    [
      'rotate-left',
      'Rotate left',
      'left',
      turnable,
      () => game.placement({ type: 'turn', how: 'left' }),
    ],
    [
      'rotate-right',
      'Rotate right',
      'right',
      turnable,
      () => game.placement({ type: 'turn', how: 'right' }),
    ],
    ['flip', 'Flip', 'flip', turnable, () => game.placement({ type: 'turn', how: 'flip' })],
    ['place', 'Place', 'place', placeable, () => game.commit()],
    ['cancel', 'Cancel', 'cancel', choice !== null, () => game.placement({ type: 'cancel' })],
  ];
  return html`<section
    class=${choice ? 'deck held' : 'deck'}
    aria-label="Placing"
    data-keys
    data-move=${choice ? (tokenOf(state.placement, choice) ?? '') : ''}
  >
    ${strip(state)}
    <div class="tools">
      ${buttons.map(
        ([id, label, name, enabled, run]) =>
          html`<button
            type="button"
            class=${`tool ${name}`}
            data-testid=${id}
            aria-disabled=${enabled ? 'false' : 'true'}
            @click=${run}
          >
            ${icon(name)}<span>${label}</span>
          </button>`,
      )}
    </div>
  </section>`;
}

/** What the decision in hand would bring, or what there is to do. @param {GameState} state */
function strip(state) {
  const { table } = state;
  return html`<div class="strip" data-testid="strip">
    ${table ? stripText(state, table) : nothing}
  </div>`;
}

/**
 * @param {GameState} state
 * @param {Table} table
 */
function stripText(state, table) {
  const choice = choiceOf(state);
  if (state.looking) return html`<p>An earlier position. The game goes on where it was.</p>`;
  if (state.pending) return html`<p>${UNDER_WAY[state.pending.type] ?? 'One moment…'}</p>`;
  if (table.stage === 'over') return html`<p>The game is over.</p>`;
  if (table.stage === 'card') return html`<p>The Automa’s card waits to be turned.</p>`;
  if (table.thinking) return html`<p>${nameOf(table.seats, table.turn)} is thinking…</p>`;
  if (!canAct(state)) return html`<p>${tableTitle(table)}.</p>`;
  if (!choice) return html`<p>Choose one of the three patches, or pass.</p>`;
  const ghost = ghostCells(state.placement, choice);
  const cells = table.players[table.turn - 1].cells;
  const option = optionOf(state, choice.letter);
  const against = objection(ghost, cells, option);
  const error = state.notice?.kind === 'error' ? state.notice.text : null;
  const key = placeKey(state.placement, choice);
  const tile = key !== null && completes7x7(state, key);
  const holes = key !== null && !against ? holesMade(cells, ghost) : [];
  const list = option
    ? effects(option, holes, tile, table, table.seats)
    : specialEffects(tile, holes.length);
  return html`<p class=${against || error ? 'verdict no' : 'verdict yes'}>
      ${verdict(key !== null, error ?? against, choice.letter)}
    </p>
    <ul class="effects">
      ${list.map(({ kind, text }) => html`<li class=${kind}>${text}</li>`)}
    </ul>`;
}

/**
 * @param {boolean} ghost
 * @param {string | null} against
 * @param {string} letter
 */
function verdict(ghost, against, letter) {
  if (against) return html`${icon('cancel')} ${against}`;
  if (ghost) return html`${icon('place')} fits`;
  return letter === '+'
    ? 'Put the special patch on any empty space.'
    : 'Choose a place on the quilt.';
}

/**
 * @param {boolean} tile
 * @param {number} holes
 */
function specialEffects(tile, holes) {
  const list = [{ kind: 'special', text: 'Fills one space, costs nothing' }];
  if (tile) list.push({ kind: 'tile', text: 'Special tile +7' });
  if (holes > 0) list.push({ kind: 'holes', text: 'Makes a hole' });
  return list;
}
