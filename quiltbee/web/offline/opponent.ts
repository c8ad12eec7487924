/**
 * A simple player: takes what brings the most by the end for the time that it costs, and sews it
 * where it leaves few holes.
 */
import { INCOME_MARKS, LAST_SPACE } from '../core/figures.ts';
import { bestFits } from '../core/fit.ts';
import { cellsAt, emptyRegions, formatCell, holesMade, parseCell } from '../core/geometry.ts';
import { describeChoices } from '../core/rules/description.ts';
import { crossed, moverOf } from '../core/rules/position.ts';
import { scores } from '../core/rules/scores.ts';
import type { Option, Patches } from '../core/types.ts';
import type { Position } from '../core/rules/types.ts';

/** What a space of the time board is worth: about what passing earns on it. */
const TIME = 1.1;
/** What a special patch is worth besides its space. */
const SPECIAL = 3;
/** What a hole costs: more than the space in it, for nothing larger fits there either. */
const HOLE = 3;
/** What completing a 7x7 square is worth. */
const TILE = 7;

/** The token of the move to make; null once the game is over. */
export function chooseMove(position: Position, patches: Patches) {
  if (position.stage === 'over') return null;
  const { options, special_cells, special_cells_7x7 } = describeChoices(position, patches);
  if (position.stage === 'special_patch')
    return `+${special_cells_7x7[0] ?? smallestHole(moverOf(position).cells) ?? special_cells[0]}`;
  const moves = options
    .filter(({ available }) => available)
    .map((option) => weighed(position, option, patches));
  return moves.reduce((best, move) => (move.value > best.value ? move : best)).token;
}

function weighed(
  position: Position,
  { letter, completes_7x7, placements, consequence }: Option,
  patches: Patches,
) {
  const { time } = consequence;
  const mover = moverOf(position);
  const at = position.turn - 1;
  const gained = consequence.scores[at] - scores(position, patches)[at];
  const spent = TIME * (time - mover.time);
  const special = consequence.special_patch ? SPECIAL : 0;
  if (letter === null) return { token: 'pass', value: gained - spent + special };
  const patch = patches[letter];
  const paydays = crossed(INCOME_MARKS, time, LAST_SPACE).length;
  const places = new Set(completes_7x7.length > 0 ? completes_7x7 : placements);
  const [place] = bestFits(mover.cells, { letter, patch, placements: places }, 1);
  const cells = cellsAt(patch.orientations[place[0]], parseCell(place.slice(1)) ?? [0, 0]);
  const holes = HOLE * holesMade(mover.cells, cells).length;
  const tile = completes_7x7.length > 0 ? TILE : 0;
  const value = gained + patch.income * paydays - spent + special - holes + tile;
  return { token: letter + place, value };
}

/** The first space of the smallest empty region. */
function smallestHole(cells: string) {
  const cell = emptyRegions(cells).at(-1)?.[0];
  return cell && formatCell(cell);
}
