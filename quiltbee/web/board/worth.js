/** What the engine thinks of a move that somebody tries: where mistakes are to be put right. */
import { Away, Refused, linesFrom } from '../core/api.js';
import { parsePosition, positionLink, withPoints } from '../core/rules/notation.js';
import { describePosition } from '../core/rules/description.js';

/**
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../review/types.js').Estimate} Estimate
 */

/** For so long the engine judges an answer, in seconds. */
const SECONDS = 2;

/**
 * What the engine is asked about: a position, or where points go with the second seat its link.
 * @param {string} text   of the position
 * @param {number} points
 */
export function aboutPosition(text, points) {
  return points ? { link: withPoints(positionLink(text), points) } : { position: text };
}

/**
 * What the engine thinks of a position; null where nobody answers.
 * @param {string} text   of the position
 * @param {Patches} patches
 * @param {AbortSignal} signal
 * @param {number} [points]   that go with the second seat
 * @returns {Promise<Pick<Estimate, 'margin' | 'chance'> | null>}
 */
export async function worthOf(text, patches, signal, points = 0) {
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
 * @param {string} position
 * @param {number} lines
 * @param {AbortSignal} signal
 * @param {number} [points]   that go with the second seat
 * @returns {Promise<import('../core/messages.js').LineState[]>}
 */
export async function linesOf(position, lines, signal, points = 0) {
  /** @type {import('../core/messages.js').LineState[]} */
  let found = [];
  try {
    const wish = { ...aboutPosition(position, points), lines, seconds: SECONDS };
    for await (const answer of linesFrom('/api/analysis', wish, signal))
      found = answer.lines ?? found;
  } catch (problem) {
    if (!(problem instanceof Away || problem instanceof Refused)) throw problem;
  }
  return found;
}
