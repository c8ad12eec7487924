/**
 * The course of a game: every position that its moves come to.
 *
 * @typedef {import('../types.js').AutomaTurn} AutomaTurn
 * @typedef {import('../types.js').Patches} Patches
 * @typedef {import('./types.js').Position} Position
 */
import { isAutomas, playAutoma } from './automa.js';
import { play } from './play.js';

/**
 * The position after a move of either side; null where it is illegal.
 * @param {Position} position
 * @param {string} token
 * @param {AutomaTurn | undefined} turn   of the Automa, where the move is its own
 * @param {Patches} patches
 */
export function playEither(position, token, turn, patches) {
  if (!isAutomas(token)) return play(position, token, patches);
  return turn === undefined ? null : playAutoma(position, token, turn);
}

/**
 * Every position of a game, the start first; null where a move is illegal.
 * @param {Position} start
 * @param {string[]} moves
 * @param {AutomaTurn[]} turns   one for each move of the Automa
 * @param {Patches} patches
 * @returns {Position[] | null}
 */
export function positionsOf(start, moves, turns, patches) {
  const positions = [start];
  const waiting = turns.values();
  for (const [at, token] of moves.entries()) {
    const turn = isAutomas(token) ? waiting.next().value : undefined;
    const after = playEither(positions[at], token, turn, patches);
    if (after === null) return null;
    positions.push(after);
  }
  return positions;
}

/**
 * The moves as a list shows them, with who made each.
 * @param {readonly Position[]} positions
 * @param {string[]} moves
 */
export function movesOf(positions, moves) {
  return moves.map((move, at) => ({ number: at + 1, player: positions[at].turn, move }));
}

/**
 * The Automa's turns since the person's last decision.
 * @param {string[]} moves
 * @param {AutomaTurn[]} turns   all of them
 */
export function lastTurns(moves, turns) {
  let count = 0;
  while (count < moves.length && isAutomas(moves[moves.length - 1 - count])) count += 1;
  return count === 0 ? [] : turns.slice(-count);
}
