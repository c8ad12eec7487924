/** The picture on the first page: a band of patchwork in the game's fabrics. */
import { UNIT } from './fabric.ts';
import { outline } from '../core/geometry.ts';
import { html, svg } from 'lit-html';
import { buttonDisc } from './patch_art.ts';
import type { Cell } from '../core/types.ts';

/** Each letter is a piece in the fabric of that patch; a dot is empty. */
const BAND = ['GGGbbaaaXXX.', 'EEGbaaffJXVV', 'EEEbbYYfJVVg', 'LLLL.YWWJggg'];

function cellsOf(letter: string): Cell[] {
  return BAND.flatMap((line, row) =>
    [...line].flatMap((each, column) => (each === letter ? [[row, column] as Cell] : [])),
  );
}

function piece(letter: string) {
  const cells = cellsOf(letter);
  const fabric = `url(#fabric-${letter})`;
  return svg`<path class="piece" fill=${fabric} d=${outline(cells, UNIT, 0.25)}></path>
    <path class="stitches" d=${outline(cells, UNIT, 1.1)}></path>`;
}

export function cover() {
  const letters = [...new Set(BAND.join(''))].filter((letter) => letter !== '.');
  return html`<svg class="cover" viewBox="-1 -1 122 42" aria-hidden="true">
    <rect class="ground" width="120" height="40" rx="1"></rect>
    <rect fill="url(#fabric-cell)" width="120" height="40"></rect>
    ${letters.map(piece)}
    ${[
      [2, 0],
      [1, 2],
      [6, 0],
      [8, 1],
      [10, 2],
      [2, 3],
    ].map(([x, y]) => buttonDisc((x + 0.5) * UNIT, (y + 0.5) * UNIT, 2.6))}
  </svg>`;
}
