/** What the engine thinks of a move that somebody tries: where mistakes are to be put right. */
import { Away, Refused, isAway, linesFrom } from '../core/api.ts';
import { parsePosition, positionLink, withPoints } from '../core/rules/notation.ts';
import { describePosition } from '../core/rules/description.ts';
import { later } from '../shell/later.ts';
import type { Answer, Wish } from '../engine/here.ts';
import type { Estimate } from '../review/types.ts';
import type { LineState } from '../core/generated/messages.ts';
import type { Patches } from '../core/types.ts';

/** For so long the engine judges an answer, in seconds. */
const SECONDS = 2;

/**
 * What the engine is asked about: a position, or where points go with the second seat its link.
 * @param text  of the position
 */
function aboutPosition(text: string, points: number) {
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
  const [best = null] = await linesOf({ position: text, points, lines: 1 }, patches, signal);
  return best;
}

/** The best lines in a position; none where nobody answers. */
export async function linesOf(
  wish: Omit<Wish, 'seconds'>,
  patches: Patches,
  signal: AbortSignal,
): Promise<LineState[]> {
  let found: LineState[] = [];
  try {
    for await (const answer of streamLines({ ...wish, seconds: SECONDS }, patches, signal))
      found = answer.lines ?? found;
  } catch (problem) {
    if (!(problem instanceof Away || problem instanceof Refused)) throw problem;
  }
  return found;
}

/** The best lines in a position, better and better: the server's, or this page's without it. */
export async function* streamLines(
  wish: Wish,
  patches: Patches,
  signal: AbortSignal,
): AsyncGenerator<Answer> {
  const { position, points, lines, seconds } = wish;
  const asked = { ...aboutPosition(position, points), lines, ...(seconds && { seconds }) };
  try {
    yield* linesFrom('POST /api/analysis', asked, signal);
  } catch (problem) {
    if (signal.aborted || !isAway(problem)) throw problem;
    const { linesHere } = await later('judge');
    yield* linesHere(wish, patches, signal);
  }
}
