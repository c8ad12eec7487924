/** Parts of the page that are loaded on demand, with their style sheets and texts. */
import { Away, call } from '../core/api.ts';
import { MESSAGES } from '../core/generated/figures.ts';
import { once } from '../core/store.ts';
import { language, t } from '../core/words.ts';
import { PARTS, WITHOUT_WORDS, type Part, type PartName } from './parts.ts';
import { addWords, fetchWords } from './speaking.ts';

let isWhole = false;

/** The imports of a built script besides `page.js`, which is there already. */
const IMPORTED = /(?:from|import)"(\.\/(?!page\.js)\w+\.js)"/g;

/** Load a part once; a failed load is tried again the next time. */
export function later<Name extends PartName>(name: Name): Promise<Part<Name>> {
  return loadOnce(name) as Promise<Part<Name>>;
}

const loadOnce = once(async (name: PartName): Promise<unknown> => {
  const { load, styles } = PARTS[name];
  try {
    // In the built page: () => import("./aid_page.js").
    const [, script] = /"(.+)"/.exec(String(load)) as RegExpExecArray;
    const [part] = await Promise.all([
      fetchScript(new URL(script, import.meta.url).href).then((): Promise<unknown> =>
        load().catch(reload),
      ),
      ...styles.map((style) => dressed(new URL(`./${style}.css`, import.meta.url).href)),
      WITHOUT_WORDS.includes(name) || wordsOf(name),
    ]);
    return part;
  } catch (problem) {
    throw new Away(t('server-away'), { cause: problem });
  }
});

/**
 * Fetch a script and its imports into the browser's cache, where the import finds them. Chromium
 * remembers a failed import and never tries it again, so nothing is imported before it is there.
 */
async function fetchScript(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`No script at ${address}`);
  const imported = (await answer.text()).matchAll(IMPORTED);
  return Promise.all(Array.from(imported, ([, name]) => fetchScript(new URL(name, address).href)));
}

/** Reload if a script is there but can't be imported: it belongs to another version. */
function reload(problem: unknown) {
  if (!reloadOnce()) throw problem;
  return new Promise(() => {});
}

/** Load the texts of a part, unless it is the first page and they came with it. */
async function wordsOf(name: PartName) {
  const came = document.querySelector<HTMLLinkElement>('link[data-what=words]')?.href;
  if (name === 'home' && came?.endsWith(`/${language()}-home.json`)) isWhole = true;
  else addWords(await fetchLater(language()));
}

function fetchLater(code: string) {
  isWhole = true;
  const { words } = (document.querySelector('script[data-words]') as HTMLScriptElement).dataset;
  return fetchWords(
    `${code}-later`,
    words?.endsWith(`/${code}-later.json`) ? new URL(words, document.baseURI).href : undefined,
  );
}

export async function laterWords(code: string) {
  return isWhole ? fetchLater(code) : null;
}

/** Add a style sheet once, and wait for it. */
export const dressed = once((address: string) => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  const loaded = new Promise<void>((resolve, reject) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(`No style sheet at ${address}`));
    };
  });
  document.head.append(sheet);
  return loaded;
});

const KEY = 'quiltbee.outdated';

/** Reload the page, but only once; return whether it does. */
export function reloadOnce() {
  if (sessionStorage.getItem(KEY) === String(MESSAGES)) return false;
  sessionStorage.setItem(KEY, String(MESSAGES));
  location.reload();
  return true;
}

/** Reload the page if its version of the messages is outdated; without an answer, don't. */
export async function reloadIfOutdated() {
  const { messages } = await call('GET /api/health').catch(() => ({ messages: MESSAGES }));
  if (messages !== MESSAGES) reloadOnce();
}
