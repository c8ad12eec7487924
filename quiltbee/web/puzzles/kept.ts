/**
 * What this browser keeps of puzzles: a batch for times without the server, attempts that the
 * server has not heard of yet, and those that failed, which come again like vocabulary.
 */
import type { PuzzleState } from '../core/messages.ts';

export type Kept = {
  batch: PuzzleState[];
  /** Attempts to be sent, the oldest first. */
  waiting: { id: string; moves: string[] }[];
  again: { puzzle: PuzzleState; due: number; stage: number }[];
  /** Mistakes of one's own, of which the server has not heard yet. */
  tried: { game: string; number: number; solved: boolean }[];
};

/** After so many days a failed puzzle comes again; after the last of them it is known. */
const DAYS = [1, 3, 7, 21];
export const DAY = 24 * 60 * 60 * 1000;
const MOST_AGAIN = 60;

export const NOTHING: Kept = { batch: [], waiting: [], again: [], tried: [] };

/**
 * After an attempt: a failed puzzle comes again, one that was solved again comes later or no more.
 * @param now  in ms
 */
export function afterAttempt(kept: Kept, puzzle: PuzzleState, solved: boolean, now: number): Kept {
  const before = kept.again.find((each) => each.puzzle.id === puzzle.id);
  const others = kept.again.filter((each) => each !== before);
  const batch = kept.batch.filter(({ id }) => id !== puzzle.id);
  if (!before && solved) return { ...kept, batch };
  const stage = solved && before ? before.stage + 1 : 0;
  const known = stage >= DAYS.length;
  const later = known ? [] : [{ puzzle, due: now + DAYS[stage] * DAY, stage }];
  return { ...kept, batch, again: [...others, ...later].slice(-MOST_AGAIN) };
}

/**
 * The mistakes of one's own that are due: those that were never tried, then the longest due first.
 */
export function dueOwn(mistakes: PuzzleState[], now: number) {
  const at = ({ own }: PuzzleState) => own?.due ?? 0;
  return mistakes.filter((each) => at(each) <= now).sort((one, other) => at(one) - at(other));
}

/** The mistakes, of which one comes again at another time. */
export function withDue(mistakes: PuzzleState[], id: string, due: number) {
  return mistakes.map((each) =>
    each.id === id && each.own ? { ...each, own: { ...each.own, due } } : each,
  );
}

/** The failed puzzles that are due, the longest first. */
export function due({ again }: Kept, now: number) {
  return again.filter((each) => each.due <= now).sort((one, other) => one.due - other.due);
}

/** One of the batch with a theme, any with an empty one; null where there is none. */
export function fromBatch({ batch }: Kept, theme: string) {
  return batch.find(({ themes }) => !theme || themes.some((each) => each === theme)) ?? null;
}
