/** The line behind a better move, as positions to step through. */
import { describePosition } from '../core/rules/description.ts';
import { parsePosition } from '../core/rules/notation.ts';
import { play } from '../core/rules/play.ts';
import type { Decision } from './types.ts';
import type { Frame, Patches, Player } from '../core/types.ts';

export type Line = {
  /** Of the decision in the game. */
  number: number;
  /** The position before it, then one for each move of the line. */
  frames: LineFrame[];
  at: number;
};

type LineFrame = Frame & { move: string | null; player: Player | null };

/** What is beyond so many moves is guessed. */
const LONGEST = 12;

/**
 * The position after a move, as it is drawn; null where the rules of the page don't lead there, as
 * at a card of the Automa.
 */
export function frameAfter(frame: Frame, move: string, patches: Patches): LineFrame | null {
  const position = parsePosition(frame.position, patches);
  const after = position && play(position, move, patches);
  if (!position || !after) return null;
  const told = frame.automa && { ...frame.automa, turns: [], levels: [] };
  return { ...describePosition(after, patches, told, frame.points), move, player: position.turn };
}

/**
 * The line of a decision as far as it can be played.
 * @param before  the position that it was made in
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
