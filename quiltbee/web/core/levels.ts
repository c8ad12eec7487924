/** The levels of the computer, in names and in words. */
import { t } from './words.ts';
import type { Seat } from './types.ts';

export function computerAt(level: number) {
  return `Quiltbee level ${level}`;
}

/**
 * Parse the level in the name of a computer player as the server stores it; null for other names.
 */
export function levelIn(name: string) {
  const found = /^Quiltbee level (\d+)/.exec(name);
  return found && Number(found[1]);
}

/** Return the computer's level at a seat; null for others. */
export function levelOf({ kind, name }: Pick<Seat, 'kind' | 'name'>) {
  return kind === 'computer' ? levelIn(name) : null;
}

const BEES = ['Pip', 'Mimi', 'Tilo', 'Nora', 'Ludo', 'Vera', 'Otto', 'Kora', 'Magnus', 'Regina'];

/** The name of a level's bee, the same in every language. */
export function nameOfBee(level: number) {
  return BEES[level - 1];
}

export function nameOfLevel(level: number) {
  return t(`level-name-${level}`);
}

/** Format the name of a level: `Computer, level 3: Casual`. */
export function computerSentence(level: number) {
  return t('computer-level-name', { level: String(level), name: nameOfLevel(level) });
}

/** Format a level: `Level 3, Casual: if you know the rules.` */
export function levelSentence(level: number) {
  return t('level-sentence', {
    level: String(level),
    name: nameOfLevel(level),
    audience: t(`level-for-${level}`),
  });
}
