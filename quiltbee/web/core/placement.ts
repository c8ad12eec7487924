/**
 * The placement machine: idle -> patch chosen -> ghost at (orientation, cell) -> legal? -> commit.
 *
 * Pure: every input (mouse, touch, keys, typed tokens) is an event, and `step` returns the next
 * state. Legality is looked up in the exact sets from the rules (`legal`).
 */
import {
  cellsAt,
  extent,
  formatCell,
  isOnBoard,
  middleCell,
  nudgeInside,
  parseCell,
  sameCell,
  SIZE,
  STEPS,
  turnCell,
  walk,
  type Direction,
} from './geometry.ts';
import { fitting, freeSpaces, maskIn, spaceName } from './rules/placements.ts';
import type { Cell, Patch, Patches } from './types.ts';

/** A piece to place: a patch, or the special patch `+`. */
export type Choice = {
  letter: string;
  patch: Pick<Patch, 'orientations' | 'turns'>;
  /** Keys such as `0a7` of all spots where it fits, affordable or not. */
  placements: Set<string>;
  /** Held for planning; it can't be placed yet. */
  planned?: boolean;
};

export type Placement = {
  /** Null when idle. */
  letter: string | null;
  /** By patch; they survive deselecting. */
  orientations: Record<string, number>;
  /** Top left of the ghost; null without a ghost. */
  origin: Cell | null;
  /** The ghost stays in place; a floating one follows the pointer. */
  set: boolean;
  /** The held cell of the shape; rotation turns about it. */
  anchor: Cell;
  /** The keyboard's cell. */
  cursor: Cell;
  /** The chosen patch is only planned with. */
  plan: boolean;
  /** Where planned patches were held. */
  spots: Record<string, Cell>;
};

export type PlacementEvent =
  | { type: 'choose'; choice: Choice; anchor?: Cell; words?: string }
  | { type: 'hover'; cell: Cell }
  | { type: 'leave' }
  | { type: 'set'; cell: Cell }
  | { type: 'put'; orientation: number; origin: Cell; words?: string }
  | { type: 'hold'; anchor: Cell }
  | { type: 'show' }
  | { type: 'arrow'; direction: Direction }
  | { type: 'jump'; direction: Direction }
  | { type: 'next'; back?: boolean }
  | { type: 'turn'; how: 'right' | 'left' | 'flip' }
  | { type: 'cycle' }
  | { type: 'cancel' };

export const IDLE: Placement = {
  letter: null,
  orientations: {},
  origin: null,
  set: false,
  anchor: [0, 0],
  cursor: [4, 4],
  plan: false,
  spots: {},
};

const SPECIAL = {
  orientations: { 0: [[0, 0] as Cell] },
  turns: { 0: { right: 0, left: 0, flip: 0 } },
};

/** The latest results, since the same ones are needed again and again while a patch is in hand. */
const known: Map<string, Choice> = new Map();
const REMEMBERED = 8;

/**
 * Collect all spots where a patch, or the special patch `+`, fits on a quilt.
 * @param cells  of the quilt
 */
export function legal(cells: string, letter: string, patches: Patches): Choice {
  const key = letter + cells;
  const before = known.get(key);
  if (before) return before;
  const filled = maskIn(cells);
  const names =
    letter === '+'
      ? freeSpaces(filled).map((space) => `0${spaceName(space)}`)
      : fitting(filled, patches[letter]).map(({ name }) => name);
  const patch = letter === '+' ? SPECIAL : patches[letter];
  const choice = { letter, patch, placements: new Set(names) };
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, choice);
  return choice;
}

export function orientationOf(placement: Placement, letter: string) {
  return placement.orientations[letter] ?? 0;
}

export function shapeOf(placement: Placement, choice: Choice): Cell[] {
  return choice.patch.orientations[orientationOf(placement, choice.letter)];
}

export function ghostCells(placement: Placement, choice: Choice) {
  return placement.origin ? cellsAt(shapeOf(placement, choice), placement.origin) : [];
}

/** Return the key of the ghost's spot in `placements`. */
export function placeKey(placement: Placement, choice: Choice) {
  if (!placement.origin) return null;
  return `${orientationOf(placement, choice.letter)}${formatCell(placement.origin)}`;
}

export function isLegal(placement: Placement, choice: Choice) {
  const key = placeKey(placement, choice);
  return key !== null && choice.placements.has(key);
}

/** Return the move token that commits this ghost, or null. */
export function tokenOf(placement: Placement, choice: Choice) {
  const key = placeKey(placement, choice);
  if (key === null || !choice.placements.has(key)) return null;
  return choice.letter === '+' ? `+${key.slice(1)}` : choice.letter + key;
}

/**
 * Apply an event.
 * @param choice  the piece in hand, null when idle
 */
export function step(
  placement: Placement,
  choice: Choice | null,
  event: PlacementEvent,
): Placement {
  switch (event.type) {
    case 'choose':
      return choose(placement, event.choice, event.anchor);
    case 'cancel':
      return putBack(placement);
    case 'arrow':
      return choice
        ? arrow(placement, choice, event.direction)
        : { ...placement, cursor: walk(placement.cursor, event.direction) };
    default:
      return choice ? place(placement, choice, event) : placement;
  }
}

/** Put back the piece in hand. */
export function putBack(placement: Placement): Placement {
  return placement.letter === null
    ? placement
    : { ...placement, letter: null, origin: null, set: false, plan: false };
}

function place(
  placement: Placement,
  choice: Choice,
  event: Exclude<PlacementEvent, { type: 'choose' | 'cancel' | 'arrow' }>,
): Placement {
  switch (event.type) {
    case 'hover':
      return placement.set ? placement : hold(placement, choice, event.cell, false);
    case 'leave':
      return placement.set || !placement.origin ? placement : { ...placement, origin: null };
    case 'set':
      return hold(placement, choice, event.cell, true);
    case 'hold':
      return { ...placement, anchor: event.anchor, set: false };
    case 'put':
      return moveTo(
        {
          ...placement,
          orientations: { ...placement.orientations, [choice.letter]: event.orientation },
          anchor: middleCell(choice.patch.orientations[event.orientation]),
        },
        choice,
        event.origin,
      );
    case 'show':
      return placement.origin ? { ...placement, set: true } : first(placement, choice);
    case 'jump':
      return jump(placement, choice, event.direction);
    case 'next':
      return next(placement, choice, event.back ?? false);
    case 'turn':
      return turn(placement, choice, event.how);
    case 'cycle':
      return cycle(placement, choice);
  }
}

function choose(placement: Placement, choice: Choice, anchor?: Cell): Placement {
  const { letter, planned: plan = false } = choice;
  const chosen = { ...placement, letter, origin: null, set: false, plan };
  return { ...chosen, anchor: anchor ?? middleCell(shapeOf(chosen, choice)) };
}

/** Hold the shape by its anchor over a cell. */
function hold(placement: Placement, choice: Choice, cell: Cell, set: boolean): Placement {
  const shape = shapeOf(placement, choice);
  const wanted = nudgeInside(shape, [cell[0] - placement.anchor[0], cell[1] - placement.anchor[1]]);
  const origin = snap(placement, choice, wanted);
  const same = placement.origin && sameCell(placement.origin, origin) && placement.set === set;
  return same && sameCell(placement.cursor, cell)
    ? placement
    : { ...placement, origin, set, cursor: cell };
}

/** Return the nearest legal origin within one cell of `origin`, else `origin`. */
function snap(placement: Placement, choice: Choice, origin: Cell): Cell {
  const code = orientationOf(placement, choice.letter);
  const near: Cell[] = [
    [0, 0],
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ];
  for (const [down, right] of near) {
    const at: Cell = [origin[0] + down, origin[1] + right];
    if (isOnBoard(at) && choice.placements.has(code + formatCell(at))) return at;
  }
  return origin;
}

function moveTo(placement: Placement, choice: Choice, origin: Cell): Placement {
  const shape = shapeOf(placement, choice);
  const at = nudgeInside(shape, origin);
  const anchor = shape.some((cell) => sameCell(cell, placement.anchor))
    ? placement.anchor
    : middleCell(shape);
  return {
    ...placement,
    origin: at,
    set: true,
    anchor,
    cursor: [at[0] + anchor[0], at[1] + anchor[1]],
  };
}

function first(placement: Placement, choice: Choice): Placement {
  const { anchor, cursor } = placement;
  const spots = spotsOf(placement, choice);
  const wanted = [cursor[0] - anchor[0], cursor[1] - anchor[1]] as Cell;
  return moveTo(placement, choice, nearestSpot(spots, wanted));
}

function spotsOf(placement: Placement, choice: Choice) {
  return legalSpots(choice.placements, orientationOf(placement, choice.letter));
}

function arrow(placement: Placement, choice: Choice, direction: Direction): Placement {
  if (!placement.origin) return first(placement, choice);
  const [down, right] = STEPS[direction];
  return moveTo(placement, choice, [placement.origin[0] + down, placement.origin[1] + right]);
}

function jump(placement: Placement, choice: Choice, direction: Direction): Placement {
  if (!placement.origin) return first(placement, choice);
  const spot = spotAhead(spotsOf(placement, choice), placement.origin, STEPS[direction]);
  return spot ? moveTo(placement, choice, spot) : { ...placement, set: true };
}

function next(placement: Placement, choice: Choice, back: boolean): Placement {
  const spots = spotsOf(placement, choice);
  const from = placement.origin;
  if (spots.length === 0) return from ? { ...placement, set: true } : first(placement, choice);
  if (from) return moveTo(placement, choice, nextSpot(spots, from, back));
  return moveTo(placement, choice, spots[back ? spots.length - 1 : 0]);
}

/** Turn about the held cell, move back inside, then snap to a legal spot within one cell. */
function turn(placement: Placement, choice: Choice, how: 'right' | 'left' | 'flip'): Placement {
  const code = orientationOf(placement, choice.letter);
  const anchor = turnCell(placement.anchor, extent(shapeOf(placement, choice)), how);
  return turnTo(placement, choice, choice.patch.turns[code][how], anchor);
}

function cycle(placement: Placement, choice: Choice) {
  const codes = Object.keys(choice.patch.orientations)
    .map(Number)
    .sort((a, b) => a - b);
  const code = codes[(codes.indexOf(orientationOf(placement, choice.letter)) + 1) % codes.length];
  return turnTo(placement, choice, code, middleCell(choice.patch.orientations[code]));
}

function turnTo(placement: Placement, choice: Choice, code: number, anchor: Cell): Placement {
  const turned = {
    ...placement,
    orientations: { ...placement.orientations, [choice.letter]: code },
    anchor,
  };
  if (!placement.origin) return turned;
  // Turn about the cell under the pointer: a click there then still hits the patch.
  const [row, column] = placement.cursor;
  const wanted = nudgeInside(shapeOf(turned, choice), [row - anchor[0], column - anchor[1]]);
  return { ...turned, origin: snap(turned, choice, wanted) };
}

/**
 * List the legal spots of one orientation, in reading order.
 * @param placements  such as `0a7`
 */
export function legalSpots(placements: Set<string>, code: number): Cell[] {
  return [...placements]
    .filter((key) => key[0] === String(code))
    .map((key) => parseCell(key.slice(1)) as Cell)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Return the first of the spots with the fewest steps to a cell; the cell itself without spots. */
export function nearestSpot(spots: Cell[], wanted: Cell) {
  const away = (at: Cell) => Math.abs(at[0] - wanted[0]) + Math.abs(at[1] - wanted[1]);
  return spots.reduce((best, at) => (away(at) < away(best) ? at : best), spots[0] ?? wanted);
}

/**
 * Return the nearest spot in a direction, straight ahead before aside.
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
 * Return the next or previous spot in reading order, cyclically.
 * @param spots  at least one
 */
export function nextSpot(spots: Cell[], from: Cell, back: boolean) {
  const rank = (at: Cell) => (at[0] - from[0]) * SIZE + at[1] - from[1];
  const after = back
    ? [...spots].reverse().find((at) => rank(at) < 0)
    : spots.find((at) => rank(at) > 0);
  return after ?? spots[back ? spots.length - 1 : 0];
}
