/** The page speaks English from here on; `scripts/test` imports it before every test. */
import { readFileSync, readdirSync } from 'node:fs';
import { speakWords } from '../../quiltbee/web/shell/speaking.ts';

export const LANGUAGES = new URL('../../quiltbee/languages/', import.meta.url);
const EDITIONS = ['valentine'];
/** The files of what the page loads later. */
export const LATER_WORDS = [
  'admin',
  'aid',
  'analysis',
  'day',
  'guide',
  'help',
  'people',
  'progress',
  'puzzles',
  'review',
  'tournaments',
];

/** A language as the server sends it, all of it or some of its files. */
export function catalogueOf(language: string, files?: string[]) {
  const folder = new URL(`${language}/`, LANGUAGES);
  const text = (name: string) => readFileSync(new URL(`${name}.ftl`, folder), 'utf8');
  const names = readdirSync(folder).map((file) => file.replace('.ftl', ''));
  const all = names.filter((name) => ![...EDITIONS, 'terminal'].includes(name));
  const words = (files ?? all).map(text);
  const editions = Object.fromEntries(
    EDITIONS.filter((name) => names.includes(name)).map((name) => [name, text(name)]),
  );
  return { language, words: words.join('\n'), editions };
}

speakWords(catalogueOf('en'), 'classic');
