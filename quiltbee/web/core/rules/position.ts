/**
 * Elements and queries of a position. A solo game has the same positions: the person is player 1,
 * and player 2 is the Automa, with a token and buttons but no quilt.
 */
import { LAST_SPACE, SPECIAL_PATCHES } from '../generated/figures.ts';
import { NOTHING, SPACES } from './placements.ts';
import type { BoardName, Owned, Position, Player } from '../types.ts';

export const ON_OFFER = 3;
const BUTTONS = 5;

const AT_START: Owned = {
  buttons: BUTTONS,
  time: 0,
  income: 0,
  cells: '.'.repeat(SPACES),
  filled: NOTHING,
  empty: SPACES,
  patches: [],
};

export function newGame(ring: string, board: BoardName = 'revised'): Position {
  const players = [AT_START, AT_START] as const;
  return { board, ring, players, turn: 1, stage: 'action', tile: null, automa: null };
}

export function automaOwned(buttons: number, time: number) {
  return { ...AT_START, buttons, time };
}

/** Test whether a duel has just been set up. */
export function isSetUp({ ring, players, turn, stage, tile, automa }: Position) {
  const hasBegun = players.some(
    ({ buttons, time, empty }) => buttons !== BUTTONS || time > 0 || empty < SPACES,
  );
  const isFirst = turn === 1 && stage === 'action' && tile === null && automa === null;
  return isFirst && !hasBegun && new Set(ring).size === 33 && ring.endsWith('A');
}

export function moverOf({ players, turn }: Position) {
  return players[turn - 1];
}

/** Return who decides next: a player, the Automa's next card, or nobody once the game is over. */
export function deciderOf({ stage, turn, automa }: Position): Player | 'card' | null {
  if (stage === 'over') return null;
  return automa !== null && turn === 2 ? 'card' : turn;
}

export function choices({ ring }: Pick<Position, 'ring'>) {
  return [...ring.slice(0, ON_OFFER)];
}

/** Remove a patch; those skipped go to the end. */
export function takenFrom(ring: string, letter: string) {
  const at = ring.indexOf(letter);
  return ring.slice(at + 1) + ring.slice(0, at);
}

/** Return the marks crossed by a move between two spaces. */
export function crossed(marks: number[], start: number, stop: number) {
  return marks.filter((mark) => mark > start && mark <= stop);
}

/** Return the space of the leading token. */
export function furthest({ players: [first, second] }: Position) {
  return Math.max(first.time, second.time);
}

/** Return the special patches still on the board, ahead of both tokens. */
export function specialLeft(position: Position) {
  return crossed(SPECIAL_PATCHES[position.board], furthest(position), LAST_SPACE);
}
