/** How to play, in eight steps with pictures: for the first page and the help of a table. */
import { html, svg } from '../vendor/lit-html.js';
import { UNIT } from './fabric.js';
import { buttonDisc } from './patch_art.js';
import { outline } from '../core/geometry.js';

/** @typedef {import('../core/types.js').Cell} Cell */

/** Shapes for the pictures, each in the fabric of a patch. @type {Record<string, Cell[]>} */
const SHAPES = {
  L: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  J: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
  a: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
  ],
};

/**
 * @param {string} letter
 * @param {number} x
 * @param {number} y
 */
function piece(letter, x, y) {
  return svg`<g transform=${`translate(${x} ${y})`}>
    <path class="piece" fill=${`url(#fabric-${letter})`}
      d=${outline(SHAPES[letter], UNIT, 0.25)}></path>
    <path class="stitches" d=${outline(SHAPES[letter], UNIT, 1.1)}></path></g>`;
}

/** @param {number} from @param {number} count */
function track(from, count) {
  return Array.from(
    { length: count },
    (_, index) =>
      svg`<g class=${index % 2 ? 'space odd' : 'space even'}>
        <rect x=${4 + index * 16} y="14" width="15" height="15" rx="2"></rect>
        <text x=${11.5 + index * 16} y="28">${from + index}</text></g>`,
  );
}

/** @param {1 | 2} player @param {number} x @param {number} y */
function disc(player, x, y) {
  const shape =
    player === 1 ? svg`<circle r="5"></circle>` : svg`<path d="M0-6.5L6.5 0 0 6.5-6.5 0Z"></path>`;
  return svg`<g class=${`token token-${player}`} transform=${`translate(${x} ${y})`}>${shape}
    <text y="2.2" font-size="6">${player}</text></g>`;
}

/** @param {number} size @param {number} unit @param {(r: number, c: number) => boolean} isSewn */
function grid(size, unit, isSewn) {
  const at = (/** @type {number} */ index) => 25 + index * unit;
  return Array.from({ length: size * size }, (_, index) => {
    const [row, column] = [Math.floor(index / size), index % size];
    const fill = isSewn(row, column) ? `url(#fabric-${'aGb'[(row + column) % 3]})` : 'none';
    return svg`<rect class="cell-picture" fill=${fill} x=${at(column)} y=${4 + row * unit}
      width=${unit} height=${unit}></rect>`;
  });
}

const leather = svg`<rect class="mark-special" x="46" y="16" width="9" height="9" rx="1"
  fill="url(#fabric-special)"></rect>`;

/** @type {[title: string, text: string, picture: unknown][]} */
const STEPS = [
  [
    'The goal',
    'Cover your 9 by 9 quilt. At the end every button counts 1 point, every empty space costs 2.',
    grid(5, 8, (row, column) => row + column < 6),
  ],
  [
    'Whose turn',
    'Whoever is further back on the time track moves, often several times in a row. ' +
      'On one space, the token on top moves.',
    svg`${track(3, 6)}${disc(1, 12, 9)}${disc(2, 76, 9)}`,
  ],
  [
    'Buy and sew',
    'Take one of the next three patches. Pay its buttons, turn and flip it as you like, ' +
      'sew it on, then move your token by its time.',
    svg`${piece('a', 4, 12)}${piece('L', 42, 6)}${piece('J', 74, 12)}`,
  ],
  [
    'Or pass',
    'Move your token to the space in front of the other one. You earn a button for each space.',
    svg`${track(3, 6)}${disc(1, 28, 9)}${disc(2, 60, 9)}
      <path class="walk walk-1" d="M34 9H76"></path>${buttonDisc(88, 9, 5)}`,
  ],
  [
    'Payday',
    'Pass a button on the track, and you get a button for each one printed on your patches.',
    svg`${track(3, 6)}${buttonDisc(52, 21, 5)}${disc(1, 28, 9)}
      <path class="walk walk-1" d="M34 9H66"></path>`,
  ],
  [
    'Special patch',
    'Whoever is first to pass a leather patch takes it: one free space, sewn on at once.',
    svg`${track(24, 6)}${leather}${disc(2, 28, 9)}`,
  ],
  [
    '7 by 7',
    'The first full square of 7 by 7 spaces earns 7 points.',
    grid(9, 4.6, (row, column) => row > 0 && row < 8 && column > 0 && column < 8),
  ],
  [
    'The end',
    'When both tokens are in the middle, count: 14 buttons and 9 empty spaces make 14 − 18 = −4.',
    svg`${buttonDisc(24, 24, 9)}<text class="sum" x="40" y="29">14 − 2 × 9</text>`,
  ],
];

/** The eight steps. */
export function howToPlay() {
  return html`<ol class="how">
    ${STEPS.map(
      ([title, text, picture], index) =>
        html`<li>
          <svg viewBox="0 0 104 50" aria-hidden="true">${picture}</svg>
          <div>
            <h3>${index + 1}. ${title}</h3>
            <p>${text}</p>
          </div>
        </li>`,
    )}
  </ol>`;
}
