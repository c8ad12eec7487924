/** A message in which elements stand: `Signed in as <b>anna</b>.` */
import { t, type Values } from '../core/words.ts';

/** What stands for an element until the message is made. */
function placeholder(name: string) {
  return `\u0001${name}\u0001`;
}

/**
 * The parts of a message, with elements in the places of their names.
 * @param elements  by the names of their places
 * @param values  all else that the message takes
 */
export function rich(key: string, elements: Record<string, unknown>, values: Values = {}) {
  const places = Object.keys(elements).map((name) => [name, placeholder(name)]);
  const parts = t(key, { ...values, ...Object.fromEntries(places) }).split('\u0001');
  return parts.map((part, index) => (index % 2 ? elements[part] : part));
}
