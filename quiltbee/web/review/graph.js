/**
 * The line of a review: what each position of the game was worth, as points of a plane.
 *
 *      0      1      2  ...  n      moves made, left to right
 *  0   +------+------+-------+      as good as it was for the player whose view it is
 *      +------+------+-------+      level
 *  100 +------+------+-------+      as bad
 *
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('./types.js').Decision} Decision
 * @typedef {import('./types.js').Document} Document
 * @typedef {'points' | 'chance'} Scale
 *
 * @typedef {object} Dot   a decision that lost something
 * @property {Decision} decision
 * @property {import('./types.js').Mark} mark   by the scale
 * @property {number} x   per cent of the width
 * @property {number} y   per cent of the height
 *
 * @typedef {object} Graph
 * @property {Scale} scale
 * @property {number} moves
 * @property {Range} range   the points at the edges
 * @property {number} level   per cent from the top
 * @property {(number | null)[]} heights   per cent from the top, after so many moves
 * @property {string} line   path in a plane of `moves` x 100
 * @property {string} area   the same, closed along the middle
 * @property {Dot[]} dots
 */
import { chanceOf, isJudged, marginOf, marked } from './document.js';

/**
 * The points at the upper edge and, below nothing, at the lower one.
 * @typedef {[up: number, down: number]} Range
 */

/** So much at least, so that a quiet game looks quiet. @type {Range} */
export const LEAST = [10, 10];
/** Shares of a hundred, above and below the half. @type {Range} */
const HALVES = [50, 50];

/**
 * @param {Document | null} document
 * @param {number} moves   of the game
 * @param {Player} player   whose view it is
 * @param {Scale} scale
 * @param {Range} [before]   the points at the edges until now, which only move outwards
 * @returns {Graph}
 */
export function graphOf(document, moves, player, scale, before = LEAST) {
  const values = valuesOf(document, moves, player, scale);
  const range = scale === 'points' ? widened(before, values) : before;
  const [up, down] = scale === 'points' ? range : HALVES;
  const heights = values.map((value) =>
    value === null ? null : ((up - value) / (up + down)) * 100,
  );
  const level = (up / (up + down)) * 100;
  return {
    ...{ scale, moves, range, level, heights },
    line: pathOf(heights),
    area: areaOf(heights, level),
    dots: dotsOf(document, moves, scale, heights),
  };
}

/**
 * The edges so far out that all values lie within, in steps of five.
 * @param {Range} before
 * @param {(number | null)[]} values
 * @returns {Range}
 */
function widened([up, down], values) {
  const known = values.map((value) => value ?? 0);
  const out = (/** @type {number} */ value) => Math.ceil(value / 5) * 5;
  return [Math.max(up, out(Math.max(...known))), Math.max(down, out(-Math.min(...known)))];
}

/**
 * What each position is worth, above or below level; null where that is not known.
 * @param {Document | null} document
 * @param {number} moves
 * @param {Player} player
 * @param {Scale} scale
 * @returns {(number | null)[]}
 */
function valuesOf(document, moves, player, scale) {
  const worth = (/** @type {import('./types.js').Estimate | null | undefined} */ at) => {
    if (!at) return null;
    return scale === 'points' ? marginOf(at, player) : (chanceOf(at, player) - 0.5) * 100;
  };
  const decisions = document?.decisions ?? [];
  const start = worth(document?.start ?? decisions[0]?.before);
  return [
    start,
    ...Array.from({ length: moves }, (_, index) => {
      const decision = decisions[index];
      return worth(isJudged(decision) ? decision.after : (decisions[index + 1]?.before ?? null));
    }),
  ];
}

/** @param {(number | null)[]} heights */
function pathOf(heights) {
  let isOpen = false;
  return heights
    .map((height, x) => {
      if (height === null) {
        isOpen = false;
        return '';
      }
      const step = `${isOpen ? 'L' : 'M'}${x} ${height.toFixed(1)}`;
      isOpen = true;
      return step;
    })
    .join('');
}

/** @param {(number | null)[]} heights @param {number} level */
function areaOf(heights, level) {
  const base = level.toFixed(1);
  const runs = [];
  /** @type {string[]} */
  let run = [];
  let from = 0;
  for (const [x, height] of [...heights, null].entries()) {
    if (height !== null) {
      if (run.length === 0) from = x;
      run.push(`L${x} ${height.toFixed(1)}`);
    } else if (run.length > 0) {
      runs.push(`M${from} ${base}${run.join('')}L${x - 1} ${base}Z`);
      run = [];
    }
  }
  return runs.join('');
}

/**
 * @param {Document | null} document
 * @param {number} moves
 * @param {Scale} scale
 * @param {(number | null)[]} heights
 * @returns {Dot[]}
 */
function dotsOf(document, moves, scale, heights) {
  return marked(document, null).flatMap((decision) => {
    const mark = decision.marks[scale];
    if (mark === null) return [];
    const x = (decision.number / Math.max(1, moves)) * 100;
    const y = Math.max(0, Math.min(100, heights[decision.number] ?? 0));
    return [{ decision, mark, x, y }];
  });
}

/**
 * How many moves lie behind the point that is pointed at.
 * @param {number} share   of the width, 0 to 1
 * @param {number} moves
 */
export function movesAt(share, moves) {
  return Math.max(0, Math.min(moves, Math.round(share * moves)));
}
