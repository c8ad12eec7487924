/**
 * What is to be heard and felt when a table goes from one state to the next. Pure.
 *
 * @typedef {import('./types.js').Table} Table
 * @typedef {'place' | 'button' | 'payday' | 'turn' | 'win' | 'end'} Cue
 */
import { buttonsOf } from './happenings.js';
import { isMyTurn } from './queries.js';
import { ownSeats } from './seats.js';

/**
 * @param {Table | null} before   null at first: then there is nothing to be heard
 * @param {Table} after
 * @returns {Cue[]}
 */
export function cuesOf(before, after) {
  if (!before || after.number === before.number) return [];
  return [...moveCues(before, after), ...turnCues(before, after)];
}

/**
 * What the last move did.
 * @param {Table} before
 * @param {Table} after
 * @returns {Cue[]}
 */
function moveCues(before, after) {
  const [happening, ...more] = after.moves.slice(before.moves.length);
  if (!happening?.change || more.length > 0) return [];
  const { move, player, change } = happening;
  const income = before.players[player - 1].income;
  const marks = after.time_board.income.filter((mark) => mark > change.from && mark <= change.to);
  /** @type {Cue[]} */
  const cues = move === 'pass' ? [] : ['place'];
  if (marks.length > 0 && income > 0) return [...cues, 'payday'];
  return buttonsOf(change) > 0 ? [...cues, 'button'] : cues;
}

/**
 * Whose turn it is now, or how it has ended. Where two share the screen nobody is called.
 * @param {Table} before
 * @param {Table} after
 * @returns {Cue[]}
 */
function turnCues(before, after) {
  const own = ownSeats(after.seats);
  if (after.result && !before.result) return [own.includes(after.result.winner) ? 'win' : 'end'];
  const wasMine = before.turn === after.turn && isMyTurn(before);
  return own.length === 1 && isMyTurn(after) && !wasMine ? ['turn'] : [];
}
