/**
 * Cells of a 9x9 quilt: names, shapes, outlines, empty regions.
 *
 *        a b c ... i        column 0-8
 *     1  . . .              row 0 is called 1
 *     2  . . .
 *
 * It knows no rules of the game.
 */
import type { Cell } from './types.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

export const SIZE = 9;

export const STEPS: Record<Direction, Cell> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

const CELLS: Cell[] = Array.from({ length: SIZE * SIZE }, (_, index) => [
  Math.floor(index / SIZE),
  index % SIZE,
]);

/** Format a space: `a7` for `[6, 0]`. */
export function formatCell([row, column]: Cell) {
  return `${'abcdefghi'[column]}${row + 1}`;
}

/** Parse a name such as `a7`; null for any other text. */
export function parseCell(text: string): Cell | null {
  return /^[a-i][1-9]$/.test(text) ? [Number(text[1]) - 1, text.charCodeAt(0) - 97] : null;
}

export function sameCell(a: Cell, b: Cell) {
  return a[0] === b[0] && a[1] === b[1];
}

export function extent(shape: Cell[]): Cell {
  return [Math.max(...shape.map((c) => c[0])) + 1, Math.max(...shape.map((c) => c[1])) + 1];
}

/** Move a shape so that its top left is at `origin`. */
export function cellsAt(shape: Cell[], [row, column]: Cell): Cell[] {
  return shape.map(([r, c]) => [r + row, c + column]);
}

export function nudgeInside(shape: Cell[], [row, column]: Cell): Cell {
  const [height, width] = extent(shape);
  return [clamp(row, SIZE - height), clamp(column, SIZE - width)];
}

function clamp(value: number, most: number) {
  return Math.max(0, Math.min(most, value));
}

/** Transform a cell of a shape with this bounding box as the shape is turned or flipped. */
export function turnCell(
  [row, column]: Cell,
  [height, width]: Cell,
  how: 'right' | 'left' | 'flip',
): Cell {
  if (how === 'right') return [column, height - 1 - row];
  if (how === 'left') return [width - 1 - column, row];
  return [row, width - 1 - column];
}

/**
 * Transform a cell of orientation 0 to another orientation: mirrored from code 4 on, then turned
 * right (code mod 4) times.
 * @param box  of orientation 0
 */
export function orientCell(cell: Cell, box: Cell, code: number): Cell {
  let [height, width] = box;
  let at = code >= 4 ? turnCell(cell, box, 'flip') : cell;
  for (let turn = 0; turn < code % 4; turn += 1) {
    at = turnCell(at, [height, width], 'right');
    [height, width] = [width, height];
  }
  return at;
}

export function middleCell(shape: Cell[]): Cell {
  const [height, width] = extent(shape);
  const away = ([row, column]: Cell) =>
    Math.abs(row - (height - 1) / 2) + Math.abs(column - (width - 1) / 2);
  return shape.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
}

/**
 * Choose the cell for a ghost's tick: the free cell nearest to its top right that does not touch
 * it.
 * @param ghost  at least one cell
 */
export function tickCell(ghost: Cell[]): Cell {
  const top = Math.min(...ghost.map((cell) => cell[0]));
  const right = Math.max(...ghost.map((cell) => cell[1]));
  const reach = ([row, column]: Cell) =>
    Math.min(...ghost.map(([r, c]) => Math.abs(r - row) + Math.abs(c - column)));
  // Next to the ghost a finger would move it, so only as a last resort.
  const cost = (cell: Cell) =>
    Math.abs(cell[0] - top + 1) + Math.abs(cell[1] - right - 1) + (reach(cell) < 2 ? 20 : 0);
  const outside = CELLS.filter((cell) => reach(cell) > 0);
  return outside.reduce((best, cell) => (cost(cell) < cost(best) ? cell : best));
}

/**
 * Find the connected regions of empty cells, largest first.
 * @param cells  81 characters, `.` is empty
 */
export function emptyRegions(cells: string): Cell[][] {
  const seen = new Set();
  const regions: Cell[][] = [];
  for (let start = 0; start < cells.length; start += 1) {
    if (cells[start] !== '.' || seen.has(start)) continue;
    const region: Cell[] = [];
    const waiting = [start];
    seen.add(start);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      region.push([Math.floor(at / SIZE), at % SIZE]);
      for (const next of neighbours(at)) {
        if (cells[next] === '.' && !seen.has(next)) {
          seen.add(next);
          waiting.push(next);
        }
      }
    }
    regions.push(region.sort((a, b) => a[0] - b[0] || a[1] - b[1]));
  }
  return regions.sort((a, b) => b.length - a.length);
}

function neighbours(at: number) {
  const column = at % SIZE;
  const next = [at - SIZE, at + SIZE];
  if (column > 0) next.push(at - 1);
  if (column < SIZE - 1) next.push(at + 1);
  return next.filter((index) => index >= 0 && index < SIZE * SIZE);
}

/** The largest region that counts as a hole: only the smallest patches fit. */
const HOLE = 3;

export function holesMade(cells: string, covered: Cell[]) {
  const before = new Set(emptyRegions(cells).map(String));
  const after = emptyRegions(cover(cells, covered));
  return after.filter((region) => region.length <= HOLE && !before.has(String(region)));
}

export function cover(cells: string, covered: Cell[]) {
  const quilt = [...cells];
  for (const [row, column] of covered) quilt[row * SIZE + column] = 'x';
  return quilt.join('');
}

/** Find the fullest 7x7 square: its number of empty spaces and the index of its first space. */
export function fullest7x7(cells: string) {
  const fullest = { missing: 49, first: 0 };
  for (let top = 0; top < 3; top += 1) {
    for (let left = 0; left < 3; left += 1) {
      let missing = 0;
      for (let row = top; row < top + 7; row += 1) {
        missing += cells.slice(row * SIZE + left, row * SIZE + left + 7).split('.').length - 1;
      }
      if (missing < fullest.missing) Object.assign(fullest, { missing, first: top * SIZE + left });
    }
  }
  return fullest;
}

/**
 * Draw the closed outline of a shape as an SVG path, `inset` inside its edge, with cells of width
 * `scale`. Each border edge runs with the shape to its right; the edges are then chained.
 */
export function outline(shape: Cell[], scale: number, inset: number = 0) {
  const inside = new Set(shape.map(String));
  const edges: Map<string, { to: Cell; direction: number }[]> = new Map();
  for (const [row, column] of shape) {
    for (let direction = 0; direction < 4; direction += 1) {
      const [down, right] = DIRECTIONS[(direction + 3) % 4];
      if (inside.has(String([row + down, column + right]))) continue;
      const corner = CORNERS[direction];
      const from = [row + corner[0], column + corner[1]];
      const to: Cell = [from[0] + DIRECTIONS[direction][0], from[1] + DIRECTIONS[direction][1]];
      edges.set(String(from), [...(edges.get(String(from)) ?? []), { to, direction }]);
    }
  }
  let path = '';
  while (edges.size > 0) path += loop(edges, scale, inset);
  return path;
}

/** Right, down, left, up as [down, right]. */
const DIRECTIONS: Cell[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
/** The corner at which a cell's edge begins, by direction. */
const CORNERS: Cell[] = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
];

/** Remove one closed loop from the edges and return its path. */
function loop(edges: Map<string, { to: Cell; direction: number }[]>, scale: number, inset: number) {
  const start = edges.keys().next().value as string;
  const turns: { at: Cell; direction: number }[] = [];
  let key = start;
  let direction = -1;
  do {
    const choices = edges.get(key) as { to: Cell; direction: number }[];
    // Where two cells touch only by a corner, turn right, so that the outline stays on one cell.
    const index = Math.max(
      0,
      choices.findIndex((edge) => edge.direction === (direction + 1) % 4),
    );
    const edge = choices.splice(direction < 0 ? 0 : index, 1)[0];
    if (choices.length === 0) edges.delete(key);
    const [row, column] = key.split(',').map(Number);
    if (edge.direction !== direction) turns.push({ at: [row, column], direction: edge.direction });
    direction = edge.direction;
    key = String(edge.to);
  } while (key !== start);
  if (turns.length > 1 && turns[0].direction === direction) turns.shift();
  const points = turns.map(({ at, direction: after }, index) => {
    const before = turns[(index + turns.length - 1) % turns.length].direction;
    const [inDown, inRight] = [before, after]
      .map((each) => DIRECTIONS[(each + 1) % 4])
      .reduce((a, b) => [a[0] + b[0], a[1] + b[1]]);
    return `${at[1] * scale + inRight * inset} ${at[0] * scale + inDown * inset}`;
  });
  return `M${points.join('L')}Z`;
}

export function isOnBoard([row, column]: Cell) {
  return row >= 0 && column >= 0 && row < SIZE && column < SIZE;
}

export function walk([row, column]: Cell, direction: Direction): Cell {
  const [down, right] = STEPS[direction];
  return nudgeInside([[0, 0]], [row + down, column + right]);
}
