/** The levels of the computer in a sentence. */
import { COMPUTER_LEVELS } from './figures.js';

/** `Level 3, Casual: for those who know the rules.` @param {number} level */
export function levelSentence(level) {
  const { name, audience } = COMPUTER_LEVELS[level - 1];
  return `Level ${level}, ${name}: ${audience}.`;
}
