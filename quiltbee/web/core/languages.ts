/** The languages that the page speaks. */
export type Language = keyof typeof LANGUAGES;

/** Every language by its code, called as its speakers call it. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' };

function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/**
 * The first of the languages that a person reads for which there are words.
 * @param wishes  as the browser has them: `de-AT`
 */
export function bestLanguage(wishes: readonly string[]): Language {
  const codes = wishes.map((wish) => wish.split('-')[0].toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}
