/**
 * Where a patch fits on a quilt, and what completes a 7x7 square.
 *
 * A set of spaces is a mask of three numbers, for rows 1-3, 4-6 and 7-9: 27 bits each, the lowest
 * for the first space. All placements of a patch are worked out once, so that asking where it fits
 * costs three ANDs for each. A place is called by orientation and top left, as in a move: `0a7`.
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
 *
 * @typedef {object} Placements   of a patch on an empty quilt
 * @property {Placement[]} all   by orientation, row and column
 * @property {Map<string, Placement>} byName
 */
import { SIZE, cellsAt, extent, formatCell } from '../geometry.js';

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

/** @type {WeakMap<Patch, Placements>} */
const known = new WeakMap();

/** @param {Patch} patch @returns {Placements} */
export function placementsOf(patch) {
  const before = known.get(patch);
  if (before) return before;
  const all = Object.entries(patch.orientations).flatMap(shifted);
  const found = { all, byName: new Map(all.map((each) => [each.name, each])) };
  known.set(patch, found);
  return found;
}

/** @param {[code: string, shape: Cell[]]} orientation @returns {Placement[]} */
function shifted([code, shape]) {
  const [height, width] = extent(shape);
  const orientation = Number(code);
  const found = [];
  for (let row = 0; row <= SIZE - height; row += 1) {
    for (let column = 0; column <= SIZE - width; column += 1) {
      const spaces = cellsAt(shape, [row, column]).map(([r, c]) => SIZE * r + c);
      const name = code + formatCell([row, column]);
      found.push({ name, orientation, row, column, spaces, mask: maskOf(spaces) });
    }
  }
  return found;
}

/**
 * Where a patch fits.
 * @param {Mask} filled
 * @param {Patch} patch
 */
export function fitting(filled, patch) {
  return placementsOf(patch).all.filter(({ mask }) => !meet(mask, filled));
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

/** 0 for `a1`; undefined for what is no space. @param {string} name */
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
