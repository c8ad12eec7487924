/**
 * The course of a game: every position that its moves come to.
 *
 * @typedef {import('../types.js').AutomaTurn} AutomaTurn
 * @typedef {import('../types.js').Patches} Patches
 * @typedef {import('./types.js').Position} Position
 * @typedef {import('./types.js').Decision} Decision
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
 * The moves as a list shows them, with who made each and what it did.
 * @param {readonly Position[]} positions
 * @param {string[]} moves
 * @param {Patches} patches
 */
export function movesOf(positions, moves, patches) {
  return moves.map((move, at) =>
    decisionOf(at + 1, move, positions[at], positions[at + 1], patches),
  );
}

/**
 * One move of the list.
 * @param {number} number
 * @param {string} move
 * @param {Position} before
 * @param {Position} after
 * @param {Patches} patches
 * @returns {Decision}
 */
export function decisionOf(number, move, before, after, patches) {
  const player = before.turn;
  const [was, is] = [before.players[player - 1], after.players[player - 1]];
  const paid = isPurchase(move) ? patches[move[0]].buttons : 0;
  const earned = move === 'pass' ? is.time - was.time : 0;
  const income = is.buttons - was.buttons + paid - earned;
  return { number, player, move, change: { from: was.time, to: is.time, paid, earned, income } };
}

/** Whether a person bought a patch. @param {string} move */
function isPurchase(move) {
  return move !== 'pass' && !move.startsWith('+') && !isAutomas(move);
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
