/**
 * What the boards show: the position after a move of the game, of the better line, or with the
 * better move in place of the one that was made.
 */
import { frameAfter, type Line } from './line.ts';
import { hasBetter } from './told.ts';
import type { Frame, Player } from '../core/types.ts';
import type { Review } from './review.ts';

export type OnShow = {
  frame: Frame;
  /** Whose quilt is in front. */
  mover: Player;
  /** The move that led there, outlined on the mover's quilt. */
  made: string | null;
  /** A move that would have been better, marked on that quilt. */
  better: string | null;
  /** The position that it was chosen in. */
  chosen: Frame;
};

export function onShow(review: Review): OnShow {
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

function inLine({ frames, at }: Line): OnShow {
  const frame = frames[at];
  const before = frames[Math.max(0, at - 1)];
  const mover = frame.player ?? frames[Math.min(1, frames.length - 1)].player ?? frame.turn;
  return { frame, mover, made: frame.move, better: null, chosen: before };
}
