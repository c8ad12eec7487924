/** How to play, in eight steps with pictures: for the first page and the help of a table. */
import { html, svg } from '../vendor/lit-html.js';
import { UNIT } from './fabric.js';
import { buttonDisc, drawn } from './patch_art.js';
import { token } from './time_board.js';
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
        ${drawn('space-cloth', 11.5 + index * 16, 21.5, 1.25)}
        <text x=${11.5 + index * 16} y="28">${from + index}</text></g>`,
  );
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

/**
 * Whether a space belongs to the 7 by 7 in the middle.
 * @param {number} row
 * @param {number} column
 */
const isMiddle = (row, column) => row > 0 && row < 8 && column > 0 && column < 8;

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
    svg`${track(3, 6)}${token(1, 12, 9, 5)}${token(2, 76, 9, 5)}`,
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
    svg`${track(3, 6)}${token(1, 28, 9, 5)}${token(2, 60, 9, 5)}
      <path class="walk walk-1" d="M34 9H76"></path>${buttonDisc(88, 9, 5)}`,
  ],
  [
    'Payday',
    'Pass a button on the track, and you get a button for each one printed on your patches.',
    svg`${track(3, 6)}${buttonDisc(52, 21, 5)}${token(1, 28, 9, 5)}
      <path class="walk walk-1" d="M34 9H66"></path>`,
  ],
  [
    'Special patch',
    'Whoever is first to pass a leather patch takes it: one free space, sewn on at once.',
    svg`${track(24, 6)}${drawn('special', 46, 16, 0.9)}${token(2, 28, 9, 5)}`,
  ],
  [
    '7 by 7',
    'The first full square of 7 by 7 spaces earns 7 points.',
    svg`<g transform="translate(-16)">${grid(9, 4.6, isMiddle)}</g>
      ${drawn('special-tile', 80, 25, 1.5)}`,
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
