/**
 * Spots that fit, best first: few holes, then many sides against edges and patches. A help for
 * finding spots, not a judgment of moves.
 */
import { SIZE, cellsAt, holesMade, parseCell } from './geometry.ts';
import type { Cell } from './types.ts';
import type { Choice } from './placement.ts';

/** @returns keys such as `0a7` */
export function bestFits(cells: string, choice: Choice, most: number): string[] {
  return [...choice.placements]
    .map((key) => {
      const origin = parseCell(key.slice(1)) as Cell;
      const covered = cellsAt(choice.patch.orientations[key[0]], origin);
      const holes = holesMade(cells, covered).length;
      return { key, score: snugness(cells, covered) - 6 * holes };
    })
    .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1))
    .slice(0, most)
    .map(({ key }) => key);
}

const MIDDLE: Cell = [3, 3];

/**
 * Choose where a newly chosen patch appears: the best spot in its current orientation, else the
 * best in any, else the middle.
 * @param code  its current orientation
 */
export function goodSpot(cells: string, choice: Choice, code: number) {
  const asTurned = [...choice.placements].filter((key) => key[0] === String(code));
  const placements = new Set(asTurned.length > 0 ? asTurned : choice.placements);
  const [key] = bestFits(cells, { ...choice, placements }, 1);
  if (key === undefined) return { orientation: code, origin: MIDDLE };
  return { orientation: Number(key[0]), origin: parseCell(key.slice(1)) as Cell };
}

function snugness(cells: string, covered: Cell[]) {
  const own = new Set(covered.map(String));
  let sides = 0;
  for (const [row, column] of covered) {
    for (const [r, c] of [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ]) {
      const outside = r < 0 || c < 0 || r >= SIZE || c >= SIZE;
      if (outside || (cells[r * SIZE + c] !== '.' && !own.has(`${r},${c}`))) sides += 1;
    }
  }
  return sides;
}
