/** The picture on the first page: a quilt that lacks one patch, with loose patches beside it. */
import { outline } from '../core/geometry.ts';
import { html, svg } from 'lit-html';
import { UNIT, buttonDisc, specialShape } from './patch_art.ts';
import type { Cell } from '../core/types.ts';

/** A letter is the fabric of that patch, a star is leather, a dot is empty. */
const QUILT = [
  'SSSQQRDDD',
  'SCQQRRRR*',
  '*CCQQHRgg',
  'PLLHHHHgg',
  'PPLWWHgg.',
  'PPL.W....',
  'PLL.W..YY',
  '.KeeWYYYY',
  'KKKeee...',
];
/** Loose patches: offset to the right and down, in spaces, and rotation. */
const LOOSE: [shape: string[], x: number, y: number, degrees: number][] = [
  [['...Z', 'ZZZZ', 'Z...'], 5.5, 4.4, 11],
  [['dd', '.d', 'dd'], 10.3, 0.2, -14],
  [['.VV.', 'VVVV'], 11.8, 4.1, 16],
  [['EE.', 'EEE'], 10.6, 7.1, -8],
];
/** Spaces with a button. */
const BUTTONS = [
  [1, 0],
  [4, 1],
  [7, 0],
  [1, 3],
  [4, 3],
  [3, 7],
  [7, 7],
  [0, 5],
];

/** Draw the patches in a picture of letters. */
function patches(rows: string[]) {
  const cellsOf = (letter: string) =>
    rows.flatMap((line, row) =>
      [...line].flatMap((each, column) => (each === letter ? [[row, column] as Cell] : [])),
    );
  const letters = [...new Set(rows.join(''))].filter((letter) => letter !== '.');
  return letters.map((letter) => {
    const cells = cellsOf(letter);
    if (letter === '*') return cells.map(specialShape);
    const fabric = `url(#fabric-${letter})`;
    return svg`<path class="piece" fill=${fabric} d=${outline(cells, UNIT, 0.25)}></path>
      <path class="stitches" d=${outline(cells, UNIT, 1.1)}></path>`;
  });
}

export function cover() {
  const side = QUILT.length * UNIT;
  return html`<svg class="cover" viewBox="-7 -7 163 105" aria-hidden="true">
    <g class="lying" transform=${`rotate(-4 ${side / 2} ${side / 2})`}>
      <rect class="ground" width=${side} height=${side} rx="1"></rect>
      <rect fill="url(#fabric-cell)" width=${side} height=${side}></rect>
      ${patches(QUILT)}
      ${BUTTONS.map(([x, y]) => buttonDisc((x + 0.5) * UNIT, (y + 0.5) * UNIT, 2.6))}
    </g>
    ${LOOSE.map(
      ([shape, x, y, degrees]) =>
        svg`<g
          class="lying loose"
          transform=${`translate(${x * UNIT} ${y * UNIT}) rotate(${degrees})`}
        >
          ${patches(shape)}
        </g>`,
    )}
    ${[
      [108, 38],
      [148, 82],
      [146, 14],
    ].map(([x, y]) => buttonDisc(x, y, 4))}
  </svg>`;
}
