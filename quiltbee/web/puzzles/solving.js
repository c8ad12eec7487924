/**
 * A puzzle being solved: what a move comes to, and how far one is. Any accepted move counts; a good
 * one that is not the best may be tried again without a penalty. The same as the server's rules.
 *
 * @typedef {import('../core/messages.js').PuzzleState} PuzzleState
 * @typedef {import('../core/messages.js').PuzzleStep} PuzzleStep
 *
 * @typedef {'solved' | 'next' | 'good' | 'wrong'} Verdict
 *
 * @typedef {object} Solving
 * @property {PuzzleState} puzzle
 * @property {number} step   which decision is asked for
 * @property {string[]} tries   all that was tried
 * @property {{move: string, verdict: Verdict, lost: number | null} | null} last   the last try;
 *   `lost` in points, null where the move was not judged
 * @property {boolean} over
 * @property {boolean} solved
 */

/** A move that loses no more than so many points is good. */
export const GOOD_WITHIN = 4.5;

/** @param {PuzzleState} puzzle @returns {Solving} */
export function solvingOf(puzzle) {
  return { puzzle, step: 0, tries: [], last: null, over: false, solved: false };
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
  const { puzzle, step } = solving;
  const verdict = verdictOf(puzzle, step, move);
  return {
    ...solving,
    step: verdict === 'next' ? step + 1 : step,
    tries: [...solving.tries, move],
    last: { move, verdict, lost: lostBy(puzzle.steps[step], move) },
    over: verdict === 'solved' || verdict === 'wrong',
    solved: verdict === 'solved',
  };
}

/** After the answer was asked for, which counts as a failure. @param {Solving} solving */
export function givenUp(solving) {
  return { ...solving, over: true, solved: false };
}

/**
 * @param {PuzzleState} puzzle
 * @param {number} step
 * @param {string} move
 * @returns {Verdict}
 */
function verdictOf({ steps }, step, move) {
  const { accepted } = steps[step];
  if (accepted.includes(move))
    return move === accepted[0] && step + 1 < steps.length ? 'next' : 'solved';
  const lost = lostBy(steps[step], move);
  return lost !== null && lost <= GOOD_WITHIN ? 'good' : 'wrong';
}

/**
 * How many points a move loses; null for one that was not judged.
 * @param {PuzzleStep} step
 * @param {string} move
 */
function lostBy({ accepted, best, rejected }, move) {
  if (accepted.includes(move)) return 0;
  const judged = rejected.find((choice) => choice.move === move);
  return judged ? best.margin - judged.margin : null;
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
