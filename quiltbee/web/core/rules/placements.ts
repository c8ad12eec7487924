/**
 * Placements of a patch on a quilt, and 7x7 squares.
 *
 * A set of spaces is a mask of three numbers, for rows 1-3, 4-6 and 7-9: 27 bits each, the lowest
 * for the first space. All placements of a patch are computed when it is first on offer; testing
 * one then costs three ANDs. A placement is named by orientation and top left, as in a move: `0a7`.
 */
import { SIZE, extent, formatCell } from '../geometry.ts';
import type { Cell, Patch } from '../types.ts';

export type Mask = readonly [number, number, number];

export type Placement = {
  /** `0a7`. */
  name: string;
  orientation: number;
  /** Of the top left, from 0. */
  row: number;
  column: number;
  /** Row by row. */
  spaces: number[];
  mask: Mask;
};

export const SPACES = SIZE * SIZE;
const SEVEN = 7;
const PART = 27;

export const NOTHING: Mask = [0, 0, 0];

/** `a1` for 0, and so on. */
const NAMES = Array.from({ length: SPACES }, (_, space) =>
  formatCell([Math.floor(space / SIZE), space % SIZE]),
);
const SPACE_OF = new Map(NAMES.map((name, space) => [name, space]));

const SQUARES: Mask[] = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => square(row, column)));

function square(top: number, left: number) {
  const within = Array.from(
    { length: SEVEN * SEVEN },
    (_, at) => SIZE * (top + Math.floor(at / SEVEN)) + left + (at % SEVEN),
  );
  return maskOf(within);
}

export function maskOf(spaces: number[]): Mask {
  const parts = [0, 0, 0] as [number, number, number];
  for (const space of spaces) parts[Math.floor(space / PART)] |= 1 << (space % PART);
  return parts;
}

/** Build the mask of a quilt's filled spaces, row by row; `.` is empty. */
export function maskIn(cells: string) {
  return maskOf([...cells].flatMap((cell, space) => (cell === '.' ? [] : [space])));
}

export function union(a: Mask, b: Mask): Mask {
  return [a[0] | b[0], a[1] | b[1], a[2] | b[2]];
}

export function meet(a: Mask, b: Mask) {
  return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) !== 0;
}

function within(a: Mask, b: Mask) {
  return ((a[0] & ~b[0]) | (a[1] & ~b[1]) | (a[2] & ~b[2])) === 0;
}

export function holds(mask: Mask, space: number) {
  return ((mask[Math.floor(space / PART)] >> (space % PART)) & 1) === 1;
}

/** Parse a name such as `0a7`; null if the patch would leave the board. */
export function placementAt(patch: Patch, name: string): Placement | null {
  const [orientation, origin] = [Number(name[0]), SPACE_OF.get(name.slice(1))];
  const shape = patch.orientations[orientation];
  if (shape === undefined || origin === undefined) return null;
  const [height, width] = extent(shape);
  const [row, column] = [Math.floor(origin / SIZE), origin % SIZE];
  if (row > SIZE - height || column > SIZE - width) return null;
  return placed(orientation, offsetsOf(shape), row, column);
}

/** Return the distance of each space from the top left, in reading order. */
function offsetsOf(shape: Cell[]) {
  return shape.map(([row, column]) => SIZE * row + column);
}

function placed(orientation: number, offsets: number[], row: number, column: number): Placement {
  const origin = SIZE * row + column;
  const spaces = offsets.map((offset) => origin + offset);
  return {
    name: orientation + NAMES[origin],
    orientation,
    row,
    column,
    spaces,
    mask: maskOf(spaces),
  };
}

const known: WeakMap<Patch, Placement[]> = new WeakMap();

/** List every placement of a patch on an empty quilt, by orientation, row and column. */
export function placementsOf(patch: Patch) {
  const before = known.get(patch);
  if (before) return before;
  const found: Placement[] = [];
  for (const [code, shape] of Object.entries(patch.orientations)) {
    const [height, width] = extent(shape);
    const offsets = offsetsOf(shape);
    for (let row = 0; row <= SIZE - height; row += 1)
      for (let column = 0; column <= SIZE - width; column += 1)
        found.push(placed(Number(code), offsets, row, column));
  }
  known.set(patch, found);
  return found;
}

/**
 * Find the placement that covers exactly these spaces, or null.
 * @param spaces  row by row
 */
export function placementOn(patch: Patch, spaces: number[]): Placement | null {
  const row = Math.floor(spaces[0] / SIZE);
  const column = Math.min(...spaces.map((space) => space % SIZE));
  const wanted = String(spaces.map((space) => space - SIZE * row - column));
  for (const [code, shape] of Object.entries(patch.orientations))
    if (String(offsetsOf(shape)) === wanted)
      return placed(Number(code), offsetsOf(shape), row, column);
  return null;
}

export function fitting(filled: Mask, patch: Patch) {
  return placementsOf(patch).filter(({ mask }) => !meet(mask, filled));
}

export function freeSpaces(filled: Mask) {
  return NAMES.map((_, space) => space).filter((space) => !holds(filled, space));
}

export function has7x7(filled: Mask) {
  return SQUARES.some((each) => within(each, filled));
}

export function spaceName(space: number) {
  return NAMES[space];
}

/** Return 0 for `a1`; undefined for any other text. */
export function spaceOf(name: string) {
  return SPACE_OF.get(name);
}

/** Fill these spaces of a quilt with a character. */
export function covered(cells: string, spaces: number[], sign: string) {
  const after = [...cells];
  for (const space of spaces) after[space] = sign;
  return after.join('');
}
