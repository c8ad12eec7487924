/** The course of a game: all positions that its moves lead to. */
import { isAutomas, playAutoma } from './automa.ts';
import { play } from './play.ts';
import type { AutomaTurn, Patches, Move, Position } from '../types.ts';

/**
 * Play a move of either side; null if it is illegal.
 * @param turn  the Automa's, for its own move
 */
export function playEither(
  position: Position,
  token: string,
  turn: AutomaTurn | undefined,
  patches: Patches,
) {
  if (!isAutomas(token)) return play(position, token, patches);
  return turn === undefined ? null : playAutoma(position, token, turn);
}

/**
 * List every position of a game; null if a move is illegal.
 * @param turns  one for each move of the Automa
 */
export function positionsOf(
  start: Position,
  moves: string[],
  turns: AutomaTurn[],
  patches: Patches,
): Position[] | null {
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

export function movesOf(positions: readonly Position[], moves: string[], patches: Patches) {
  return moves.map((move, at) =>
    decisionOf(at + 1, move, positions[at], positions[at + 1], patches),
  );
}

export function decisionOf(
  number: number,
  move: string,
  before: Position,
  after: Position,
  patches: Patches,
): Move {
  const player = before.turn;
  const [was, is] = [before.players[player - 1], after.players[player - 1]];
  const isPurchase = move !== 'pass' && !move.startsWith('+') && !isAutomas(move);
  const paid = isPurchase ? patches[move[0]].buttons : 0;
  const earned = move === 'pass' ? is.time - was.time : 0;
  const income = is.buttons - was.buttons + paid - earned;
  return { number, player, move, change: { from: was.time, to: is.time, paid, earned, income } };
}

/**
 * Return the Automa's turns since the person's last decision.
 * @param turns  all of them
 */
export function lastTurns(moves: string[], turns: AutomaTurn[]) {
  let count = 0;
  while (count < moves.length && isAutomas(moves[moves.length - 1 - count])) count += 1;
  return count === 0 ? [] : turns.slice(-count);
}
