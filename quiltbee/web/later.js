/**
 * What the page loads only once it is asked for: a module, with its style sheet if it has one. The
 * script of the page carries their addresses.
 *
 * @typedef {object} Parts
 * @property {typeof import('./aid.js')} aid
 * @property {typeof import('./guide.js')} guide
 * @property {typeof import('./offline.js')} offline
 * @property {typeof import('./pages.js')} pages
 */
import { Away } from './core/api.js';
import { t } from './core/words.js';

const { dataset } = /** @type {HTMLScriptElement} */ (
  document.querySelector('script[type=module]')
);
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
    ]);
    return module;
  } catch (problem) {
    throw new Away(t('server-away'), { cause: problem });
  }
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
