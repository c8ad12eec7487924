/**
 * What a position is made of, and plain questions about it. A solo game has the same positions: the
 * person is player 1, and player 2 the Automa, which has a token and buttons but no quilt.
 */
import { LAST_SPACE, SPECIAL_PATCHES } from '../generated/figures.ts';
import { NOTHING, SPACES } from './placements.ts';
import type { BoardName, Owned, Position } from './types.ts';
import type { Player } from '../types.ts';

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

/** What the Automa has: buttons and a token. */
export function automaOwned(buttons: number, time: number) {
  return { ...AT_START, buttons, time };
}

/** Whether a duel has just been set up. */
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

/** Who decides next: a player, the Automa's next card, or nobody once the game is over. */
export function deciderOf({ stage, turn, automa }: Position): Player | 'card' | null {
  if (stage === 'over') return null;
  return automa !== null && turn === 2 ? 'card' : turn;
}

/** The letters of the patches on offer. */
export function choices({ ring }: Pick<Position, 'ring'>) {
  return [...ring.slice(0, ON_OFFER)];
}

/** The ring after a patch was taken: those that were skipped come last. */
export function takenFrom(ring: string, letter: string) {
  const at = ring.indexOf(letter);
  return ring.slice(at + 1) + ring.slice(0, at);
}

/** The marks that a move from one space to another crosses. */
export function crossed(marks: number[], start: number, stop: number) {
  return marks.filter((mark) => mark > start && mark <= stop);
}

/** The space of the token that is ahead. */
export function furthest({ players: [first, second] }: Position) {
  return Math.max(first.time, second.time);
}

/** The special patches still on the board, beyond both tokens. */
export function specialLeft(position: Position) {
  return crossed(SPECIAL_PATCHES[position.board], furthest(position), LAST_SPACE);
}
