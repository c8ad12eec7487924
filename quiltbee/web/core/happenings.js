/**
 * What decisions did, in words: for the list of moves, for what has happened since one's own last
 * decision, and for the movements on the board.
 *
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').Seat} Seat
 * @typedef {import('./types.js').Table} Table
 * @typedef {import('./rules/types.js').Change} Change
 * @typedef {import('./rules/types.js').Decision} Happening
 */
import { moveLabel, nameIn, nameOf } from './sentences.js';
import { ownSeats } from './seats.js';
import { t } from './words.js';

/**
 * What has happened since the last decision of whoever looks: the moves of the other side at the
 * end of the list. Where two share the screen, that is the one to move.
 * @param {Table} table
 * @returns {Happening[]}
 */
export function sinceOwn(table) {
  const own = ownSeats(table.seats);
  const reader = own.length === 1 ? own[0] : table.turn;
  const last = table.moves.map(({ player }) => player).lastIndexOf(reader);
  return table.moves.slice(last + 1);
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

/**
 * `moved 4, +4 buttons, income +2`: a price and an income are each told.
 * @param {Change} change
 */
export function detailOf({ from, to, paid, earned, income }) {
  const gain = (/** @type {string} */ sign, /** @type {number} */ count) =>
    count > 0 ? [t('gain', { sign, count })] : [];
  const parts = [t('moved', { count: to - from }), ...gain('−', paid), ...gain('+', earned)];
  if (income > 0) parts.push(t('preview-income', { count: income }));
  return parts.join(', ');
}

/** How many buttons more it left, or fewer. @param {Change} change */
export function buttonsOf({ paid, earned, income }) {
  return earned + income - paid;
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
  const buttons = buttonsOf(change);
  const gains = [buttons === 0 ? '' : gainSign(buttons)];
  if (board.income.some(isCrossed)) gains.push(t('payday'));
  const marks = [...board.income.filter(isCrossed), ...special];
  return { gains: gains.filter(Boolean), marks };
}

/** `+4`, `−1`. @param {number} buttons */
function gainSign(buttons) {
  return buttons < 0 ? `−${-buttons}` : `+${buttons}`;
}
