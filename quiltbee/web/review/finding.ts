/**
 * *Learn from your mistakes*: the positions before one's costliest decisions as questions, the
 * costliest first. A move that loses less than what is marked is an answer; one may try as often as
 * one likes.
 */
import { chanceOf, costliestOf, marginOf, type Judged } from './document.ts';
import type { Estimate } from './types.ts';

/**
 * Good: within the margin; better: less than was lost in the game, but still a mistake; same: the
 * move of the game; unknown: nobody could say; shown: the person asked for the answer.
 */
type Verdict = 'best' | 'good' | 'better' | 'same' | 'worse' | 'unknown' | 'shown';

export type Answer = { move: string; verdict: Verdict; lost: number };

export type Finding = {
  decision: Judged;
  /** The last one. */
  answer: Answer | null;
  /** A move that is being judged. */
  judging: string | null;
  /** How many moves were tried. */
  tries: number;
};

/** How a question went: found at the first try or at a later one, or shown. */
type Outcome = 'first' | 'later' | 'shown';

export type Lesson = {
  /** The numbers of the decisions, the costliest first. */
  numbers: number[];
  /** Which of them is asked, one beyond the last at the end. */
  at: number;
  /** By number; none for a question that was passed over. */
  outcomes: Partial<Record<number, Outcome>>;
};

/** How many questions a lesson has, at most. */
const LESSON = 5;

export function lessonOf(mistakes: Judged[]): Lesson {
  return { numbers: costliestOf(mistakes, LESSON), at: 0, outcomes: {} };
}

/** After an answer: the first that settles a question counts. */
export function afterAnswer(lesson: Lesson, finding: Finding): Lesson {
  const { number } = finding.decision;
  if (lesson.outcomes[number] || !isSettled(finding)) return lesson;
  const tries = finding.tries === 1 ? 'first' : 'later';
  const outcome = finding.answer?.verdict === 'shown' ? 'shown' : tries;
  return { ...lesson, outcomes: { ...lesson.outcomes, [number]: outcome } };
}

/** So little is no difference: the move is as good as the best. */
const AS_GOOD = 0.25;

export function findingOf(decision: Judged): Finding {
  return { decision, answer: null, judging: null, tries: 0 };
}

export function isFound({ answer }: Finding) {
  return answer?.verdict === 'best' || answer?.verdict === 'good';
}

/** Whether the reason may be told. */
export function isSettled(finding: Finding) {
  return isFound(finding) || finding.answer?.verdict === 'shown';
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
