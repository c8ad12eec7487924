/** The engine's evaluation of a move that is tried, to correct mistakes. */
import { Refused } from '../core/api.ts';
import { parsePosition } from '../core/rules/notation.ts';
import { describePosition } from '../core/rules/description.ts';
import { linesHere } from '../engine/here_page.ts';
import type { Wish } from '../engine/types.ts';
import type { Estimate } from '../review/types.ts';
import type { LineState } from '../core/generated/messages.ts';
import type { Patches } from '../core/types.ts';

/** The time for an answer, in seconds. */
const SECONDS = 2;

/**
 * Evaluate a position; null if the engine is unavailable.
 * @param points  for the second seat
 */
export async function worthOf(
  text: string,
  patches: Patches,
  signal: AbortSignal,
  points: number = 0,
): Promise<Pick<Estimate, 'margin' | 'chance'> | null> {
  const position = parsePosition(text, patches);
  const result = position && describePosition(position, patches, null, points).result;
  if (result) {
    const [one, two] = result.scores;
    return { margin: one - two, chance: result.winner === 1 ? 1 : 0 };
  }
  const [best = null] = await linesOf({ position: text, points, lines: 1 }, patches, signal);
  return best;
}

/** Search the best lines; empty if the engine is unavailable. */
export async function linesOf(
  wish: Omit<Wish, 'seconds'>,
  patches: Patches,
  signal: AbortSignal,
): Promise<LineState[]> {
  let found: LineState[] = [];
  try {
    for await (const answer of linesHere({ ...wish, seconds: SECONDS }, patches, signal))
      found = answer.lines ?? found;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
  }
  return found;
}
