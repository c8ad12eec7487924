/** What the engine thinks of a move that somebody tries: where mistakes are to be put right. */
import { Away, Refused, linesFrom } from '../core/api.js';
import { parsePosition } from '../core/rules/notation.js';
import { describePosition } from '../core/rules/description.js';

/**
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../review/types.js').Estimate} Estimate
 */

/** For so long the engine judges an answer, in seconds. */
const SECONDS = 2;

/**
 * What the engine thinks of a position; null where nobody answers.
 * @param {string} text   of the position
 * @param {Patches} patches
 * @param {AbortSignal} signal
 * @returns {Promise<Pick<Estimate, 'margin' | 'chance'> | null>}
 */
export async function worthOf(text, patches, signal) {
  const position = parsePosition(text, patches);
  const result = position && describePosition(position, patches).result;
  if (result) {
    const [one, two] = result.scores;
    return { margin: one - two, chance: result.winner === 1 ? 1 : 0 };
  }
  const [best = null] = await linesOf(text, 1, signal);
  return best;
}

/**
 * The best lines in a position; none where nobody answers.
 * @param {string} position
 * @param {number} lines
 * @param {AbortSignal} signal
 * @returns {Promise<import('../core/messages.js').LineState[]>}
 */
export async function linesOf(position, lines, signal) {
  /** @type {import('../core/messages.js').LineState[]} */
  let found = [];
  try {
    const wish = { position, lines, seconds: SECONDS };
    for await (const answer of linesFrom('/api/analysis', wish, signal))
      found = answer.lines ?? found;
  } catch (problem) {
    if (!(problem instanceof Away || problem instanceof Refused)) throw problem;
  }
  return found;
}
