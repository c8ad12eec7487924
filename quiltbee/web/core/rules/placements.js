/**
 * Where a patch fits on a quilt, and what completes a 7x7 square.
 *
 * A quilt is its 81 `cells` row by row, as in the messages of the server: `.` is empty. A place is
 * called like there, orientation and top left: `0a7`.
 *
 * @typedef {import('../types.js').Cell} Cell
 * @typedef {import('../types.js').Patch} Patch
 */
import { SIZE, cellsAt, extent, formatCell } from '../geometry.js';

const SEVEN = 7;
const SQUARES = squares();

/** The spaces of all nine 7x7 squares. */
function squares() {
  const corners = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => SIZE * row + column));
  const within = Array.from(
    { length: SEVEN * SEVEN },
    (_, at) => SIZE * Math.floor(at / SEVEN) + (at % SEVEN),
  );
  return corners.map((corner) => within.map((space) => corner + space));
}

/** @type {WeakMap<Patch, {name: string, spaces: number[]}[]>} */
const known = new WeakMap();

/**
 * Every place of a patch on an empty quilt, by orientation, row and column.
 * @param {Patch} patch
 */
function places(patch) {
  const found = known.get(patch) ?? Object.entries(patch.orientations).flatMap(shifted);
  known.set(patch, found);
  return found;
}

/** @param {[code: string, shape: Cell[]]} orientation */
function shifted([code, shape]) {
  const [height, width] = extent(shape);
  const found = [];
  for (let row = 0; row <= SIZE - height; row += 1) {
    for (let column = 0; column <= SIZE - width; column += 1) {
      const spaces = cellsAt(shape, [row, column]).map(([r, c]) => SIZE * r + c);
      found.push({ name: code + formatCell([row, column]), spaces });
    }
  }
  return found;
}

/**
 * Where a patch fits.
 * @param {string} cells
 * @param {Patch} patch
 */
export function fitting(cells, patch) {
  return places(patch).filter(({ spaces }) => spaces.every((space) => cells[space] === '.'));
}

/**
 * The spaces of a place, or of a special patch; null where it does not fit.
 * @param {string} cells
 * @param {Patch} patch
 * @param {string} name
 */
export function spacesAt(cells, patch, name) {
  return fitting(cells, patch).find((place) => place.name === name)?.spaces ?? null;
}

/** The spaces that nothing covers. @param {string} cells */
export function freeSpaces(cells) {
  return [...Array(cells.length).keys()].filter((space) => cells[space] === '.');
}

/** `a1` for 0. @param {number} space */
export function spaceName(space) {
  return formatCell([Math.floor(space / SIZE), space % SIZE]);
}

/**
 * What each 7x7 square lacks, where so many spaces could complete it.
 * @param {string} cells
 * @param {number} most
 */
export function gaps(cells, most) {
  return SQUARES.map((square) => square.filter((space) => cells[space] === '.')).filter(
    ({ length }) => length <= most,
  );
}

/** Whether a 7x7 square is covered. @param {string} cells */
export function has7x7(cells) {
  return gaps(cells, 0).length > 0;
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
