/**
 * The three costliest decisions: one's own, or those of both sides where nobody's game it is. Each
 * keeps its place while the engine thinks on, so that nothing changes under the pointer.
 */
import { costliest } from './document.ts';
import type { Document } from './types.ts';
import type { Player } from '../core/types.ts';

const MOST = 3;

/** Their numbers, the costliest first. */
export function mostCostly(document: Document | null, own: Player | null) {
  const sides = own === null ? ([1, 2] as Player[]) : [own];
  return sides
    .flatMap((side) => costliest(document, side))
    .sort((a, b) => (b.points_lost ?? 0) - (a.points_lost ?? 0))
    .slice(0, MOST)
    .map(({ number }) => number);
}

/** What is still among them stays where it was; what is new takes the places that are free. */
export function keptPlaces(before: number[], now: number[]) {
  const fresh = now.filter((number) => !before.includes(number));
  const places = before.map((number) => (now.includes(number) ? number : fresh.shift()));
  return [...places, ...fresh].filter((number) => number !== undefined);
}
