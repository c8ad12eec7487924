/**
 * Questions about the state of the game page: who may act, what is chosen, what is shown.
 *
 * @typedef {import('./types.js').Cell} Cell
 * @typedef {import('./types.js').Frame} Frame
 * @typedef {import('./types.js').Option} Option
 * @typedef {import('./types.js').Patch} Patch
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').Table} Table
 * @typedef {import('./game_state.js').GameState} GameState
 * @typedef {import('./placement.js').Choice} Choice
 */
import { parseCell } from './geometry.js';
import { specialChoice } from './placement.js';
import { fitting, maskOf } from './rules/placements.js';
import { cardWaits } from './automa.js';
import { BOARD } from './local.js';
import { sinceOwn } from './happenings.js';
import { isPlaying, isWaiting, ownSeats } from './seats.js';

/** Whether this browser plays the seat to move. @param {Table} table */
export function isMyTurn(table) {
  return table.stage !== 'over' && !isWaiting(table) && table.seats[table.turn - 1].yours;
}

/** Whether a decision can be made on this page now. @param {GameState} state */
export function canAct(state) {
  return state.table !== null && !state.looking && !state.pending && isMyTurn(state.table);
}

/** Whether this browser may turn the Automa's card now. @param {GameState} state */
export function canTurn({ table, looking, pending }) {
  return cardWaits(table) && !looking && !pending;
}

/** Whether hints are given here: not where two people play. @param {Table | null} table */
export function givesHints(table) {
  if (table === null || table.game === BOARD) return false;
  return table.mode !== 'screen' && table.mode !== 'remote';
}

/**
 * Whether the person may ask for a hint: alone or against the computer, when it is their turn.
 * @param {GameState} state
 */
export function canAskHint(state) {
  return canAct(state) && givesHints(state.table);
}

/**
 * Whether the person may ask about their last move: there is one, and a hint could be asked for.
 * @param {GameState} state
 */
export function canAskWhy(state) {
  const { table, looking } = state;
  return givesHints(table) && canUndo(state) && !looking && table?.stage !== 'over';
}

/** The move that a hint names, while it can be made. @param {GameState} state */
export function hintedMove(state) {
  return canAct(state) && state.hint?.type === 'hint' ? state.hint.move : null;
}

/**
 * The move that is pointed at on a player's quilt: a hint, or what the computer preferred.
 * @param {GameState} state
 * @param {Player} player
 */
export function pointedAt(state, player) {
  const { hint, looking, table } = state;
  if (hint?.type !== 'why') return table?.turn === player ? hintedMove(state) : null;
  return hint.player === player && !looking ? hint.better : null;
}

/** Whether this browser may take the last decision back. @param {GameState} state */
export function canUndo({ table, pending }) {
  return table !== null && table.can_undo && pending === null && isPlaying(table);
}

/**
 * The position on show: the current one, or an earlier one.
 * @param {GameState} state
 * @returns {Frame | null}
 */
export function frameOf(state) {
  return state.looking ? state.looking.frames[state.looking.index] : state.table;
}

/**
 * The option of a letter.
 * @param {GameState} state
 * @param {string | null} letter
 * @returns {Option | undefined}
 */
export function optionOf(state, letter) {
  return state.table?.options.find((option) => option.letter === letter);
}

/** The letters of the patches on offer, in ring order. @param {Table} table */
export function offered(table) {
  return table.options.flatMap((option) => (option.letter === null ? [] : [option.letter]));
}

/**
 * A patch on offer as something to place.
 * @param {GameState} state
 * @param {string} letter
 * @returns {Choice | null}
 */
export function patchChoice(state, letter) {
  const option = optionOf(state, letter);
  if (!option) return null;
  return { letter, patch: state.patches[letter], placements: new Set(option.placements ?? []) };
}

/**
 * Whose quilt a coming patch is held on: one's own, that of who moves where both are; null for
 * whoever only watches.
 * @param {Table} table
 * @returns {Player | null}
 */
export function planner(table) {
  if (table.stage === 'over' || isWaiting(table)) return null;
  const own = ownSeats(table.seats);
  return own.length === 2 ? table.turn : (own[0] ?? null);
}

/**
 * The player on whose quilt what is in hand lies.
 * @param {GameState} state
 * @returns {Player | null}
 */
export function holder({ table, placement }) {
  if (!table) return null;
  return placement.plan ? planner(table) : table.turn;
}

/** Whether a quilt takes clicks and keys: for a decision, or to plan. @param {GameState} state */
export function canHold(state) {
  if (!state.placement.plan) return canAct(state);
  return choiceOf(state) !== null && !state.pending;
}

/** @type {{cells: string, choice: Choice} | null} */
let lastPlan = null;

/**
 * A patch that can't be bought now as something to hold on a quilt.
 * @param {string} letter
 * @param {Patch} patch
 * @param {string} cells   of the quilt
 * @returns {Choice}
 */
export function planChoice(letter, patch, cells) {
  if (lastPlan?.choice.letter === letter && lastPlan.cells === cells) return lastPlan.choice;
  const filled = maskOf([...cells].flatMap((cell, space) => (cell === '.' ? [] : [space])));
  const placements = new Set(fitting(filled, patch).map(({ name }) => name));
  lastPlan = { cells, choice: { letter, patch, placements, planned: true } };
  return lastPlan.choice;
}

/**
 * What is chosen, null when idle, and where a patch is only looked at.
 * @param {GameState} state
 * @returns {Choice | null}
 */
export function choiceOf(state) {
  const { letter, plan } = state.placement;
  if (!state.table || letter === null) return null;
  if (plan) {
    const player = state.looking ? null : planner(state.table);
    const cells = player && state.table.players[player - 1].cells;
    return cells ? planChoice(letter, state.patches[letter], cells) : null;
  }
  return letter === '+' ? specialChoice(state.table.special_cells) : patchChoice(state, letter);
}

/**
 * The player whose quilt is in front: one's own; where two share the screen, the mover's.
 * @param {GameState} state
 * @returns {Player}
 */
export function frontPlayer(state) {
  const { table } = state;
  if (!table) return 1;
  const mine = /** @type {Player[]} */ ([1, 2]).filter((player) => table.seats[player - 1].yours);
  if (mine.length === 1) return mine[0];
  return mine.length === 2 ? (frameOf(state)?.turn ?? 1) : 1;
}

/**
 * Whether this ghost would complete a 7x7 square and take the special tile.
 * @param {GameState} state
 * @param {string} key
 */
export function completes7x7(state, key) {
  const { table, placement } = state;
  if (!table || placement.letter === null) return false;
  if (placement.letter === '+') return table.special_cells_7x7.includes(key.slice(1));
  return optionOf(state, placement.letter)?.completes_7x7?.includes(key) ?? false;
}

/**
 * What a move put on a quilt, and where; null for any other move.
 * @param {string | null | undefined} move
 * @param {Patches} patches
 */
export function landing(move, patches) {
  if (!move || move === 'pass' || move.startsWith('A:')) return null;
  const origin = /** @type {Cell} */ (parseCell(move.slice(-2)));
  const shape = move.startsWith('+')
    ? [/** @type {Cell} */ ([0, 0])]
    : patches[move[0]].orientations[move[1]];
  return { shape, origin };
}

/**
 * The moves that are pointed at on a player's quilt; those of the player to move.
 * @param {GameState} state
 * @param {Player} player
 */
export function suggestedOn({ table, patches, suggestions, looking }, player) {
  if (looking || table?.turn !== player) return [];
  return suggestions.flatMap(({ move, label, kind, faint }) => {
    const lies = landing(move, patches);
    return lies ? [{ ...lies, label, kind, faint }] : [];
  });
}

/**
 * The moves that are pointed at with a patch on offer, or with the pass (null).
 * @param {GameState} state
 * @param {string | null} letter
 */
export function suggestedOffers({ suggestions, looking }, letter) {
  if (looking) return [];
  return suggestions.filter(({ move }) =>
    letter === null ? move === 'pass' : move !== 'pass' && move[0] === letter,
  );
}

/**
 * What has happened since one's own last decision; at an earlier position the move that led there.
 * @param {GameState} state
 * @returns {import('./happenings.js').Happening[]}
 */
export function lately({ table, looking }) {
  if (!table) return [];
  return looking ? table.moves.slice(0, looking.index).slice(-1) : sinceOwn(table);
}

/**
 * What moves put on a quilt, and where.
 * @param {(string | null)[]} moves
 * @param {Patches} patches
 */
export function landings(moves, patches) {
  return moves.flatMap((move) => landing(move, patches) ?? []);
}
