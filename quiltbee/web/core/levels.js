/** The levels of the computer in words. */
import { t } from './words.js';

/** What a level is called: `Casual`. @param {number} level */
export function nameOfLevel(level) {
  return t(`level-name-${level}`);
}

/** `Level 3, Casual: if you know the rules.` @param {number} level */
export function levelSentence(level) {
  return t('level-sentence', {
    level: String(level),
    name: nameOfLevel(level),
    audience: t(`level-for-${level}`),
  });
}
