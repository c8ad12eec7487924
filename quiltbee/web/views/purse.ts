/** A player's buttons as a row of tiles: only a picture, the number stands beside it. */
import { tilesOf } from '../core/purse.ts';
import { html, svg } from 'lit-html';
import { drawn } from './patch_art.ts';

/** The row's plane, and how far apart its tiles lie where there is room. */
const WIDTH = 56;
const HEIGHT = 20;
const STEP = 19;

export function purse(buttons: number) {
  const tiles = tilesOf(buttons);
  const step = Math.min(STEP, (WIDTH - HEIGHT) / Math.max(1, tiles.length - 1));
  const last = WIDTH - HEIGHT / 2;
  // From the right: the dearest tiles change least, so they keep their places and lie on top.
  const drawnLast = tiles.map((value, index) => tile(value, last - index * step)).reverse();
  return html`<svg class="purse" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    ${drawnLast}
  </svg>`;
}

function tile(value: number, x: number) {
  return svg`${drawn(`tile-${value}`, x, HEIGHT / 2)}
    <text class="tile-value" x=${x} y=${HEIGHT / 2 + 3.2}>${value}</text>`;
}
