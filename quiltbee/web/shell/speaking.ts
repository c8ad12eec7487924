/** The texts of the page: loading and activating a language. */
import { fileAddress } from '../core/site.ts';
import { once } from '../core/store.ts';
import { language, useLanguage, type Values } from '../core/words.ts';
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** A language as sent by the server. */
type Catalogue = {
  language: string;
  /** Messages, in Fluent. */
  words: string;
  /** Messages that an edition replaces. */
  editions?: Record<string, string>;
};

/** The active messages. */
let bundle = new FluentBundle('en');

/**
 * Fetch the texts of a language once.
 * @param name  `de`, or `de-later` for those of parts loaded later
 */
export const fetchWords = once(
  async (name: string, address: string = fileAddress(`/words/${name}.json`)) => {
    const answer = await fetch(new URL(address, import.meta.url));
    if (!answer.ok) throw new Error(`The words of this page can’t be loaded: ${answer.url}`);
    return answer.json() as Promise<Catalogue>;
  },
);

/** Activate a language, with the texts of an edition. */
export function speakWords({ language, words, editions = {} }: Catalogue, edition: string) {
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(words));
  if (Object.hasOwn(editions, edition))
    bundle.addResource(new FluentResource(editions[edition]), { allowOverrides: true });
  const format = (key: string, values: Values | undefined) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`There is no message ${key} in ${language}.`);
    return bundle.formatPattern(pattern, values);
  };
  useLanguage({ language, format });
}

/** Add texts if they are in the active language; the edition's replacements remain. */
export function addWords(more: Catalogue) {
  if (more.language === language()) bundle.addResource(new FluentResource(more.words));
}
