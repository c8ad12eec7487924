/**
 * *Find it yourself*: the position before a marked decision as a question. A move that loses less
 * than what is marked is an answer; one that is good but not best may be tried again.
 *
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('./types.js').Decision} Decision
 * @typedef {import('./types.js').Estimate} Estimate
 *
 * @typedef {'best' | 'good' | 'better' | 'same' | 'worse' | 'unknown'} Verdict
 *   good: within the margin; better: less than was lost in the game, but still a mistake; same: the
 *   move of the game; unknown: nobody could say
 *
 * @typedef {object} Finding
 * @property {Decision} decision
 * @property {{move: string, verdict: Verdict, lost: number | null} | null} answer   the last one
 * @property {number} tries
 * @property {boolean} thinking   an answer is being judged
 * @property {boolean} shown   the person asked for the answer
 */
import { chanceOf, marginOf } from './document.js';

/** So little is no difference: the move is as good as the best. */
const AS_GOOD = 0.25;

/** @param {Decision} decision @returns {Finding} */
export function findingOf(decision) {
  return { decision, answer: null, tries: 0, thinking: false, shown: false };
}

/** Whether an answer was accepted. @param {Finding} finding */
export function isFound({ answer }) {
  return answer?.verdict === 'best' || answer?.verdict === 'good';
}

/**
 * What is known of a move without asking anybody; null where it has to be judged.
 * @param {Decision} decision
 * @param {string} move
 */
export function knownAnswer(decision, move) {
  const { best, points_lost: lost } = decision;
  if (move === best) return { move, verdict: /** @type {Verdict} */ ('best'), lost: 0 };
  if (move === decision.move) return { move, verdict: /** @type {Verdict} */ ('same'), lost };
  return null;
}

/**
 * What a move is worth as an answer.
 * @param {Decision} decision
 * @param {string} move
 * @param {Pick<Estimate, 'margin' | 'chance'> | null} after   the position that it leads to; null
 *   where nobody judged it
 * @param {{points: number, chance: number}} margin   from what a decision is marked
 * @returns {NonNullable<Finding['answer']>}
 */
export function answerOf(decision, move, after, margin) {
  const { before, seat, points_lost: played } = decision;
  if (after === null || before === null) return { move, verdict: 'unknown', lost: null };
  const lost = Math.max(0, marginOf(before, seat) - marginOf(after, seat));
  const less = chanceOf(before, seat) - chanceOf(after, seat);
  if (lost < AS_GOOD && less < margin.chance) return { move, verdict: 'best', lost };
  if (lost < margin.points && less < margin.chance) return { move, verdict: 'good', lost };
  return { move, verdict: lost < (played ?? 0) ? 'better' : 'worse', lost };
}
