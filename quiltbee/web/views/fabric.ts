/**
 * The fabrics: six cloths, light to dark, times six weaves; each of the 33 patches has its own
 * pair. A cell is 10 x 10, the unit of quilts and patches.
 */

export const UNIT = 10;

/** All patches, in the order of their fabrics. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg'];

/** Return the cloth (0-5, light to dark) and weave (0-5) of a patch. */
export function fabricOf(letter: string) {
  const index = LETTERS.indexOf(letter);
  return { cloth: index % 6, weave: (Math.floor(index / 6) + (index % 6)) % 6 };
}
