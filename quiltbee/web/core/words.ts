/**
 * The texts of the page in the chosen language and edition: each is a message of
 * `quiltbee/languages`, identified by its key.
 */
export type Values = Record<string, string | number>;

type Words = {
  language: string;
  format: (key: string, values?: Values) => string;
};

let words: Words = { language: 'en', format: (key) => key };

/** Set the language; the page must then be redrawn. */
export function useLanguage(next: Words) {
  words = next;
}

export function language() {
  return words.language;
}

/** Format a message. Numbers select the plural; pass a number that is only a name as text. */
export function t(key: string, values?: Values) {
  return words.format(key, values);
}

/** Format a list: `a4, c7 and d1`. */
export function listed(texts: string[]) {
  const { language } = words; // English without a comma before the last
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(texts);
}

/** The user's regions, as in the browser: `en-US`. */
let regions: readonly string[] = [];

/** Use the first of these regions that matches the language for dates and numbers. */
export function writeAsIn(tags: readonly string[]) {
  regions = tags;
}

/** Return the language tag for dates and numbers. */
export function tag() {
  const { language } = words;
  return regions.find((each) => each.split('-')[0] === language) ?? language;
}

/**
 * Format a date: `5 Mar 2026`.
 * @param when  in ms since 1970
 */
export function dayOf(when: number) {
  return new Intl.DateTimeFormat(tag(), { dateStyle: 'medium' }).format(when);
}

/** Format a number with one decimal: `8.4`, with a true minus sign. */
export function tenths(value: number) {
  const format = new Intl.NumberFormat(tag(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(Math.round(value * 10) / 10 || 0).replace('-', '−');
}
