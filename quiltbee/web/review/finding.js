/**
 * *Find it yourself*: the position before a marked decision as a question. A move that loses less
 * than what is marked is an answer; one that is good but not best may be tried again.
 *
 * @typedef {import('./document.js').Judged} Judged
 * @typedef {import('./types.js').Estimate} Estimate
 *
 * @typedef {'best' | 'good' | 'better' | 'same' | 'worse' | 'unknown'} Verdict
 *   good: within the margin; better: less than was lost in the game, but still a mistake; same: the
 *   move of the game; unknown: nobody could say
 * @typedef {{move: string, verdict: Verdict, lost: number}} Answer
 *
 * @typedef {object} Finding
 * @property {Judged} decision
 * @property {Answer | null} answer   the last one
 * @property {string | null} judging   a move that is being judged
 */
import { chanceOf, marginOf } from './document.js';

/** So little is no difference: the move is as good as the best. */
const AS_GOOD = 0.25;

/** @param {Judged} decision @returns {Finding} */
export function findingOf(decision) {
  return { decision, answer: null, judging: null };
}

/** Whether an answer was accepted. @param {Finding} finding */
export function isFound({ answer }) {
  return answer?.verdict === 'best' || answer?.verdict === 'good';
}

/**
 * What is known of a move without asking anybody; null where it has to be judged.
 * @param {Judged} decision
 * @param {string} move
 * @returns {Answer | null}
 */
export function knownAnswer({ best, move: made, points_lost: lost }, move) {
  if (move === best) return { move, verdict: 'best', lost: 0 };
  return move === made ? { move, verdict: 'same', lost: lost ?? 0 } : null;
}

/**
 * What a move is worth as an answer.
 * @param {Judged} decision
 * @param {string} move
 * @param {Pick<Estimate, 'margin' | 'chance'> | null} after   the position that it leads to; null
 *   where nobody judged it
 * @param {{points: number, chance: number}} margin   from what a decision is marked
 * @returns {Answer}
 */
export function answerOf({ before, seat, points_lost: played }, move, after, margin) {
  if (after === null) return { move, verdict: 'unknown', lost: 0 };
  const lost = Math.max(0, marginOf(before, seat) - marginOf(after, seat));
  const isSafe = chanceOf(before, seat) - chanceOf(after, seat) < margin.chance;
  if (lost < AS_GOOD && isSafe) return { move, verdict: 'best', lost };
  if (lost < margin.points && isSafe) return { move, verdict: 'good', lost };
  return { move, verdict: lost < (played ?? 0) ? 'better' : 'worse', lost };
}
