/** A message in which elements stand: `Signed in as <b>anna</b>.` */
import { t } from '../core/words.js';

/** What stands for an element until the message is made. @param {string} name */
function placeholder(name) {
  return `\u0001${name}\u0001`;
}

/**
 * The parts of a message, with elements in the places of their names.
 * @param {string} key
 * @param {Record<string, unknown>} elements   by the names of their places
 * @param {import('../core/words.js').Values} [values]   all else that the message takes
 */
export function rich(key, elements, values = {}) {
  const places = Object.keys(elements).map((name) => [name, placeholder(name)]);
  const parts = t(key, { ...values, ...Object.fromEntries(places) }).split('\u0001');
  return parts.map((part, index) => (index % 2 ? elements[part] : part));
}
