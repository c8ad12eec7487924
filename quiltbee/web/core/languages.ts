export type Language = keyof typeof LANGUAGES;

/** Languages by code, with their own names. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' };

function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/**
 * Choose the user's first preferred language that is available.
 * @param tags  as in the browser: `de-AT`
 */
export function bestLanguage(tags: readonly string[]): Language {
  const codes = tags.map((tag) => tag.split('-')[0].toLowerCase());
  return codes.find(isLanguage) ?? 'en';
}

/** Editions of the game. An edition changes looks and names, never the rules. */
export type Edition = 'classic' | 'anniversary' | 'valentine';

export const EDITIONS: readonly Edition[] = ['classic', 'anniversary', 'valentine'];

export function isEdition(text: unknown): text is Edition {
  return EDITIONS.some((edition) => edition === text);
}
