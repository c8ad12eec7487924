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
 * @property {Record<string, {due: number, stage: number}>} own   one's own mistakes that were
 *   tried; one that is known has a stage beyond the last
 */

/** After so many days a failed puzzle comes again; after the last of them it is known. */
const DAYS = [1, 3, 7, 21];
const DAY = 24 * 60 * 60 * 1000;
const MOST_AGAIN = 60;

/** @type {Kept} */
export const NOTHING = { batch: [], waiting: [], again: [], own: {} };

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
 * After a mistake of one's own was tried: it comes again, later each time that it is solved.
 * @param {Kept} kept
 * @param {string} id
 * @param {boolean} solved
 * @param {number} now   in ms
 * @returns {Kept}
 */
export function afterOwn(kept, id, solved, now) {
  const stage = solved ? (kept.own[id]?.stage ?? -1) + 1 : 0;
  const due = stage < DAYS.length ? now + DAYS[stage] * DAY : 0;
  return { ...kept, own: { ...kept.own, [id]: { due, stage } } };
}

/**
 * The mistakes that are due: those that were never tried, then the longest due first.
 * @param {Kept} kept
 * @param {PuzzleState[]} mistakes
 * @param {number} now
 */
export function dueOwn({ own }, mistakes, now) {
  const at = (/** @type {PuzzleState} */ { id }) => own[id]?.due ?? 0;
  const isKnown = (/** @type {PuzzleState} */ { id }) => (own[id]?.stage ?? 0) >= DAYS.length;
  return mistakes
    .filter((each) => !isKnown(each) && at(each) <= now)
    .sort((one, other) => at(one) - at(other));
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
