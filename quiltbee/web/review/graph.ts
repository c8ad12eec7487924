/**
 * The graph of a review: the value of each position of the game, as points of a plane.
 *
 *     0      1      2  ...  n      moves made, left to right
 *     0   +------+------+-------+  best for the player in view
 *          +------+------+-------+ level
 *     100 +------+------+-------+  worst
 */
import {
  chanceOf,
  isJudged,
  marginOf,
  marked,
  type Decision,
  type Document,
  type Estimate,
  type Mark,
} from './document.ts';
import type { Player } from '../core/types.ts';

export type Scale = 'points' | 'chance';

/** A decision with a loss. */
export type Dot = {
  decision: Decision;
  mark: Mark;
  x: number;
  y: number;
};

type Graph = {
  scale: Scale;
  moves: number;
  /** The values at the edges, in points. */
  range: Range;
  /** In percent from the top. */
  level: number;
  /** In percent from the top, after each number of moves. */
  heights: (number | null)[];
  /** A path in a plane of `moves` x 100. */
  line: string;
  /** The same path, closed along the middle. */
  area: string;
  dots: Dot[];
};

export type Range = [up: number, down: number];

/** The least range, so that a quiet game looks quiet. */
export const LEAST: Range = [10, 10];
/** The range of chances, in percent around the half. */
const HALVES: Range = [50, 50];

/**
 * @param player  whose view it is
 * @param before  the previous range, which only grows
 */
export function graphOf(
  document: Document | null,
  moves: number,
  player: Player,
  scale: Scale,
  before: Range = LEAST,
): Graph {
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

/** Widen the range to contain all values, in steps of five. */
function widened([up, down]: Range, values: (number | null)[]): Range {
  const known = values.map((value) => value ?? 0);
  const out = (value: number) => Math.ceil(value / 5) * 5;
  return [Math.max(up, out(Math.max(...known))), Math.max(down, out(-Math.min(...known)))];
}

/** Compute the value of each position relative to level; null if it is unknown. */
function valuesOf(
  document: Document | null,
  moves: number,
  player: Player,
  scale: Scale,
): (number | null)[] {
  const worth = (at: Estimate | null | undefined) => {
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

function pathOf(heights: (number | null)[]) {
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

function areaOf(heights: (number | null)[], level: number) {
  const base = level.toFixed(1);
  const runs = [];
  let run: string[] = [];
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

function dotsOf(
  document: Document | null,
  moves: number,
  scale: Scale,
  heights: (number | null)[],
): Dot[] {
  return marked(document, null).flatMap((decision) => {
    const mark = decision.marks[scale];
    if (!mark) return [];
    const x = (decision.number / Math.max(1, moves)) * 100;
    const y = Math.max(0, Math.min(100, heights[decision.number] ?? 0));
    return [{ decision, mark, x, y }];
  });
}

/**
 * Return the number of moves at a point of the graph.
 * @param share  of the width, 0 to 1
 */
export function movesAt(share: number, moves: number) {
  return Math.max(0, Math.min(moves, Math.round(share * moves)));
}
