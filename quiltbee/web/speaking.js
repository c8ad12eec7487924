/** The words of the page: fetching those of a language, and speaking them. */
import { speak } from './core/words.js';
import { FluentBundle, FluentResource } from './vendor/fluent-bundle/index.js';

/**
 * @typedef {import('./core/words.js').Values} Values
 *
 * @typedef {object} Catalogue   a language, as the server sends it
 * @property {string} language
 * @property {string} words   its messages, in Fluent
 * @property {Record<string, string>} editions   those that an edition says otherwise
 */

/** @type {Map<string, Promise<Catalogue>>} */
const catalogues = new Map();

/**
 * Fetch the words of a language; they are kept for the next time.
 * @param {string} language
 * @param {string} [address]   where else they are
 * @returns {Promise<Catalogue>}
 */
export function fetchWords(language, address = `/words/${language}.json`) {
  const known = catalogues.get(language);
  if (known) return known;
  const words = read(new URL(address, import.meta.url));
  catalogues.set(language, words);
  words.catch(() => catalogues.delete(language));
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
export function speakWords(catalogue, edition) {
  const { language } = catalogue;
  const bundle = bundleOf(catalogue, edition);
  const format = (/** @type {string} */ key, /** @type {Values | undefined} */ values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`There is no message ${key} in ${language}.`);
    return bundle.formatPattern(pattern, values);
  };
  speak({ language, format });
}

/** @param {Catalogue} catalogue @param {string} edition */
function bundleOf({ language, words, editions }, edition) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  if (Object.hasOwn(editions, edition))
    bundle.addResource(new FluentResource(editions[edition]), { allowOverrides: true });
  return bundle;
}
