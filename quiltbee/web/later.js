/**
 * What the page loads only once it is asked for: a module, with its style sheets if it has any and
 * with the words that the page has not come with. The script of the page carries their addresses.
 *
 * @typedef {object} Parts
 * @property {typeof import('./aid/aid_page.js')} aid
 * @property {typeof import('./analysis/analysis_page.js')} analysis
 * @property {typeof import('./core/commands.js')} commands
 * @property {typeof import('./faces_page.js')} faces
 * @property {typeof import('./guide/guide_page.js')} guide
 * @property {typeof import('./core/hints.js')} hints
 * @property {typeof import('./home/home_page.js')} home
 * @property {typeof import('./home/invited_page.js')} invited
 * @property {typeof import('./review/moments_page.js')} moments
 * @property {typeof import('./offline/local_game.js')} offline
 * @property {typeof import('./pages.js')} pages
 * @property {typeof import('./phrases_page.js')} phrases
 * @property {typeof import('./views/plan.js')} plan
 * @property {typeof import('./puzzles/puzzles_page.js')} puzzles
 * @property {typeof import('./review/review_page.js')} review
 * @property {typeof import('./starts/starts_page.js')} starts
 * @property {typeof import('./tournaments/tournaments_page.js')} tournaments
 */
import { Away } from './core/api.js';
import { language, t } from './core/words.js';
import { addWords, fetchWords } from './speaking.js';

const { dataset } = /** @type {HTMLScriptElement} */ (
  document.querySelector('script[type=module]')
);
/** These have no other words than the page. @type {Set<keyof Parts>} */
const WITHOUT_WORDS = new Set(['faces', 'offline']);
/** The first page has come with its own words. */
const isHome = document.querySelector('link[data-what=words]')?.matches('[href*="-home"]');
/** The language that the page came in. */
const { lang } = document.documentElement;
/** @type {Map<string, Promise<unknown>>} */
const asked = new Map();
/** Whether something has come with words of its own. */
let isWhole = false;

/**
 * Load a part of the page, once. Without an answer the next time asks again.
 * @template {keyof Parts} Name
 * @param {Name} name
 * @returns {Promise<Parts[Name]>}
 */
export async function later(name) {
  const loading = /** @type {Promise<Parts[Name]>} */ (asked.get(name) ?? load(name));
  asked.set(name, loading);
  loading.catch(() => asked.delete(name));
  return loading;
}

/**
 * @template {keyof Parts} Name
 * @param {Name} name
 * @returns {Promise<Parts[Name]>}
 */
async function load(name) {
  const isIts = (/** @type {string} */ key) => key.startsWith(name) && key.endsWith('Style');
  const sheets = Object.keys(dataset).filter(isIts);
  try {
    const [module] = await Promise.all([
      import(/** @type {string} */ (dataset[name])),
      ...sheets.map((key) => dressed(/** @type {string} */ (dataset[key]))),
      WITHOUT_WORDS.has(name) || wordsOf(name),
    ]);
    return module;
  } catch (problem) {
    throw new Away(t('server-away'), { cause: problem });
  }
}

/**
 * The words of a part, unless it is the first page and they are there.
 * @param {keyof Parts} name
 */
async function wordsOf(name) {
  if (name === 'home' && isHome && language() === lang) isWhole = true;
  else addWords(await fetchLater(language()));
}

/** @param {string} spoken */
function fetchLater(spoken) {
  isWhole = true;
  return fetchWords(`${spoken}-later`, spoken === lang ? dataset.words : undefined);
}

/** The words in another language of what was loaded later; null for none. @param {string} spoken */
export async function laterWords(spoken) {
  return isWhole ? fetchLater(spoken) : null;
}

/** Wait for a style sheet. @param {string} address */
export function dressed(address) {
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
