/** What the engine thinks of a move that somebody tries: where mistakes are to be put right. */
import { Refused } from '../core/api.ts';
import { parsePosition } from '../core/rules/notation.ts';
import { describePosition } from '../core/rules/description.ts';
import { linesHere } from '../engine/here_page.ts';
import type { Wish } from '../engine/types.ts';
import type { Estimate } from '../review/types.ts';
import type { LineState } from '../core/generated/messages.ts';
import type { Patches } from '../core/types.ts';

/** For so long the engine judges an answer, in seconds. */
const SECONDS = 2;

/**
 * What the engine thinks of a position; null where it can't say.
 * @param text  of the position
 * @param points  that go with the second seat
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

/** The best lines in a position; none where the engine can't say. */
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
