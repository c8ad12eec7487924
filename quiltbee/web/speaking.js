/** The words of the page: fetching those of a language, and speaking them. */
import { language, speak } from './core/words.js';
import { FluentBundle, FluentResource } from './vendor/fluent-bundle/index.js';

/**
 * @typedef {import('./core/words.js').Values} Values
 *
 * @typedef {object} Catalogue   a language, as the server sends it
 * @property {string} language
 * @property {string} words   its messages, in Fluent
 * @property {Record<string, string>} [editions]   those that an edition says otherwise
 */

/** @type {Map<string, Promise<Catalogue>>} */
const catalogues = new Map();
/** The messages that are spoken. */
let bundle = new FluentBundle('en');

/**
 * Fetch the words of a language; they are kept for the next time.
 * @param {string} name   `de`, or `de-later` for those of what is loaded later
 * @param {string} [address]   where else they are
 * @returns {Promise<Catalogue>}
 */
export function fetchWords(name, address = `/words/${name}.json`) {
  const known = catalogues.get(name);
  if (known) return known;
  const words = read(new URL(address, import.meta.url));
  catalogues.set(name, words);
  words.catch(() => catalogues.delete(name));
  return words;
}

/** @param {URL} address @returns {Promise<Catalogue>} */
async function read(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The words of this page can’t be loaded: ${address}`);
  return answer.json();
}

/**
 * Speak a language from now on, in the words of an edition.
 * @param {Catalogue} catalogue
 * @param {string} edition
 */
export function speakWords({ language, words, editions = {} }, edition) {
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  if (Object.hasOwn(editions, edition))
    bundle.addResource(new FluentResource(editions[edition]), { allowOverrides: true });
  const format = (/** @type {string} */ key, /** @type {Values | undefined} */ values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`There is no message ${key} in ${language}.`);
    return bundle.formatPattern(pattern, values);
  };
  speak({ language, format });
}

/**
 * Speak these words too, if they are of the language that is spoken. What the edition has said
 * otherwise stays.
 * @param {Catalogue} more
 */
export function addWords(more) {
  if (more.language === language()) bundle.addResource(new FluentResource(more.words));
}
