/** The levels of the computer in words. */
import { t } from './words.ts';
import type { Seat } from './types.ts';

/** The level of the computer that sits there; null for anybody else. */
export function levelOf({ kind, name }: Seat) {
  const found = kind === 'computer' ? /^Quiltbee level (\d+)/.exec(name) : null;
  return found && Number(found[1]);
}

/** What a level is called: `Casual`. */
export function nameOfLevel(level: number) {
  return t(`level-name-${level}`);
}

/** `Level 3, Casual: if you know the rules.` */
export function levelSentence(level: number) {
  return t('level-sentence', {
    level: String(level),
    name: nameOfLevel(level),
    audience: t(`level-for-${level}`),
  });
}
