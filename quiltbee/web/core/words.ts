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
  return new Intl.ListFormat(tag(), { type: 'conjunction' }).format(texts);
}

/** The tag for formats: English as in Britain, without a comma before the last of a list. */
export function tag() {
  return words.language === 'en' ? 'en-GB' : words.language;
}

/**
 * A day: `5 Mar 2026`.
 * @param when  in ms since 1970
 */
export function dayOf(when: number) {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(when);
}

/** `8.4`, with a true minus sign. */
export function tenths(value: number) {
  const format = new Intl.NumberFormat(tag(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(Math.round(value * 10) / 10 || 0).replace('-', '−');
}
