/** The levels of the computer in words. */
import { t } from './words.js';

/**
 * The level of the computer that sits there; null for anybody else.
 * @param {import('./types.js').Seat} seat
 */
export function levelOf({ kind, name }) {
  const found = kind === 'computer' ? /^Quiltbee level (\d+)/.exec(name) : null;
  return found && Number(found[1]);
}

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
