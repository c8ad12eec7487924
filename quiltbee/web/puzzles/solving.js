/**
 * A puzzle being solved: what a move comes to, and how far one is. Any accepted move counts; a good
 * one that is not the best may be tried again without a penalty. The same as the server's rules.
 *
 * @typedef {import('../core/messages.js').PuzzleState} PuzzleState
 *
 * @typedef {'solved' | 'next' | 'good' | 'wrong' | 'unknown'} Verdict   unknown: nobody judged it
 *
 * @typedef {object} Solving
 * @property {PuzzleState} puzzle
 * @property {number} step   which decision is asked for
 * @property {string[]} tries   all that was tried
 * @property {{move: string, verdict: Verdict, lost: number | null} | null} last   the last try;
 *   `lost` in points, null where the move was not judged
 * @property {Record<string, number>} judged   the margins of moves that an engine judged just now
 * @property {boolean} over
 * @property {boolean} solved
 */

/** A move that loses no more than so many points is good. */
export const GOOD_WITHIN = 4.5;

/** A mistake of one's own is put right by a move that loses less than so many points. */
const RIGHT_WITHIN = 2;

/** @param {PuzzleState} puzzle @returns {Solving} */
export function solvingOf(puzzle) {
  return { puzzle, step: 0, tries: [], last: null, judged: {}, over: false, solved: false };
}

/** Whose turn it is in a position. @param {string} position @returns {1 | 2} */
export function moverIn(position) {
  const [, , , , , turn] = position.split(' ');
  return turn?.startsWith('2') && !position.includes(':') ? 2 : 1;
}

/** The decision that is asked for, or was last. @param {Solving} solving */
export function stepOf({ puzzle, step }) {
  return puzzle.steps[step];
}

/**
 * After a move was tried.
 * @param {Solving} solving
 * @param {string} move
 * @returns {Solving}
 */
export function tried(solving, move) {
  if (solving.over) return solving;
  const { step } = solving;
  const verdict = verdictOf(solving, move);
  return {
    ...solving,
    step: verdict === 'next' ? step + 1 : step,
    tries: [...solving.tries, move],
    last: { move, verdict, lost: lostBy(solving, move) },
    over: verdict === 'solved' || verdict === 'wrong',
    solved: verdict === 'solved',
  };
}

/** After the answer was asked for, which counts as a failure. @param {Solving} solving */
export function givenUp(solving) {
  return { ...solving, over: true, solved: false };
}

/**
 * Whether an engine has to say what a move is worth.
 * @param {Solving} solving
 * @param {string} move
 */
export function hasToBeJudged(solving, move) {
  return Boolean(solving.puzzle.own) && lostBy(solving, move) === null;
}

/**
 * After an engine has judged a move.
 * @param {Solving} solving
 * @param {string} move
 * @param {number} margin   of whoever moved
 * @returns {Solving}
 */
export function judged(solving, move, margin) {
  return { ...solving, judged: { ...solving.judged, [move]: margin } };
}

/**
 * @param {Solving} solving
 * @param {string} move
 * @returns {Verdict}
 */
function verdictOf(solving, move) {
  const { steps, own } = solving.puzzle;
  const { accepted } = stepOf(solving);
  if (accepted.includes(move))
    return move === accepted[0] && solving.step + 1 < steps.length ? 'next' : 'solved';
  const lost = lostBy(solving, move);
  if (own && lost === null) return 'unknown';
  if (own) return Number(lost) < RIGHT_WITHIN ? 'solved' : 'wrong';
  return lost !== null && lost <= GOOD_WITHIN ? 'good' : 'wrong';
}

/**
 * How many points a move loses; null for one that was not judged.
 * @param {Solving} solving
 * @param {string} move
 */
function lostBy(solving, move) {
  const { accepted, best, rejected } = stepOf(solving);
  if (accepted.includes(move)) return 0;
  const known = rejected.find((choice) => choice.move === move)?.margin ?? solving.judged[move];
  return known === undefined ? null : Math.max(0, best.margin - known);
}

/**
 * The moves from the start of the puzzle to a step.
 * @param {PuzzleState} puzzle
 * @param {number} step
 */
export function movesTo({ steps }, step) {
  return steps.slice(0, step).flatMap(({ accepted, replies }) => [accepted[0], ...replies]);
}

/**
 * A link to the decision that is asked for, with the moves to it. It has the position as the server
 * told it, so what is public of unknown cards stays.
 * @param {Solving} solving
 */
export function linkOf({ puzzle, step }) {
  const position = puzzle.position.replace(/ /g, '_').replace(/#/g, '!');
  const tokens = movesTo(puzzle, step).map((move) => (move === 'pass' ? '.' : move));
  return `#p=${position}${tokens.length > 0 ? `,${tokens.join('')}` : ''}`;
}
