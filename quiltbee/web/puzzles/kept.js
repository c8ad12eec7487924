/**
 * What this browser keeps of puzzles: a batch for times without the server, attempts that the
 * server has not heard of yet, and those that failed, which come again like vocabulary.
 *
 * @typedef {import('../core/messages.js').PuzzleState} PuzzleState
 *
 * @typedef {object} Kept
 * @property {PuzzleState[]} batch
 * @property {{id: string, moves: string[]}[]} waiting   attempts to be sent, the oldest first
 * @property {{puzzle: PuzzleState, due: number, stage: number}[]} again
 * @property {{game: string, number: number, solved: boolean}[]} tried   mistakes of one's own, of
 *   which the server has not heard yet
 */

/** After so many days a failed puzzle comes again; after the last of them it is known. */
const DAYS = [1, 3, 7, 21];
export const DAY = 24 * 60 * 60 * 1000;
const MOST_AGAIN = 60;

/** @type {Kept} */
export const NOTHING = { batch: [], waiting: [], again: [], tried: [] };

/**
 * After an attempt: a failed puzzle comes again, one that was solved again comes later or no more.
 * @param {Kept} kept
 * @param {PuzzleState} puzzle
 * @param {boolean} solved
 * @param {number} now   in ms
 * @returns {Kept}
 */
export function afterAttempt(kept, puzzle, solved, now) {
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
 * @param {PuzzleState[]} mistakes
 * @param {number} now
 */
export function dueOwn(mistakes, now) {
  const at = (/** @type {PuzzleState} */ { own }) => own?.due ?? 0;
  return mistakes.filter((each) => at(each) <= now).sort((one, other) => at(one) - at(other));
}

/**
 * The mistakes, of which one comes again at another time.
 * @param {PuzzleState[]} mistakes
 * @param {string} id
 * @param {number} due
 */
export function withDue(mistakes, id, due) {
  return mistakes.map((each) =>
    each.id === id && each.own ? { ...each, own: { ...each.own, due } } : each,
  );
}

/** The failed puzzles that are due, the longest first. @param {Kept} kept @param {number} now */
export function due({ again }, now) {
  return again.filter((each) => each.due <= now).sort((one, other) => one.due - other.due);
}

/**
 * One of the batch with a theme, any with an empty one; null where there is none.
 * @param {Kept} kept
 * @param {string} theme
 */
export function fromBatch({ batch }, theme) {
  return batch.find(({ themes }) => !theme || themes.some((each) => each === theme)) ?? null;
}
