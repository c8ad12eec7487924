/** The words of the page: fetching those of a language, and speaking them. */
import { fileAddress } from '../core/site.ts';
import { language, speak, type Values } from '../core/words.ts';
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** A language, as the server sends it. */
type Catalogue = {
  language: string;
  /** Its messages, in Fluent. */
  words: string;
  /** Those that an edition says otherwise. */
  editions?: Record<string, string>;
};

const catalogues: Map<string, Promise<Catalogue>> = new Map();
/** The messages that are spoken. */
let bundle = new FluentBundle('en');

/**
 * Fetch the words of a language; they are kept for the next time.
 * @param name  `de`, or `de-later` for those of what is loaded later
 * @param address  where else they are
 */
export function fetchWords(
  name: string,
  address: string = fileAddress(`/words/${name}.json`),
): Promise<Catalogue> {
  const known = catalogues.get(name);
  if (known) return known;
  const words = read(new URL(address, import.meta.url));
  catalogues.set(name, words);
  words.catch(() => catalogues.delete(name));
  return words;
}

async function read(address: URL): Promise<Catalogue> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The words of this page can’t be loaded: ${address}`);
  return answer.json();
}

/** Speak a language from now on, in the words of an edition. */
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
  speak({ language, format });
}

/**
 * Speak these words too, if they are of the language that is spoken. What the edition has said
 * otherwise stays.
 */
export function addWords(more: Catalogue) {
  if (more.language === language()) bundle.addResource(new FluentResource(more.words));
}
