/**
 * The fabrics: six cloths, light to dark, times six weaves; each of the 33 patches has its own
 * pair. A cell is 10 x 10, the unit in which quilts and patches are drawn.
 */

export const UNIT = 10;

/** The letters of all patches, in the order in which they get their fabrics. */
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg'];

/** The path drawn in the thread's colour, for each weave. */
export const WEAVES = [
  'M2.5 1.3a1.2 1.2 0 1 0 .01 0M7.5 6.3a1.2 1.2 0 1 0 .01 0', // dots
  'M1.6 0h1.8v10h-1.8zM6.6 0h1.8v10h-1.8z', // stripes
  'M0 0h5v5h-5zM5 5h5v5h-5z', // checks
  'M0 8.5L8.5 0H10L0 10zM10 8.5V10H8.5zM0 3.5L3.5 0H5L0 5zM5 10L10 5V3.5L3.5 10z', // twill
  'M2 1h1v1h1v1h-1v1h-1v-1h-1v-1h1zM7 6h1v1h1v1h-1v1h-1v-1h-1v-1h1z', // crosses
  'M0 3.2Q2.5 .2 5 3.2T10 3.2V4.6Q7.5 7.2 5 4.6T0 4.6z' + // waves
    'M0 8.2Q2.5 5.2 5 8.2T10 8.2V9.2Q7.5 11.6 5 9.2T0 9.2z',
];

/** Cloth (0-5, light to dark) and weave (0-5) of a patch. @param {string} letter */
export function fabricOf(letter) {
  const index = LETTERS.indexOf(letter);
  return { cloth: index % 6, weave: (Math.floor(index / 6) + (index % 6)) % 6 };
}
