/**
 * The record of a game in this browser, as the server would write it (docs/notation.md).
 *
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').Result} Result
 *
 * @typedef {object} Course
 * @property {string} ring   at the start
 * @property {string} board
 * @property {[string, string]} names
 * @property {{player: Player, move: string}[]} moves
 * @property {Result | null} result   null while the game is not over
 * @property {Date} day
 */

import { recordText } from '../board/record_text.js';

/** @param {Course} course */
export function recordOf({ ring, board, names, moves, result, day }) {
  const isResigned = result?.reason === 'resignation';
  const tags = {
    ...{ Event: 'Casual', Date: dotted(day), Player1: names[0], Player2: names[1] },
    ...{ Ring: ring, Result: ended(result), Board: board },
    ...(result && !isResigned && { Score: result.scores.join('-') }),
    Termination: result === null ? 'unfinished' : isResigned ? 'resignation' : 'normal',
  };
  return recordText(tags, [...words(moves), ended(result)]);
}

/** `2026.03.05`, where one is. @param {Date} day */
function dotted(day) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}

/** @param {Result | null} result */
function ended(result) {
  if (result === null) return '*';
  return result.winner === 1 ? '1-0' : '0-1';
}

/** The moves, with who moves wherever that changes. @param {Course['moves']} moves */
function words(moves) {
  return moves.map(({ player, move }, at) =>
    player === moves[at - 1]?.player ? move : `${player}: ${move}`,
  );
}
