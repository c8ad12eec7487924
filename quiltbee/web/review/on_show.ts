/**
 * The boards on show: the position after a move of the game or of the better line, or with the
 * better move in place of the one made.
 */
import { hasBetter } from './sentences.ts';
import { describePosition } from '../core/rules/description.ts';
import { parsePosition } from '../core/rules/notation.ts';
import { play } from '../core/rules/play.ts';
import type { Frame, Patches, Player } from '../core/types.ts';
import type { Review } from './review.ts';
import type { Decision } from './document.ts';

export type OnShow = {
  frame: Frame;
  /** The player whose quilt is in front. */
  mover: Player;
  /** The move before, outlined on the mover's quilt. */
  made: string | null;
  /** A better move, marked on that quilt. */
  better: string | null;
  /** The position of the choice. */
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

export type Line = {
  /** The number of the decision in the game. */
  number: number;
  /** The position before it, and one after each move of the line. */
  frames: LineFrame[];
  at: number;
};

type LineFrame = Frame & { move: string | null; player: Player | null };

/** Moves beyond this are guesses. */
const LONGEST = 12;

/**
 * Describe the position after a move; null if the page's rules can't derive it, as with a card of
 * the Automa.
 */
export function frameAfter(frame: Frame, move: string, patches: Patches): LineFrame | null {
  const position = parsePosition(frame.position, patches);
  const after = position && play(position, move, patches);
  if (!position || !after) return null;
  const facts = frame.automa && { ...frame.automa, turns: [], levels: [] };
  return { ...describePosition(after, patches, facts, frame.points), move, player: position.turn };
}

/**
 * Return the line of a decision as far as it can be played.
 * @param before  the position of the decision
 */
export function lineOf(
  { number, best, line }: Decision,
  before: Frame,
  patches: Patches,
): Line | null {
  const frames: LineFrame[] = [{ ...before, move: null, player: null }];
  const moves = line.length > 0 ? line : best === null ? [] : [best];
  for (const move of moves.slice(0, LONGEST)) {
    const after = frameAfter(frames[frames.length - 1], move, patches);
    if (after === null) break;
    frames.push(after);
  }
  return frames.length > 1 ? { number, frames, at: 0 } : null;
}
