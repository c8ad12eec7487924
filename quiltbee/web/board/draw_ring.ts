/** A new game without a server. */
import type { Patches } from '../core/types.ts';

/**
 * A random ring for a new game: patch A is the last.
 * @param draw  a whole number below
 */
export function drawRing(patches: Patches, draw: (most: number) => number) {
  const letters = Object.keys(patches).filter((letter) => letter !== 'A');
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [letters[last], letters[other]] = [letters[other], letters[last]];
  }
  return `${letters.join('')}A`;
}
