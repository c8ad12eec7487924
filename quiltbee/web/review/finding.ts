/**
 * *Find it yourself*: the position before a marked decision as a question. A move that loses less
 * than what is marked is an answer; one that is good but not best may be tried again.
 */
import { chanceOf, marginOf, type Judged } from './document.ts';
import type { Estimate } from './types.ts';

/**
 * Good: within the margin; better: less than was lost in the game, but still a mistake; same: the
 * move of the game; unknown: nobody could say.
 */
type Verdict = 'best' | 'good' | 'better' | 'same' | 'worse' | 'unknown';

export type Answer = { move: string; verdict: Verdict; lost: number };

export type Finding = {
  decision: Judged;
  /** The last one. */
  answer: Answer | null;
  /** A move that is being judged. */
  judging: string | null;
};

/** So little is no difference: the move is as good as the best. */
const AS_GOOD = 0.25;

export function findingOf(decision: Judged): Finding {
  return { decision, answer: null, judging: null };
}

export function isFound({ answer }: Finding) {
  return answer?.verdict === 'best' || answer?.verdict === 'good';
}

/** What is known of a move without asking anybody; null where it has to be judged. */
export function knownAnswer(
  { best, move: made, points_lost: lost }: Judged,
  move: string,
): Answer | null {
  if (move === best) return { move, verdict: 'best', lost: 0 };
  return move === made ? { move, verdict: 'same', lost: lost ?? 0 } : null;
}

/**
 * What a move is worth as an answer.
 * @param after  the position that it leads to; null
 *   where nobody judged it
 * @param margin  from what a decision is marked
 */
export function answerOf(
  { before, seat, points_lost: played }: Judged,
  move: string,
  after: Pick<Estimate, 'margin' | 'chance'> | null,
  margin: { points: number; chance: number },
): Answer {
  if (after === null) return { move, verdict: 'unknown', lost: 0 };
  const lost = Math.max(0, marginOf(before, seat) - marginOf(after, seat));
  const isSafe = chanceOf(before, seat) - chanceOf(after, seat) < margin.chance;
  if (lost < AS_GOOD && isSafe) return { move, verdict: 'best', lost };
  if (lost < margin.points && isSafe) return { move, verdict: 'good', lost };
  return { move, verdict: lost < (played ?? 0) ? 'better' : 'worse', lost };
}
