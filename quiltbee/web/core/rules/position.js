/**
 * What a position is made of, and plain questions about it. A solo game has the same positions: the
 * person is player 1, and player 2 the Automa, which has a token and buttons but no quilt.
 *
 * @typedef {import('../types.js').Placed} Placed
 * @typedef {import('../types.js').Player} Player
 * @typedef {import('./types.js').AutomaSide} AutomaSide
 * @typedef {import('./types.js').BoardName} BoardName
 * @typedef {import('./types.js').Owned} Owned
 * @typedef {import('./types.js').Position} Position
 */
import { LAST_SPACE, SPECIAL_PATCHES } from '../figures.js';
import { NOTHING, SPACES } from './placements.js';

const MARKET = 3;
const BUTTONS = 5;

/** What a player has at the start. @type {Owned} */
const AT_START = {
  buttons: BUTTONS,
  time: 0,
  income: 0,
  cells: '.'.repeat(SPACES),
  filled: NOTHING,
  empty: SPACES,
  patches: [],
};

/**
 * The position after set-up.
 * @param {string} ring
 * @param {BoardName} board
 * @returns {Position}
 */
export function newGame(ring, board = 'revised') {
  const players = /** @type {const} */ ([AT_START, AT_START]);
  return { board, ring, players, turn: 1, stage: 'action', tile: null, automa: null };
}

/** What the Automa has: buttons and a token. @param {number} buttons @param {number} time */
export function automaOwned(buttons, time) {
  return { ...AT_START, buttons, time };
}

/** Whether a duel has just been set up. @param {Position} position */
export function isSetUp({ ring, players, turn, stage, tile, automa }) {
  const hasBegun = players.some(
    ({ buttons, time, empty }) => buttons !== BUTTONS || time > 0 || empty < SPACES,
  );
  const isFirst = turn === 1 && stage === 'action' && tile === null && automa === null;
  return isFirst && !hasBegun && new Set(ring).size === 33 && ring.endsWith('A');
}

/** The player to move. @param {Position} position */
export function moverOf({ players, turn }) {
  return players[turn - 1];
}

/**
 * Who decides next: a player, the Automa's next card, or nobody once the game is over.
 * @param {Position} position
 * @returns {Player | 'card' | null}
 */
export function deciderOf({ stage, turn, automa }) {
  if (stage === 'over') return null;
  return automa !== null && turn === 2 ? 'card' : turn;
}

/** The letters of the patches on offer. @param {Position} position */
export function choices({ ring }) {
  return [...ring.slice(0, MARKET)];
}

/**
 * The ring after a patch was taken: those that were skipped come last.
 * @param {string} ring
 * @param {string} letter
 */
export function takenFrom(ring, letter) {
  const at = ring.indexOf(letter);
  return ring.slice(at + 1) + ring.slice(0, at);
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

/** The space of the token that is ahead. @param {Position} position */
export function furthest({ players: [first, second] }) {
  return Math.max(first.time, second.time);
}

/** The special patches still on the board, beyond both tokens. @param {Position} position */
export function specialLeft(position) {
  return crossed(SPECIAL_PATCHES[position.board], furthest(position), LAST_SPACE);
}
