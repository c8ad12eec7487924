/** The levels of the computer: in its name, and in words. */
import { t } from './words.ts';
import type { Seat } from './types.ts';

/** The name of the computer at a level, as the server stores it. */
export function computerAt(level: number) {
  return `Quiltbee level ${level}`;
}

/** The level in such a name; null in any other. */
export function levelIn(name: string) {
  const found = /^Quiltbee level (\d+)/.exec(name);
  return found && Number(found[1]);
}

/** The level of the computer that sits there; null for anybody else. */
export function levelOf({ kind, name }: Pick<Seat, 'kind' | 'name'>) {
  return kind === 'computer' ? levelIn(name) : null;
}

/** The bees that are the faces of the levels, level 1 first. */
const BEES = ['Pip', 'Mimi', 'Tilo', 'Nora', 'Ludo', 'Vera', 'Otto', 'Kora', 'Magnus', 'Regina'];

/** What the bee of a level is called, the same in every language. */
export function nameOfBee(level: number) {
  return BEES[level - 1];
}

/** What a level is called: `Casual`. */
export function nameOfLevel(level: number) {
  return t(`level-name-${level}`);
}

/** `Computer, level 3: Casual`. */
export function computerSentence(level: number) {
  return t('computer-level-name', { level: String(level), name: nameOfLevel(level) });
}

/** `Level 3, Casual: if you know the rules.` */
export function levelSentence(level: number) {
  return t('level-sentence', {
    level: String(level),
    name: nameOfLevel(level),
    audience: t(`level-for-${level}`),
  });
}
