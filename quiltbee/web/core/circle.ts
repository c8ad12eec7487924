/**
 * Places of the coming patches around the time board: clockwise down the right side, along the
 * bottom and up the left side. The patches on offer close the circle at the top.
 */
import { extent } from './geometry.ts';
import type { Patch } from './types.ts';

export type Place = {
  /** Of its center, as fractions of the circle's width and height. */
  x: number;
  y: number;
  side: 'right' | 'bottom' | 'left';
  /** The orientation that points to the center. */
  code: number;
};

/** Sides with their lengths as fractions of the whole; the bottom extends under the other two. */
const SIDES = [
  { side: 'right', length: 0.3 },
  { side: 'bottom', length: 0.4 },
  { side: 'left', length: 0.3 },
] as const;
/** How far each side bows outwards in its middle. */
const BEND = 0.035;
/** Lengths along a side, in cells: the least for a patch, so that its price fits, and the gap. */
const LEAST = 2;
const GAP = 0.4;

function lengthOf({ orientations }: Patch) {
  return Math.max(LEAST, Math.min(...extent(orientations[0]))) + GAP;
}

/**
 * Lay out patches along the way around the board.
 * @returns `cells`: the length of the whole way, in cells of a patch
 */
export function placesAround(patches: Patch[]): { cells: number; places: Place[] } {
  const lengths = patches.map(lengthOf);
  const sum = total(lengths);
  const places: Place[] = [];
  let cells = 1;
  let until = 0;
  for (const { side, length } of SIDES) {
    until += length * sum;
    const first = places.length;
    let last = first;
    let passed = total(lengths.slice(0, first));
    const end = side === 'left' ? Infinity : until;
    while (last < patches.length && passed + lengths[last] / 2 <= end) passed += lengths[last++];
    const here = total(lengths.slice(first, last));
    cells = Math.max(cells, here / length);
    const spare = 1 / (last - first);
    let along = 0;
    for (let index = first; index < last; index += 1) {
      const share = (lengths[index] / here + spare) / 2;
      places.push(placeOn(side, along + share / 2, patches[index]));
      along += share;
    }
  }
  return { cells: round(cells), places };
}

/** @param part  fraction of the side that lies behind it, clockwise */
function placeOn(side: Place['side'], part: number, { orientations }: Patch): Place {
  const bend = BEND * (1 - (2 * part - 1) ** 2);
  const code = Object.keys(orientations).find((each) => {
    const [height, width] = extent(orientations[each]);
    return side === 'bottom' ? height >= width : width >= height;
  });
  const at = {
    right: { x: 1 - BEND + bend, y: part },
    bottom: { x: 1 - part, y: 1 - BEND + bend },
    left: { x: BEND - bend, y: 1 - part },
  }[side];
  return { x: round(at.x), y: round(at.y), side, code: Number(code) };
}

function total(lengths: number[]) {
  return lengths.reduce((sum, length) => sum + length, 0);
}

function round(part: number) {
  return Math.round(part * 1000) / 1000;
}
