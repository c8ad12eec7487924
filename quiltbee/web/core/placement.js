/**
 * The placement machine: idle -> patch chosen -> ghost at (orientation, cell) -> legal? -> commit.
 *
 * Pure: every input (mouse, touch, keys, typed tokens) is an event, and `step` gives the next
 * state. What is legal is looked up in the exact sets that the rules give (`Choice.placements`).
 *
 * @typedef {import('./types.js').Cell} Cell
 * @typedef {import('./types.js').Patch} Patch
 *
 * @typedef {object} Choice   something that can be placed: a patch, or the special patch `+`
 * @property {string} letter
 * @property {Pick<Patch, 'orientations' | 'turns'>} patch
 * @property {Set<string>} placements   `0a7`: fits there, whether or not it can be bought
 * @property {boolean} [planned]   it is only held there, and can't be placed yet
 *
 * @typedef {object} Placement
 * @property {string | null} letter   null is idle
 * @property {Record<string, number>} orientations   belongs to the patch, survives deselecting
 * @property {Cell | null} origin   top left of the ghost, null where there is none
 * @property {boolean} set   the ghost stays where it is; a floating one follows the pointer
 * @property {Cell} anchor   the cell of the shape that is held: rotation turns about it
 * @property {Cell} cursor   the cell that the keyboard is on
 * @property {boolean} plan   what is chosen is only planned with
 * @property {Record<string, Cell>} spots   where patches were held that were planned with
 *
 * @typedef {import('./geometry.js').Direction} Direction
 * @typedef {{type: 'choose', choice: Choice, anchor?: Cell, said?: string}
 *   | {type: 'hover', cell: Cell}
 *   | {type: 'leave'}
 *   | {type: 'set', cell: Cell}
 *   | {type: 'put', orientation: number, origin: Cell, said?: string}
 *   | {type: 'hold', anchor: Cell}
 *   | {type: 'show'}
 *   | {type: 'arrow', direction: Direction}
 *   | {type: 'jump', direction: Direction}
 *   | {type: 'next', back?: boolean}
 *   | {type: 'turn', how: 'right' | 'left' | 'flip'}
 *   | {type: 'cycle'}
 *   | {type: 'cancel'}} PlacementEvent
 */
import {
  STEPS,
  cellsAt,
  extent,
  formatCell,
  isOnBoard,
  middleCell,
  nudgeInside,
  sameCell,
  turnCell,
  walk,
} from './geometry.js';
import { legalSpots, nearestSpot, nextSpot, spotAhead } from './spots.js';

/** @type {Placement} */
export const IDLE = {
  letter: null,
  orientations: {},
  origin: null,
  set: false,
  anchor: [0, 0],
  cursor: [4, 4],
  plan: false,
  spots: {},
};

/**
 * The special patch as something to place.
 * @param {string[]} cells
 * @returns {Choice}
 */
export function specialChoice(cells) {
  return {
    letter: '+',
    patch: { orientations: { 0: [[0, 0]] }, turns: { 0: { right: 0, left: 0, flip: 0 } } },
    placements: new Set(cells.map((cell) => `0${cell}`)),
  };
}

/**
 * The orientation code that a patch has now.
 * @param {Placement} placement
 * @param {string} letter
 */
export function orientationOf(placement, letter) {
  return placement.orientations[letter] ?? 0;
}

/**
 * The shape in hand, as it is turned.
 * @param {Placement} placement
 * @param {Choice} choice
 * @returns {Cell[]}
 */
export function shapeOf(placement, choice) {
  return choice.patch.orientations[orientationOf(placement, choice.letter)];
}

/**
 * The cells under the ghost; none where there is no ghost.
 * @param {Placement} placement
 * @param {Choice} choice
 */
export function ghostCells(placement, choice) {
  return placement.origin ? cellsAt(shapeOf(placement, choice), placement.origin) : [];
}

/**
 * The key of the ghost's place in `placements`.
 * @param {Placement} placement
 * @param {Choice} choice
 */
export function placeKey(placement, choice) {
  if (!placement.origin) return null;
  return `${orientationOf(placement, choice.letter)}${formatCell(placement.origin)}`;
}

/**
 * @param {Placement} placement
 * @param {Choice} choice
 */
export function isLegal(placement, choice) {
  const key = placeKey(placement, choice);
  return key !== null && choice.placements.has(key);
}

/**
 * The move token that commits this ghost, or null.
 * @param {Placement} placement
 * @param {Choice} choice
 */
export function tokenOf(placement, choice) {
  const key = placeKey(placement, choice);
  if (key === null || !choice.placements.has(key)) return null;
  return choice.letter === '+' ? `+${key.slice(1)}` : choice.letter + key;
}

/**
 * The state after an event. `choice` is what is chosen, null when idle.
 * @param {Placement} placement
 * @param {Choice | null} choice
 * @param {PlacementEvent} event
 * @returns {Placement}
 */
export function step(placement, choice, event) {
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

/** Nothing is in hand. @param {Placement} placement @returns {Placement} */
export function putBack(placement) {
  return placement.letter === null
    ? placement
    : { ...placement, letter: null, origin: null, set: false, plan: false };
}

/**
 * @param {Placement} placement
 * @param {Choice} choice
 * @param {Exclude<PlacementEvent, {type: 'choose' | 'cancel' | 'arrow'}>} event
 * @returns {Placement}
 */
function place(placement, choice, event) {
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

/**
 * @param {Placement} placement
 * @param {Choice} choice
 * @param {Cell} [anchor]
 * @returns {Placement}
 */
function choose(placement, choice, anchor) {
  const { letter, planned: plan = false } = choice;
  const chosen = { ...placement, letter, origin: null, set: false, plan };
  return { ...chosen, anchor: anchor ?? middleCell(shapeOf(chosen, choice)) };
}

/**
 * Hold the shape by its anchor over a cell.
 * @param {Placement} placement
 * @param {Choice} choice
 * @param {Cell} cell
 * @param {boolean} set
 * @returns {Placement}
 */
function hold(placement, choice, cell, set) {
  const shape = shapeOf(placement, choice);
  const wanted = nudgeInside(shape, [cell[0] - placement.anchor[0], cell[1] - placement.anchor[1]]);
  const origin = snap(placement, choice, wanted);
  const same = placement.origin && sameCell(placement.origin, origin) && placement.set === set;
  return same && sameCell(placement.cursor, cell)
    ? placement
    : { ...placement, origin, set, cursor: cell };
}

/**
 * The nearest legal origin within one cell of `origin`, else `origin`.
 * @param {Placement} placement
 * @param {Choice} choice
 * @param {Cell} origin
 * @returns {Cell}
 */
function snap(placement, choice, origin) {
  const code = orientationOf(placement, choice.letter);
  /** @type {Cell[]} */
  const near = [
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
    /** @type {Cell} */
    const at = [origin[0] + down, origin[1] + right];
    if (isOnBoard(at) && choice.placements.has(code + formatCell(at))) return at;
  }
  return origin;
}

/**
 * Set the ghost there.
 * @param {Placement} placement
 * @param {Choice} choice
 * @param {Cell} origin
 * @returns {Placement}
 */
function moveTo(placement, choice, origin) {
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

/**
 * The first ghost for the keyboard: at the legal spot nearest to the cursor.
 * @param {Placement} placement
 * @param {Choice} choice
 * @returns {Placement}
 */
function first(placement, choice) {
  const { anchor, cursor } = placement;
  const spots = spotsOf(placement, choice);
  const wanted = /** @type {Cell} */ ([cursor[0] - anchor[0], cursor[1] - anchor[1]]);
  return moveTo(placement, choice, nearestSpot(spots, wanted));
}

/**
 * The legal spots of the current orientation.
 * @param {Placement} placement
 * @param {Choice} choice
 */
function spotsOf(placement, choice) {
  return legalSpots(choice.placements, orientationOf(placement, choice.letter));
}

/**
 * @param {Placement} placement
 * @param {Choice} choice
 * @param {Direction} direction
 * @returns {Placement}
 */
function arrow(placement, choice, direction) {
  if (!placement.origin) return first(placement, choice);
  const [down, right] = STEPS[direction];
  return moveTo(placement, choice, [placement.origin[0] + down, placement.origin[1] + right]);
}

/**
 * To the nearest legal spot in that direction.
 * @param {Placement} placement
 * @param {Choice} choice
 * @param {Direction} direction
 * @returns {Placement}
 */
function jump(placement, choice, direction) {
  if (!placement.origin) return first(placement, choice);
  const spot = spotAhead(spotsOf(placement, choice), placement.origin, STEPS[direction]);
  return spot ? moveTo(placement, choice, spot) : { ...placement, set: true };
}

/**
 * To the next legal spot in reading order; after the last, to the first.
 * @param {Placement} placement
 * @param {Choice} choice
 * @param {boolean} back
 * @returns {Placement}
 */
function next(placement, choice, back) {
  const spots = spotsOf(placement, choice);
  const from = placement.origin;
  if (spots.length === 0) return from ? { ...placement, set: true } : first(placement, choice);
  if (from) return moveTo(placement, choice, nextSpot(spots, from, back));
  return moveTo(placement, choice, spots[back ? spots.length - 1 : 0]);
}

/**
 * Turn about the held cell, move back inside, then snap to a legal spot within one cell.
 * @param {Placement} placement
 * @param {Choice} choice
 * @param {'right' | 'left' | 'flip'} how
 * @returns {Placement}
 */
function turn(placement, choice, how) {
  const code = orientationOf(placement, choice.letter);
  const anchor = turnCell(placement.anchor, extent(shapeOf(placement, choice)), how);
  return turnTo(placement, choice, choice.patch.turns[code][how], anchor);
}

/**
 * The next distinct orientation; after the last, the first.
 * @param {Placement} placement
 * @param {Choice} choice
 */
function cycle(placement, choice) {
  const codes = Object.keys(choice.patch.orientations)
    .map(Number)
    .sort((a, b) => a - b);
  const code = codes[(codes.indexOf(orientationOf(placement, choice.letter)) + 1) % codes.length];
  return turnTo(placement, choice, code, middleCell(choice.patch.orientations[code]));
}

/**
 * @param {Placement} placement
 * @param {Choice} choice
 * @param {number} code
 * @param {Cell} anchor
 * @returns {Placement}
 */
function turnTo(placement, choice, code, anchor) {
  const turned = {
    ...placement,
    orientations: { ...placement.orientations, [choice.letter]: code },
    anchor,
  };
  if (!placement.origin) return turned;
  // About the cell under the pointer, which stays there: a click on it finds the patch where it is.
  const [row, column] = placement.cursor;
  const wanted = nudgeInside(shapeOf(turned, choice), [row - anchor[0], column - anchor[1]]);
  return { ...turned, origin: snap(turned, choice, wanted) };
}
