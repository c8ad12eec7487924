/**
 * The rules: what is legal in a position, what it would bring, and what a move makes of it. The
 * server's rules are the ones that count; `tests/web/test_rules.py` holds these to them.
 *
 * @typedef {import('../types.js').Patch} Patch
 * @typedef {import('../types.js').Patches} Patches
 * @typedef {import('../types.js').Placed} Placed
 * @typedef {import('./placements.js').Placement} Placement
 * @typedef {import('./types.js').Owned} Owned
 * @typedef {import('./types.js').Position} Position
 */
import { INCOME_MARKS, LAST_SPACE } from '../figures.js';
import { otherOf } from '../seats.js';
import {
  covered,
  fitting,
  freeSpaces,
  has7x7,
  holds,
  maskOf,
  placementAt,
  spaceName,
  spaceOf,
  union,
} from './placements.js';
import { choices, crossed, deciderOf, moverOf, specialLeft, takenFrom } from './position.js';

const TOKEN = /^(?:pass|[A-Za-g][0-7][a-i][1-9]|\+[a-i][1-9])$/;

/**
 * What the player to move gets by taking a patch, or by the pass (null); whether the patch can be
 * paid is not asked.
 * @param {Position} position   in the stage `action`
 * @param {Patch | null} patch
 */
export function consequence(position, patch) {
  const { turn, players } = position;
  const mover = moverOf(position);
  const waiting = players[2 - turn];
  const ahead = patch ? mover.time + patch.time : waiting.time + 1;
  const time = Math.min(ahead, LAST_SPACE);
  const [paid, earned] = patch ? [patch.buttons, 0] : [0, time - mover.time];
  const marks = crossed(INCOME_MARKS, mover.time, time);
  const income = (mover.income + (patch?.income ?? 0)) * marks.length;
  const isAhead = time > waiting.time;
  const hasSpace = mover.empty > (patch?.squares ?? 0);
  const over = time === LAST_SPACE && waiting.time === LAST_SPACE;
  return {
    buttons: mover.buttons - paid + earned + income,
    ...{ time, paid, earned, income_marks: marks, income },
    special_patch: isAhead && hasSpace && specialLeft(position).some((mark) => mark <= time),
    next: isAhead || over ? otherOf(turn) : turn,
    over,
  };
}

/**
 * Every legal move: the pass, then the patches in the order of the ring.
 * @param {Position} position
 * @param {Patches} patches
 * @returns {string[]}
 */
export function legalMoves(position, patches) {
  if (deciderOf(position) !== position.turn) return [];
  const { filled, buttons } = moverOf(position);
  if (position.stage === 'special_patch')
    return freeSpaces(filled).map((space) => `+${spaceName(space)}`);
  const affordable = choices(position).filter((letter) => patches[letter].buttons <= buttons);
  const placed = affordable.flatMap((letter) =>
    fitting(filled, patches[letter]).map(({ name }) => letter + name),
  );
  return ['pass', ...placed];
}

/**
 * Why a move is illegal, in the words of the server's rules; null if it is legal.
 * @param {Position} position
 * @param {string} token   `X0a7`, `+d9` or `pass`
 * @param {Patches} patches
 * @returns {string | null}
 */
export function whyIllegal(position, token, patches) {
  if (!TOKEN.test(token)) return 'a move is pass, a patch like X0a7 or a special patch like +d9';
  const letter = token[0];
  const isPatch = letter in patches && token !== 'pass';
  const placement = isPatch ? placementAt(patches[letter], token.slice(1)) : null;
  if (isPatch && !placement) return `patch ${letter} would not lie wholly on the board there`;
  if (position.stage === 'over') return 'the game is over';
  if (deciderOf(position) === 'card') return "it is the Automa's turn";
  const spaces = placement?.spaces ?? [spaceOf(token.slice(1)) ?? 0];
  if (position.stage === 'special_patch')
    return letter === '+' ? overlap(position, spaces) : 'the special patch must be placed first';
  if (token === 'pass') return null;
  if (letter === '+') return 'there is no special patch to place';
  return whyNotBuyable(position, letter, patches) ?? overlap(position, spaces);
}

/**
 * Why a patch can't be bought, wherever it is to lie; null if it can.
 * @param {Position} position
 * @param {string} letter
 * @param {Patches} patches
 */
export function whyNotBuyable(position, letter, patches) {
  const offered = choices(position);
  if (!position.ring.includes(letter)) return `patch ${letter} is no longer in the ring`;
  if (!offered.includes(letter))
    return `patch ${letter} is not among the next three (${offered.join(', ')})`;
  const missing = patches[letter].buttons - moverOf(position).buttons;
  return missing > 0 ? `needs ${missing} more button${missing > 1 ? 's' : ''}` : null;
}

/** @param {Position} position @param {number[]} spaces   row by row */
function overlap(position, spaces) {
  const { filled } = moverOf(position);
  const found = spaces.find((space) => holds(filled, space));
  return found === undefined ? null : `overlaps at ${spaceName(found)}`;
}

/**
 * The position after a move, null where it is illegal (`whyIllegal` says why).
 * @param {Position} position
 * @param {string} token   `X0a7`, `+d9` or `pass`
 * @param {Patches} patches
 * @returns {Position | null}
 */
export function play(position, token, patches) {
  if (whyIllegal(position, token, patches) !== null) return null;
  const mover = moverOf(position);
  if (token === 'pass') return advanced(position, position.ring, mover, null);
  const [letter, name] = [token[0], token.slice(1)];
  if (letter === '+') {
    const after = withMover(position, sewn(mover, [spaceOf(name) ?? 0], '*'));
    return { ...after, stage: 'action', turn: otherOf(position.turn) };
  }
  const patch = patches[letter];
  const placement = /** @type {Placement} */ (placementAt(patch, name));
  const { orientation, row, column, spaces } = placement;
  const bought = {
    ...sewn(mover, spaces, letter),
    income: mover.income + patch.income,
    patches: inOrder([...mover.patches, { letter, orientation, row, column }]),
  };
  return advanced(position, takenFrom(position.ring, letter), bought, patch);
}

/** By letter, capitals first. @param {Placed[]} patches */
export function inOrder(patches) {
  return patches.sort((a, b) => (a.letter < b.letter ? -1 : 1));
}

/**
 * What a player has with something on these spaces.
 * @param {Owned} mover
 * @param {number[]} spaces
 * @param {string} sign
 * @returns {Owned}
 */
function sewn(mover, spaces, sign) {
  return {
    ...mover,
    cells: covered(mover.cells, spaces, sign),
    filled: union(mover.filled, maskOf(spaces)),
    empty: mover.empty - spaces.length,
  };
}

/**
 * The position after an action, by which the mover has this.
 * @param {Position} position
 * @param {string} ring
 * @param {Owned} mover
 * @param {Patch | null} patch
 * @returns {Position}
 */
function advanced(position, ring, mover, patch) {
  const { buttons, time, special_patch, next, over } = consequence(position, patch);
  const stage = over ? 'over' : special_patch ? 'special_patch' : 'action';
  const turn = special_patch && !over ? position.turn : next;
  return { ...withMover(position, { ...mover, buttons, time }), ring, stage, turn };
}

/**
 * @param {Position} position
 * @param {Owned} mover
 * @returns {Position}
 */
function withMover(position, mover) {
  const { players, turn, tile } = position;
  return {
    ...position,
    players: turn === 1 ? [mover, players[1]] : [players[0], mover],
    tile: tile === null && has7x7(mover.filled) ? turn : tile,
  };
}
