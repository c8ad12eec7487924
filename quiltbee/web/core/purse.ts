/** Buttons as the tiles that lie in the box, worth 20, 10, 5 and 1. */

const VALUES = [20, 10, 5, 1];

/** The fewest tiles that make up an amount, the dearest first. */
export function tilesOf(buttons: number) {
  const tiles: number[] = [];
  let left = Math.max(0, buttons);
  for (const value of VALUES) {
    while (left >= value) {
      tiles.push(value);
      left -= value;
    }
  }
  return tiles;
}
