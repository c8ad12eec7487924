/**
 * What the boards show: the position after a move of the game, of the better line, or with the
 * better move in place of the one that was made.
 *
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('./document.js').Judged} Judged
 * @typedef {import('./review.js').Review} Review
 *
 * @typedef {object} OnShow
 * @property {Frame} frame
 * @property {Player} mover   whose quilt is in front
 * @property {string | null} made   the move that led there, outlined on the mover's quilt
 * @property {string | null} better   a move that would have been better, marked on that quilt
 * @property {Frame} chosen   the position that it was chosen in
 */
import { frameAfter } from './line.js';
import { hasBetter } from './told.js';

/** @param {Review} review @returns {OnShow} */
export function onShow(review) {
  const { line, better, at } = review.state;
  const { frames } = review.game;
  if (line) return inLine(line);
  const frame = frames[at];
  const before = frames[Math.max(0, at - 1)];
  const { decision } = review;
  const best = decision && hasBetter(decision) ? decision.best : null;
  const mover = review.isOverview ? review.view : (frame.player ?? review.view);
  const instead = best !== null && better ? frameAfter(before, best, review.patches) : null;
  if (instead) return { frame: instead, mover, made: best, better: null, chosen: before };
  const made = review.isOverview ? null : frame.move;
  return { frame, mover, made, better: best, chosen: before };
}

/** @param {import('./line.js').Line} line @returns {OnShow} */
function inLine({ frames, at }) {
  const frame = frames[at];
  const before = frames[Math.max(0, at - 1)];
  const mover = frame.player ?? frames[Math.min(1, frames.length - 1)].player ?? frame.turn;
  return { frame, mover, made: frame.move, better: null, chosen: before };
}
