/**
 * The rules of the duel, for games without the server: a position and what a move makes of it. The
 * server's rules are the ones that count; `tests/web/test_offline.py` holds these to them.
 *
 * @typedef {import('../types.js').Patch} Patch
 * @typedef {import('../types.js').Patches} Patches
 * @typedef {import('../types.js').Placed} Placed
 * @typedef {import('../types.js').Player} Player
 * @typedef {'revised' | 'original'} Board
 *
 * @typedef {object} Owned   what a player has
 * @property {number} buttons
 * @property {number} time
 * @property {number} income
 * @property {string} cells   of the quilt
 * @property {Placed[]} patches   by letter
 *
 * @typedef {object} Position   immutable
 * @property {Board} board
 * @property {string} ring
 * @property {[Owned, Owned]} players
 * @property {Player} turn   once it is over, who reached the last space first
 * @property {'action' | 'special_patch' | 'over'} stage
 * @property {Player | null} tile   who has the special tile
 */
import { INCOME_MARKS, LAST_SPACE, SPECIAL_PATCHES } from '../figures.js';
import { SIZE } from '../geometry.js';
import { otherOf } from '../seats.js';
import { covered, freeSpaces, has7x7, spaceName, spacesAt } from './placements.js';

const MARKET = 3;
const TILE_POINTS = 7;
const EMPTY_POINTS = -2;

/**
 * @param {string} ring
 * @param {Board} board
 * @returns {Position}
 */
export function newGame(ring, board = 'revised') {
  /** @type {Owned} */
  const start = { buttons: 5, time: 0, income: 0, cells: '.'.repeat(SIZE * SIZE), patches: [] };
  return { board, ring, players: [start, start], turn: 1, stage: 'action', tile: null };
}

/** The player to move. @param {Position} position */
export function moverOf({ players, turn }) {
  return players[turn - 1];
}

/** The letters of the patches on offer. @param {Position} position */
export function choices({ ring }) {
  return [...ring.slice(0, MARKET)];
}

/**
 * The marks that a move from one space to another crosses.
 * @param {number[]} marks
 * @param {number} start
 * @param {number} stop
 */
export function crossed(marks, start, stop) {
  return marks.filter((mark) => mark > start && mark <= stop);
}

/** The special patches still on the board, beyond both tokens. @param {Position} position */
export function specialLeft({ board, players: [first, second] }) {
  return crossed(SPECIAL_PATCHES[board], Math.max(first.time, second.time), LAST_SPACE);
}

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
  const hasSpace = freeSpaces(mover.cells).length > (patch?.squares ?? 0);
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
 * Why a patch on offer can't be bought; null if it can.
 * @param {Position} position
 * @param {Patch} patch
 */
export function whyNotBuyable(position, patch) {
  const missing = patch.buttons - moverOf(position).buttons;
  return missing > 0 ? `needs ${missing} more button${missing > 1 ? 's' : ''}` : null;
}

/**
 * The position after a move, null where it is illegal.
 * @param {Position} position
 * @param {string} token   `X0a7`, `+d9` or `pass`
 * @param {Patches} patches
 * @returns {Position | null}
 */
export function play(position, token, patches) {
  if (position.stage === 'special_patch') return playSpecial(position, token);
  if (position.stage === 'over') return null;
  if (token === 'pass') return advanced(position, position.ring, moverOf(position), null);
  const [letter, patch] = [token[0], patches[token[0]]];
  if (!choices(position).includes(letter) || whyNotBuyable(position, patch)) return null;
  const mover = moverOf(position);
  const spaces = spacesAt(mover.cells, patch, token.slice(1));
  if (spaces === null) return null;
  const [before, after] = position.ring.split(letter);
  return advanced(position, after + before, sewn(mover, token, patch, spaces), patch);
}

/**
 * @param {Owned} mover
 * @param {string} token
 * @param {Patch} patch
 * @param {number[]} spaces
 * @returns {Owned}
 */
function sewn({ cells, patches, income, ...rest }, token, patch, spaces) {
  const [letter, orientation] = [token[0], Number(token[1])];
  const [row, column] = [Number(token[3]) - 1, token.charCodeAt(2) - 97];
  const all = [...patches, { letter, orientation, row, column }];
  return {
    ...rest,
    income: income + patch.income,
    cells: covered(cells, spaces, letter),
    patches: all.sort((a, b) => (a.letter < b.letter ? -1 : 1)),
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
 * @param {string} token
 * @returns {Position | null}
 */
function playSpecial(position, token) {
  const mover = moverOf(position);
  const space = freeSpaces(mover.cells).find((each) => `+${spaceName(each)}` === token);
  if (space === undefined) return null;
  const after = { ...mover, cells: covered(mover.cells, [space], '*') };
  return { ...withMover(position, after), stage: 'action', turn: otherOf(position.turn) };
}

/**
 * @param {Position} position
 * @param {Owned} mover
 * @returns {Position}
 */
function withMover({ players: [first, second], turn, tile, ...rest }, mover) {
  const isFirst = turn === 1;
  return {
    ...rest,
    turn,
    players: isFirst ? [mover, second] : [first, mover],
    tile: tile === null && has7x7(mover.cells) ? turn : tile,
  };
}

/**
 * What a player's score is made of, if the game ended now.
 * @param {Position} position
 * @param {Player} player
 */
export function scoreParts({ players, tile }, player) {
  const { buttons, cells } = players[player - 1];
  const empty = EMPTY_POINTS * freeSpaces(cells).length;
  return { buttons, special_tile: tile === player ? TILE_POINTS : 0, empty };
}

/** What a covered space is worth at the end. */
export const COVERED_POINTS = -EMPTY_POINTS;

/** Both scores if the game ended now. @param {Position} position @returns {[number, number]} */
export function scores(position) {
  return [total(scoreParts(position, 1)), total(scoreParts(position, 2))];
}

/** @param {{buttons: number, special_tile: number, empty: number}} parts */
export function total({ buttons, special_tile, empty }) {
  return buttons + special_tile + empty;
}
