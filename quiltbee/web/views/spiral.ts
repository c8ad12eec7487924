/**
 * The positions of the 54 spaces in both looks, on a plane 96 wide and 84 or 96 high.
 *
 * cloth: a square spiral of 8 x 7 cells, inwards from the top left; the last space is three
 * cells wide in the middle.
 *
 *     0  1  2 ... 7
 *     25          8
 *     24   53 53 53
 *
 * thread: beads at equal distances on a round spiral.
 */
type Point = { x: number; y: number };

/** `entry` is the border to the space before, where a mark is drawn. */
export type Space = { centre: Point; entry: Point; width: number; height: number };

export const CELL = 12;
const COLUMNS = 8;
const ROWS = 7;
const LAST = 53;

export function clothSpaces(): Space[] {
  const cells = walkInwards(COLUMNS, ROWS).slice(0, LAST + 1);
  return cells.map(({ x, y }, index) => {
    const centre = { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
    const before = index > 0 ? cells[index - 1] : { x: x - 1, y };
    const entry = {
      x: centre.x + ((before.x - x) * CELL) / 2,
      y: centre.y + ((before.y - y) * CELL) / 2,
    };
    if (index < LAST) return { centre, entry, width: CELL, height: CELL };
    return { centre: { x: centre.x + CELL, y: centre.y }, entry, width: 3 * CELL, height: CELL };
  });
}

/** Every cell of a grid once, in a spiral from the top left. */
function walkInwards(columns: number, rows: number): Point[] {
  const seen = new Set();
  const cells = [];
  let [x, y, right, down] = [0, 0, 1, 0];
  const free = (a: number, b: number) =>
    a >= 0 && b >= 0 && a < columns && b < rows && !seen.has(`${a},${b}`);
  while (cells.length < columns * rows) {
    cells.push({ x, y });
    seen.add(`${x},${y}`);
    if (!free(x + right, y + down)) [right, down] = [-down, right];
    x += right;
    y += down;
  }
  return cells;
}

/** The distance between beads along the thread, and between its turns. */
const STEP = 10.3;

export function threadSpaces(): Space[] {
  const middle = 48;
  const spaces: Space[] = [];
  let angle = -Math.PI / 2;
  let radius = 43;
  for (let space = 0; space <= LAST; space += 1) {
    const centre = { x: middle + Math.cos(angle) * radius, y: middle + Math.sin(angle) * radius };
    const before = spaces.at(-1)?.centre ?? centre;
    const entry = { x: (centre.x + before.x) / 2, y: (centre.y + before.y) / 2 };
    const size = space === LAST ? 9.8 : 8.6;
    spaces.push({ centre, entry, width: size, height: size });
    const turn = STEP / radius;
    angle += turn;
    radius -= (STEP / (2 * Math.PI)) * turn;
  }
  return spaces;
}
