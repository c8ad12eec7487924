/**
 * *Learn from your mistakes*: the positions before the player's costliest decisions as questions,
 * the costliest first. Any move that loses less than the threshold is an answer, after any number
 * of tries.
 */
import { chanceOf, costliestOf, marginOf, type Judged, type Estimate } from './document.ts';

/**
 * Good: within the threshold; better: less than was lost in the game, but still a mistake; same:
 * the move of the game; unknown: not judged; shown: the player asked for the answer.
 */
type Verdict = 'best' | 'good' | 'better' | 'same' | 'worse' | 'unknown' | 'shown';

export type Answer = { move: string; verdict: Verdict; lost: number };

export type Finding = {
  decision: Judged;
  answer: Answer | null;
  /** A move being judged. */
  judging: string | null;
  /** The number of tries. */
  tries: number;
};

/** The outcome of a question: found at the first or a later try, or shown. */
type Outcome = 'first' | 'later' | 'shown';

export type Lesson = {
  /** The numbers of the decisions, the costliest first. */
  numbers: number[];
  /** The index of the question, one beyond the last at the end. */
  at: number;
  /** By number; skipped questions have none. */
  outcomes: Partial<Record<number, Outcome>>;
};

/** The most questions in a lesson. */
const LESSON = 5;

export function lessonOf(mistakes: Judged[]): Lesson {
  return { numbers: costliestOf(mistakes, LESSON), at: 0, outcomes: {} };
}

/** Record the first answer that settles a question. */
export function afterAnswer(lesson: Lesson, finding: Finding): Lesson {
  const { number } = finding.decision;
  if (lesson.outcomes[number] || !isSettled(finding)) return lesson;
  const tries = finding.tries === 1 ? 'first' : 'later';
  const outcome = finding.answer?.verdict === 'shown' ? 'shown' : tries;
  return { ...lesson, outcomes: { ...lesson.outcomes, [number]: outcome } };
}

/** A loss below this counts as equal to the best move. */
const AS_GOOD = 0.25;

export function findingOf(decision: Judged): Finding {
  return { decision, answer: null, judging: null, tries: 0 };
}

export function isFound({ answer }: Finding) {
  return answer?.verdict === 'best' || answer?.verdict === 'good';
}

/** Test whether the reason may be revealed. */
export function isSettled(finding: Finding) {
  return isFound(finding) || finding.answer?.verdict === 'shown';
}

/**
 * Return the answer for the best move and the move of the game; null if the move has to be judged.
 */
export function knownAnswer(
  { best, move: made, points_lost: lost }: Judged,
  move: string,
): Answer | null {
  if (move === best) return { move, verdict: 'best', lost: 0 };
  return move === made ? { move, verdict: 'same', lost: lost ?? 0 } : null;
}

/**
 * Judge a move as an answer.
 * @param after  the position after it; null if it was not judged
 * @param margin  the thresholds of marks
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
