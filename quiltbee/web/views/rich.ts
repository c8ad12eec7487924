/** Messages with elements in them: `Signed in as <b>anna</b>.` */
import { t, type Values } from '../core/words.ts';

/**
 * Split a message and insert elements.
 * @param elements  by the names of their placeables
 * @param values  the other values of the message
 */
export function rich(key: string, elements: Record<string, unknown>, values: Values = {}) {
  const places = Object.keys(elements).map((name) => [name, `\u0001${name}\u0001`]);
  const parts = t(key, { ...values, ...Object.fromEntries(places) }).split('\u0001');
  return parts.map((part, index) => (index % 2 ? elements[part] : part));
}
