/** The languages that the page speaks. @typedef {keyof typeof LANGUAGES} Language */

/** Every language by its code, called as its speakers call it. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' };

/** @param {unknown} code @returns {code is Language} */
export function isLanguage(code) {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/**
 * The first of the languages that a person reads for which there are words.
 * @param {readonly string[]} wishes   as the browser has them: `de-AT`
 * @returns {Language}
 */
export function bestLanguage(wishes) {
  const codes = wishes.map((wish) => wish.split('-')[0].toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}
