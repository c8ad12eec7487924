/** The page speaks English from here on: `node --import ./tests/web/english.js`. */
import { readFileSync, readdirSync } from 'node:fs';
import { speakWords } from '../../quiltbee/web/speaking.js';

export const LANGUAGES = new URL('../../quiltbee/languages/', import.meta.url);
const EDITIONS = ['valentine'];

/**
 * A language as the server sends it.
 * @param {string} language
 */
export function catalogueOf(language) {
  const folder = new URL(`${language}/`, LANGUAGES);
  const text = (/** @type {string} */ name) => readFileSync(new URL(`${name}.ftl`, folder), 'utf8');
  const names = readdirSync(folder).map((file) => file.replace('.ftl', ''));
  const words = names.filter((name) => ![...EDITIONS, 'terminal'].includes(name)).map(text);
  const editions = Object.fromEntries(
    EDITIONS.filter((name) => names.includes(name)).map((name) => [name, text(name)]),
  );
  return { language, words: words.join('\n'), editions };
}

speakWords(catalogueOf('en'), 'classic');
