/**
 * The three costliest decisions: one's own, or those of both sides where nobody's game it is. Each
 * keeps its place while the engine thinks on, so that nothing changes under the pointer.
 *
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('./types.js').Document} Document
 */
import { costliest } from './document.js';

const MOST = 3;

/**
 * Their numbers, the costliest first.
 * @param {Document | null} document
 * @param {Player | null} own
 */
export function mostCostly(document, own) {
  const sides = own === null ? /** @type {Player[]} */ ([1, 2]) : [own];
  return sides
    .flatMap((side) => costliest(document, side))
    .sort((a, b) => (b.points_lost ?? 0) - (a.points_lost ?? 0))
    .slice(0, MOST)
    .map(({ number }) => number);
}

/**
 * What is still among them stays where it was; what is new takes the places that are free.
 * @param {number[]} before
 * @param {number[]} now
 */
export function keptPlaces(before, now) {
  const fresh = now.filter((number) => !before.includes(number));
  const places = before.map((number) => (now.includes(number) ? number : fresh.shift()));
  return [...places, ...fresh].filter((number) => number !== undefined);
}
