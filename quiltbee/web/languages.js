/** The language of the page: which one, fetching its words, and speaking it. */
import { speak } from './core/words.js';
import { FluentBundle, FluentResource } from './vendor/fluent-bundle/index.js';

/**
 * @typedef {import('./settings.js').Settings} Settings
 * @typedef {{language: string, words: string, editions: Record<string, string>}} Catalogue
 */

/** Every language by its code, called as its speakers call it. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' };

/** @type {Map<string, Promise<Catalogue>>} */
const catalogues = new Map();

/**
 * Fetch the words of a language; kept for the next time.
 * @param {string} language
 * @param {string | URL} [address]   where else they are
 */
export function fetchWords(language, address = new URL(`/words/${language}.json`, import.meta.url)) {
  const known = catalogues.get(language);
  if (known) return known;
  const words = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`The words of this page (${language}) can’t be loaded.`);
    return /** @type {Promise<Catalogue>} */ (answer.json());
  });
  catalogues.set(language, words);
  words.catch(() => catalogues.delete(language));
  return words;
}

/**
 * Speak a language from now on, in the words of an edition.
 * @param {Catalogue} catalogue
 * @param {string} edition
 */
export function speakWords(catalogue, edition) {
  const bundle = bundleOf(catalogue, edition);
  const format = (/** @type {string} */ key, /** @type {Record<string, string | number>} */ values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`There is no message ${key} in ${catalogue.language}.`);
    return bundle.formatPattern(pattern, values);
  };
  speak({ language: catalogue.language, format });
}

/** @param {Catalogue} catalogue @param {string} edition */
function bundleOf({ language, words, editions }, edition) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  if (Object.hasOwn(editions, edition))
    bundle.addResource(new FluentResource(editions[edition]), { allowOverrides: true });
  return bundle;
}

/**
 * The first of the languages that a person reads for which there are words.
 * @param {readonly string[]} wishes   as the browser has them: `de-AT`
 */
export function bestLanguage(wishes) {
  const codes = wishes.map((wish) => wish.split('-')[0].toLowerCase());
  return codes.find((code) => Object.hasOwn(LANGUAGES, code)) ?? 'en';
}
