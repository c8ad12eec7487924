/**
 * A new game without a server.
 *
 * @typedef {import('../core/types.js').Patches} Patches
 */

/**
 * A random ring for a new game: patch A is the last.
 * @param {Patches} patches
 * @param {(most: number) => number} draw   a whole number below
 */
export function drawRing(patches, draw) {
  const letters = Object.keys(patches).filter((letter) => letter !== 'A');
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [letters[last], letters[other]] = [letters[other], letters[last]];
  }
  return `${letters.join('')}A`;
}
