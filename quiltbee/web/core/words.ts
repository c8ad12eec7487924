/**
 * The words of the page, in the language and the edition that were chosen: every text that
 * a person reads is a message of `quiltbee/languages`, named by its key.
 */
export type Values = Record<string, string | number>;

type Words = {
  /** Its code. */
  language: string;
  format: (key: string, values?: Values) => string;
};

let words: Words = { language: 'en', format: (key) => key };

/** Speak so from now on; what is drawn already is to be drawn anew. */
export function speak(next: Words) {
  words = next;
}

/** The code of the language that is spoken. */
export function language() {
  return words.language;
}

/** A message. A number decides on its plural as well; one that is only a name is given as text. */
export function t(key: string, values?: Values) {
  return words.format(key, values);
}

/** `a4, c7 and d1`. */
export function listed(texts: string[]) {
  const { language } = words; // English without a comma before the last
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(texts);
}

/** The regions of whoever reads, as the browser has them: `en-US`. */
let regions: readonly string[] = [];

/** Write dates and numbers as in the first of these regions that speaks the language. */
export function writeAsIn(tags: readonly string[]) {
  regions = tags;
}

/** The tag for dates and numbers. */
export function tag() {
  const { language } = words;
  return regions.find((each) => each.split('-')[0] === language) ?? language;
}

/**
 * A day: `5 Mar 2026`.
 * @param when  in ms since 1970
 */
export function dayOf(when: number) {
  return new Intl.DateTimeFormat(tag(), { dateStyle: 'medium' }).format(when);
}

/** `8.4`, with a true minus sign. */
export function tenths(value: number) {
  const format = new Intl.NumberFormat(tag(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(Math.round(value * 10) / 10 || 0).replace('-', '−');
}
