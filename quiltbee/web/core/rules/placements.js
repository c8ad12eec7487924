/**
 * Where a patch fits on a quilt, and what completes a 7x7 square.
 *
 * A set of spaces is a mask of three numbers, for rows 1-3, 4-6 and 7-9: 27 bits each, the lowest
 * for the first space. All placements of a patch are worked out when it is first on offer, so that
 * asking where it fits costs three ANDs for each. A place is called by orientation and top left, as
 * in a move: `0a7`.
 *
 * @typedef {import('../types.js').Cell} Cell
 * @typedef {import('../types.js').Patch} Patch
 *
 * @typedef {readonly [number, number, number]} Mask
 *
 * @typedef {object} Placement
 * @property {string} name   `0a7`
 * @property {number} orientation
 * @property {number} row   from 0, of the top left
 * @property {number} column
 * @property {number[]} spaces   row by row
 * @property {Mask} mask
 */
import { SIZE, extent, formatCell } from '../geometry.js';

export const SPACES = SIZE * SIZE;
const SEVEN = 7;
const PART = 27;

/** @type {Mask} */
export const NOTHING = [0, 0, 0];

/** The names of all spaces: `a1` for 0. */
const NAMES = Array.from({ length: SPACES }, (_, space) =>
  formatCell([Math.floor(space / SIZE), space % SIZE]),
);
const SPACE_OF = new Map(NAMES.map((name, space) => [name, space]));

/** @type {Mask[]} */
const SQUARES = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => square(row, column)));

/**
 * A 7x7 square.
 * @param {number} top
 * @param {number} left
 */
function square(top, left) {
  const within = Array.from(
    { length: SEVEN * SEVEN },
    (_, at) => SIZE * (top + Math.floor(at / SEVEN)) + left + (at % SEVEN),
  );
  return maskOf(within);
}

/** @param {number[]} spaces @returns {Mask} */
export function maskOf(spaces) {
  const parts = /** @type {[number, number, number]} */ ([0, 0, 0]);
  for (const space of spaces) parts[Math.floor(space / PART)] |= 1 << (space % PART);
  return parts;
}

/** The spaces of both. @param {Mask} a @param {Mask} b @returns {Mask} */
export function union(a, b) {
  return [a[0] | b[0], a[1] | b[1], a[2] | b[2]];
}

/** What is in the first alone. @param {Mask} a @param {Mask} b @returns {Mask} */
function without(a, b) {
  return [a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2]];
}

/** @param {Mask} a @param {Mask} b */
export function meet(a, b) {
  return ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) !== 0;
}

/** Whether the first is all in the second. @param {Mask} a @param {Mask} b */
function within(a, b) {
  return ((a[0] & ~b[0]) | (a[1] & ~b[1]) | (a[2] & ~b[2])) === 0;
}

/** @param {Mask} mask @param {number} space */
export function holds(mask, space) {
  return ((mask[Math.floor(space / PART)] >> (space % PART)) & 1) === 1;
}

/** How many spaces there are. @param {Mask} mask */
function size(mask) {
  let found = 0;
  for (let part of mask) for (; part !== 0; part &= part - 1) found += 1;
  return found;
}

/**
 * The placement of a name; null where there is none on the board.
 * @param {Patch} patch
 * @param {string} name   `0a7`
 * @returns {Placement | null}
 */
export function placementAt(patch, name) {
  const [orientation, origin] = [Number(name[0]), SPACE_OF.get(name.slice(1))];
  const shape = patch.orientations[orientation];
  if (shape === undefined || origin === undefined) return null;
  const [height, width] = extent(shape);
  const [row, column] = [Math.floor(origin / SIZE), origin % SIZE];
  if (row > SIZE - height || column > SIZE - width) return null;
  return placed(orientation, offsetsOf(shape), row, column);
}

/** How far each space of a shape lies behind its top left. @param {Cell[]} shape */
function offsetsOf(shape) {
  return shape.map(([row, column]) => SIZE * row + column);
}

/**
 * @param {number} orientation
 * @param {number[]} offsets
 * @param {number} row
 * @param {number} column
 * @returns {Placement}
 */
function placed(orientation, offsets, row, column) {
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

/** @type {WeakMap<Patch, Placement[]>} */
const known = new WeakMap();

/**
 * Every placement of a patch on an empty quilt, by orientation, row and column.
 * @param {Patch} patch
 */
export function placementsOf(patch) {
  const before = known.get(patch);
  if (before) return before;
  /** @type {Placement[]} */
  const found = [];
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
 * The placement that covers just these spaces; null where the patch has no such shape.
 * @param {Patch} patch
 * @param {number[]} spaces   row by row
 * @returns {Placement | null}
 */
export function placementOn(patch, spaces) {
  const row = Math.floor(spaces[0] / SIZE);
  const column = Math.min(...spaces.map((space) => space % SIZE));
  const wanted = String(spaces.map((space) => space - SIZE * row - column));
  for (const [code, shape] of Object.entries(patch.orientations))
    if (String(offsetsOf(shape)) === wanted)
      return placed(Number(code), offsetsOf(shape), row, column);
  return null;
}

/**
 * Where a patch fits.
 * @param {Mask} filled
 * @param {Patch} patch
 */
export function fitting(filled, patch) {
  return placementsOf(patch).filter(({ mask }) => !meet(mask, filled));
}

/**
 * Those of some placements that complete a 7x7 square.
 * @param {Mask} filled
 * @param {Placement[]} placements   of one patch
 * @param {number} squares   of this patch
 */
export function completing(filled, placements, squares) {
  const small = gaps(filled, squares);
  if (small.length === 0) return [];
  return placements.filter(({ mask }) => small.some((gap) => within(gap, mask)));
}

/** The spaces that nothing covers. @param {Mask} filled */
export function freeSpaces(filled) {
  return NAMES.map((_, space) => space).filter((space) => !holds(filled, space));
}

/** The single spaces that complete a 7x7 square. @param {Mask} filled */
export function completingSpaces(filled) {
  const gap = gaps(filled, 1).reduce(union, NOTHING);
  return NAMES.map((_, space) => space).filter((space) => holds(gap, space));
}

/**
 * What each 7x7 square lacks, where so many spaces could complete it.
 * @param {Mask} filled
 * @param {number} most
 */
function gaps(filled, most) {
  if (size(filled) + most < SEVEN * SEVEN) return [];
  return SQUARES.map((each) => without(each, filled)).filter((gap) => size(gap) <= most);
}

/** Whether a 7x7 square is covered. @param {Mask} filled */
export function has7x7(filled) {
  return SQUARES.some((each) => within(each, filled));
}

/** `a1` for 0. @param {number} space */
export function spaceName(space) {
  return NAMES[space];
}

/** 0 for `a1`; undefined for what is not a space. @param {string} name */
export function spaceOf(name) {
  return SPACE_OF.get(name);
}

/**
 * The quilt with something on these spaces.
 * @param {string} cells
 * @param {number[]} spaces
 * @param {string} sign
 */
export function covered(cells, spaces, sign) {
  const after = [...cells];
  for (const space of spaces) after[space] = sign;
  return after.join('');
}
