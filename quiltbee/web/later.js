/**
 * What the page loads only once it is asked for: a module with its style sheet. The script of the
 * page carries their addresses.
 *
 * @typedef {{aid: typeof import('./aid.js')}} Parts
 */
import { spoken, t } from './core/words.js';

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
  const part = await loading;
  // In the bundle a part has its own copy of `core/words.js`.
  part.speak(spoken());
  return part;
}

/**
 * @template {keyof Parts} Name
 * @param {Name} name
 * @returns {Promise<Parts[Name]>}
 */
async function load(name) {
  try {
    const [module] = await Promise.all([
      import(/** @type {string} */ (dataset[name])),
      dressed(/** @type {string} */ (dataset[`${name}Style`])),
    ]);
    return module;
  } catch (problem) {
    throw new Error(t('server-away'), { cause: problem });
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
