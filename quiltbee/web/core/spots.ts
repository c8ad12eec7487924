/**
 * The legal spots of a patch, and which of them comes next. A spot is the top left of the patch.
 */
import { SIZE, parseCell } from './geometry.ts';
import type { Cell } from './types.ts';

/**
 * The legal spots of one orientation, in reading order.
 * @param placements  such as `0a7`
 * @param code  of the orientation
 */
export function legalSpots(placements: Set<string>, code: number): Cell[] {
  return [...placements]
    .filter((key) => key[0] === String(code))
    .map((key) => parseCell(key.slice(1)) as Cell)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/**
 * The spot with the fewest steps to a cell, the first of several; the cell itself without spots.
 */
export function nearestSpot(spots: Cell[], wanted: Cell) {
  const away = (at: Cell) => Math.abs(at[0] - wanted[0]) + Math.abs(at[1] - wanted[1]);
  return spots.reduce((best, at) => (away(at) < away(best) ? at : best), spots[0] ?? wanted);
}

/**
 * The nearest spot in a direction, straight ahead before aside; undefined where there is none.
 * @param step  one step in that direction
 */
export function spotAhead(spots: Cell[], from: Cell, [down, right]: Cell) {
  const ahead = (at: Cell) => (at[0] - from[0]) * down + (at[1] - from[1]) * right;
  const aside = (at: Cell) => Math.abs((at[0] - from[0]) * right + (at[1] - from[1]) * down);
  return spots
    .filter((at) => ahead(at) > 0)
    .sort((a, b) => aside(a) + ahead(a) - aside(b) - ahead(b) || aside(a) - aside(b))
    .at(0);
}

/**
 * The next or previous spot in reading order; after the last, the first.
 * @param spots  at least one
 */
export function nextSpot(spots: Cell[], from: Cell, back: boolean) {
  const rank = (at: Cell) => (at[0] - from[0]) * SIZE + at[1] - from[1];
  const after = back
    ? [...spots].reverse().find((at) => rank(at) < 0)
    : spots.find((at) => rank(at) > 0);
  return after ?? spots[back ? spots.length - 1 : 0];
}
