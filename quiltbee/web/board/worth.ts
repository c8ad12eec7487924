/** What the engine thinks of a move that somebody tries: where mistakes are to be put right. */
import { Away, Refused, linesFrom } from '../core/api.ts';
import { parsePosition, positionLink, withPoints } from '../core/rules/notation.ts';
import { describePosition } from '../core/rules/description.ts';
import type { Estimate } from '../review/types.ts';
import type { LineState } from '../core/generated/messages.ts';
import type { Patches } from '../core/types.ts';

/** For so long the engine judges an answer, in seconds. */
const SECONDS = 2;

/**
 * What the engine is asked about: a position, or where points go with the second seat its link.
 * @param text  of the position
 */
export function aboutPosition(text: string, points: number) {
  return points ? { link: withPoints(positionLink(text), points) } : { position: text };
}

/**
 * What the engine thinks of a position; null where nobody answers.
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
  const [best = null] = await linesOf(text, 1, signal, points);
  return best;
}

/**
 * The best lines in a position; none where nobody answers.
 * @param points  that go with the second seat
 */
export async function linesOf(
  position: string,
  lines: number,
  signal: AbortSignal,
  points: number = 0,
): Promise<LineState[]> {
  let found: LineState[] = [];
  try {
    const wish = { ...aboutPosition(position, points), lines, seconds: SECONDS };
    for await (const answer of linesFrom('POST /api/analysis', wish, signal))
      found = answer.lines ?? found;
  } catch (problem) {
    if (!(problem instanceof Away || problem instanceof Refused)) throw problem;
  }
  return found;
}
