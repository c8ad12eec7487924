/**
 * What decisions did, from the states before and after them: for the list of what has happened
 * since one's own last decision, and for the movements on the board.
 *
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').Seat} Seat
 * @typedef {import('./types.js').Table} Table
 *
 * @typedef {object} Happening
 * @property {number} number   of the move
 * @property {Player} player
 * @property {string} move
 * @property {{from: number, to: number, buttons: number} | null} change   spaces, and the buttons
 *   more
 *   or fewer; null where the state before is not known
 */
import { moveLabel, nameIn, nameOf } from './sentences.js';
import { ownSeats } from './seats.js';
import { t } from './words.js';

/**
 * The moves that a state has and the one before it had not.
 * @param {Table | null} before
 * @param {Table} after
 * @returns {Happening[]}
 */
export function happeningsBetween(before, after) {
  const known = before?.moves.length ?? 0;
  const fresh = after.moves.slice(known);
  return fresh.map(({ number, player, move }) => {
    if (!before || fresh.length !== 1) return { number, player, move, change: null };
    const [was, is] = [before.players[player - 1], after.players[player - 1]];
    const change = { from: was.time, to: is.time, buttons: is.buttons - was.buttons };
    return { number, player, move, change };
  });
}

/**
 * What has happened since the last decision of whoever looks: the moves of the other side at the
 * end of the list. Where two share the screen, that is the one to move.
 * @param {Table} table
 * @param {Record<number, Happening>} known   what was seen to happen, by the number of the move
 * @returns {Happening[]}
 */
export function sinceOwn(table, known) {
  const own = ownSeats(table.seats);
  const reader = own.length === 1 ? own[0] : table.turn;
  const last = table.moves.map(({ player }) => player).lastIndexOf(reader);
  return table.moves.slice(last + 1).map((move) => {
    const seen = known[move.number];
    return seen?.move === move.move ? seen : { ...move, change: null };
  });
}

/**
 * `Level 1 passed: moved 4, +4 buttons`.
 * @param {Happening} happening
 * @param {Seat[]} seats
 * @param {Patches} patches
 */
export function happeningSentence({ player, move, change }, seats, patches) {
  const name = nameOf(seats, player);
  const did = { name, deed: deed(move, patches) };
  if (!change || change.to === change.from) return t('happened', did);
  return t('happened-with', { ...did, detail: detailOf(change) });
}

/** `moved 4, +4 buttons`. @param {{from: number, to: number, buttons: number}} change */
export function detailOf({ from, to, buttons }) {
  const count = to - from;
  if (buttons === 0) return t('moved', { count });
  const gain = t('gain', { sign: buttons < 0 ? '−' : '+', count: Math.abs(buttons) });
  return t('moved-and', { count, gain });
}

/**
 * @param {string} move
 * @param {Patches} patches
 */
function deed(move, patches) {
  if (move.startsWith('+')) return t('deed-special');
  if (/^[A-Za-z]\d/.test(move)) return t('deed-patch', { patch: nameIn(patches, move[0]) });
  return moveLabel(move, patches);
}

/** The letter of the patch that a move took; null for any other move. @param {string} move */
export function patchIn(move) {
  if (move.startsWith('A:')) return move === 'A:pass' ? null : move[2];
  return /^[A-Za-g]\d/.test(move) ? move[0] : null;
}

/**
 * What a move gained, in a few words, and the marks of the board that it crossed.
 * @param {Happening} happening
 * @param {import('./types.js').TimeBoard} board
 */
export function paydayOf({ change }, board) {
  if (!change || change.to <= change.from) return { gains: [], marks: [] };
  const isCrossed = (/** @type {number} */ mark) => mark > change.from && mark <= change.to;
  const special = board.special_patches.filter(isCrossed);
  const gains = [change.buttons === 0 ? '' : gainSign(change.buttons)];
  if (board.income.some(isCrossed)) gains.push(t('payday'));
  const marks = [...board.income.filter(isCrossed), ...special];
  return { gains: gains.filter(Boolean), marks };
}

/** `+4`, `−1`. @param {number} buttons */
function gainSign(buttons) {
  return buttons < 0 ? `−${-buttons}` : `+${buttons}`;
}
