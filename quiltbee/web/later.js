/**
 * What the page loads only once it is asked for: a module, with its style sheet if it has one, and
 * with the first of them their words. The script of the page carries their addresses.
 *
 * @typedef {object} Parts
 * @property {typeof import('./aid/aid_page.js')} aid
 * @property {typeof import('./core/commands.js')} commands
 * @property {typeof import('./guide/guide_page.js')} guide
 * @property {typeof import('./home/home_page.js')} home
 * @property {typeof import('./offline/local_game.js')} offline
 * @property {typeof import('./pages.js')} pages
 */
import { Away } from './core/api.js';
import { language, t } from './core/words.js';
import { addWords, fetchWords } from './speaking.js';

const { dataset } = /** @type {HTMLScriptElement} */ (
  document.querySelector('script[type=module]')
);
/** The language that the page came in. */
const { lang } = document.documentElement;
/** @type {Map<string, Promise<unknown>>} */
const asked = new Map();

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
  const sheet = dataset[`${name}Style`];
  try {
    const [module] = await Promise.all([
      import(/** @type {string} */ (dataset[name])),
      sheet && dressed(sheet),
      fetchLater(language()).then(addWords),
    ]);
    return module;
  } catch (problem) {
    throw new Away(t('server-away'), { cause: problem });
  }
}

/** @param {string} spoken */
function fetchLater(spoken) {
  return fetchWords(`${spoken}-later`, spoken === lang ? dataset.words : undefined);
}

/** The words in another language of what was loaded later; null for none. @param {string} spoken */
export async function laterWords(spoken) {
  return asked.size > 0 ? fetchLater(spoken) : null;
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
