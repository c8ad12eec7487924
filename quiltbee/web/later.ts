/**
 * What the page loads only once it is asked for: a module, with its style sheets if it has any and
 * with the words that the page has not come with. The script of the page carries their addresses.
 */
import { Away } from './core/api.ts';
import { language, t } from './core/words.ts';
import { addWords, fetchWords } from './speaking.ts';

type Parts = {
  aid: typeof import('./aid/aid_page.ts');
  analysis: typeof import('./analysis/analysis_page.ts');
  commands: typeof import('./core/commands.ts');
  faces: typeof import('./faces_page.ts');
  guide: typeof import('./guide/guide_page.ts');
  hints: typeof import('./core/hints.ts');
  home: typeof import('./home/home_page.ts');
  invited: typeof import('./home/invited_page.ts');
  moments: typeof import('./review/moments_page.ts');
  offline: typeof import('./offline/local_game.ts');
  pages: typeof import('./pages.ts');
  phrases: typeof import('./phrases_page.ts');
  plan: typeof import('./views/plan.ts');
  puzzles: typeof import('./puzzles/puzzles_page.ts');
  review: typeof import('./review/review_page.ts');
  starts: typeof import('./starts/starts_page.ts');
  tournaments: typeof import('./tournaments/tournaments_page.ts');
};

const { dataset } = document.querySelector('script[type=module]') as HTMLScriptElement;
/** These have no other words than the page. */
const WITHOUT_WORDS: Set<keyof Parts> = new Set(['faces', 'offline']);
/** The first page has come with its own words. */
const isHome = document.querySelector('link[data-what=words]')?.matches('[href*="-home"]');
/** The language that the page came in. */
const { lang } = document.documentElement;
const asked: Map<string, Promise<unknown>> = new Map();
/** Whether something has come with words of its own. */
let isWhole = false;

/** Load a part of the page, once. Without an answer the next time asks again. */
export async function later<Name extends keyof Parts>(name: Name): Promise<Parts[Name]> {
  const loading = (asked.get(name) ?? load(name)) as Promise<Parts[Name]>;
  asked.set(name, loading);
  loading.catch(() => asked.delete(name));
  return loading;
}

async function load<Name extends keyof Parts>(name: Name): Promise<Parts[Name]> {
  const isIts = (key: string) => key.startsWith(name) && key.endsWith('Style');
  const sheets = Object.keys(dataset).filter(isIts);
  try {
    const [module] = await Promise.all([
      import(dataset[name] as string),
      ...sheets.map((key) => dressed(dataset[key] as string)),
      WITHOUT_WORDS.has(name) || wordsOf(name),
    ]);
    return module;
  } catch (problem) {
    throw new Away(t('server-away'), { cause: problem });
  }
}

/** The words of a part, unless it is the first page and they are there. */
async function wordsOf(name: keyof Parts) {
  if (name === 'home' && isHome && language() === lang) isWhole = true;
  else addWords(await fetchLater(language()));
}

function fetchLater(spoken: string) {
  isWhole = true;
  return fetchWords(`${spoken}-later`, spoken === lang ? dataset.words : undefined);
}

/** The words in another language of what was loaded later; null for none. */
export async function laterWords(spoken: string) {
  return isWhole ? fetchLater(spoken) : null;
}

/** Wait for a style sheet. */
export function dressed(address: string) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  const loaded = new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(`No style sheet at ${address}`));
    };
  });
  document.head.append(sheet);
  return loaded;
}
