/** The templates of a board in the page: the parts of a table, in slots of fixed size. */
import { frameOf } from '../core/queries.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { commandLine } from '../views/command_line.js';
import { deck } from '../views/deck.js';
import { dialogs } from '../views/dialogs.js';
import { felt, feltClass, regions } from '../views/game.js';
import { market } from '../views/market.js';
import { moveList } from '../views/moves.js';
import { result } from '../views/result.js';

/**
 * @typedef {import('./board.js').Board} Board
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('../views/page.js').Shell} Shell
 *
 * @typedef {object} Slots   what a feature puts into the column between the quilts
 * @property {unknown} line   above the market, one line high
 * @property {unknown} middle   in place of the market; at the end of a game in place of the result
 * @property {unknown} tools   in place of the placing buttons and the strip
 * @property {unknown} moves   in place of the list of moves
 * @property {unknown} after   the buttons below the result of a game that is over
 */

/**
 * The board, to stand in an element with the classes of `boardClass`.
 * @param {Board} board
 * @param {Shell} shell
 * @param {() => void} onChosen   once a patch is chosen: the quilt takes the focus
 * @param {Partial<Slots>} [slots]
 */
export function boardFelt(board, shell, onChosen, slots = {}) {
  const { state, game } = board;
  const table = /** @type {Table} */ (state.table);
  const frame = frameOf(state) ?? table;
  const offered = frame.result
    ? result(frame, table.seats, slots.after ?? nothing)
    : market(state, frame, game, shell.settings.letters, onChosen);
  const placing = frame.result ? nothing : deck(state, game, shell.settings.coordinates);
  return felt(state, game, shell, {
    line: slots.line ?? nothing,
    middle: slots.middle ?? offered,
    tools: slots.tools ?? placing,
    moves: slots.moves ?? moves(board),
  });
}

/**
 * The classes of what is around the board.
 * @param {Board} board
 * @param {Shell} shell
 * @param {string} [kind]   whose layout it has; `remote` has a line above the market
 */
export function boardClass(board, shell, kind) {
  const table = /** @type {Table} */ (board.state.table);
  return feltClass(board.state, table, table.result !== null, shell, kind ?? table.mode);
}

/**
 * What belongs to the board and is not on it: the command line, what is said, its dialogs.
 * @param {Pick<Board, 'game'>} board
 * @param {Shell} shell
 */
export function boardAround({ game }, shell) {
  const { state } = game;
  return html`${commandLine(state, game)} ${regions(state, game)} ${dialogs(state, game, shell)}`;
}

/** The moves, each of which goes back to the position after it. @param {Board} board */
function moves(board) {
  const { table } = board;
  const goTo = (/** @type {number} */ index) => {
    while (board.moves.length > Math.max(0, index) && board.undo());
  };
  const { seats, moves: list } = table;
  return list.length === 0
    ? html`<p class="panel small">${t('no-move-yet')}</p>`
    : moveList(list, list.length, seats, board.patches, goTo);
}
