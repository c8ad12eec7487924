/** The pictures of the player aid: drawn with the pieces of the game, on a plane of 120 x 50. */
import { html, svg } from '../vendor/lit-html.js';
import { outline } from '../core/geometry.js';
import { UNIT } from '../views/fabric.js';
import { buttonDisc, drawn } from '../views/patch_art.js';
import { token } from '../views/time_board.js';

/**
 * @typedef {import('./aid.js').Picture} Picture
 * @typedef {import('../core/types.js').Cell} Cell
 * @typedef {import('../core/types.js').Player} Player
 */

const SPACE = 15;
const BOARD_TOP = 24;
const TOKEN_HEIGHT = 17;

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
  e: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
};

/**
 * @param {string} letter
 * @param {number} x
 * @param {number} y
 * @param {number} [size]
 */
function piece(letter, x, y, size = 1) {
  return svg`<g transform=${`translate(${x} ${y}) scale(${size})`}>
    <path class="piece" fill=${`url(#fabric-${letter})`}
      d=${outline(SHAPES[letter], UNIT, 0.25)}></path>
    <path class="stitches" d=${outline(SHAPES[letter], UNIT, 1.1)}></path></g>`;
}

/** @param {number} index   of a space in the picture */
function middleOf(index) {
  return 6 + (index + 0.5) * SPACE;
}

/**
 * Spaces of the time board from left to right.
 * @param {number} from
 * @param {number} count
 */
function board(from, count) {
  return Array.from(
    { length: count },
    (_, index) =>
      svg`<g class=${index % 2 ? 'space odd' : 'space even'}>
        ${drawn('space-cloth', middleOf(index), BOARD_TOP + 7.5, 1.25)}
        <text x=${middleOf(index)} y=${BOARD_TOP + 13.2}>${from + index}</text></g>`,
  );
}

/** @param {Player} player @param {number} index @param {number} [y] */
function standing(player, index, y = TOKEN_HEIGHT) {
  return token(player, middleOf(index), y, 4.6);
}

/**
 * An arrow from space to space.
 * @param {Player} player
 * @param {number} from
 * @param {number} to
 */
function leap(player, from, to) {
  const [a, b] = [middleOf(from), middleOf(to)];
  return svg`<path class=${`leap leap-${player}`}
    d=${`M${a} 10Q${(a + b) / 2} 0 ${b} 10M${b - 4} 8.6L${b} 10 ${b - 0.4} 5.6`}></path>`;
}

/** @param {string} text @param {number} x @param {number} y @param {string} [kind] */
function words(text, x, y, kind = 'sum') {
  return svg`<text class=${kind} x=${x} y=${y}>${text}</text>`;
}

/**
 * @param {number} size
 * @param {number} unit
 * @param {(row: number, column: number) => boolean} isSewn
 */
function quilt(size, unit, isSewn) {
  const left = 60 - (size * unit) / 2;
  return Array.from({ length: size * size }, (_, index) => {
    const [row, column] = [Math.floor(index / size), index % size];
    const fill = isSewn(row, column) ? `url(#fabric-${'aGb'[(row + column) % 3]})` : 'none';
    return svg`<rect class="cell-picture" fill=${fill} x=${left + column * unit}
      y=${3 + row * unit} width=${unit} height=${unit}></rect>`;
  });
}

/** @type {Record<Picture, unknown>} */
const PICTURES = {
  again: svg`${board(3, 7)}${leap(1, 0, 2)}${leap(1, 2, 4)}${standing(1, 0)}${standing(2, 5)}
    ${words('1', middleOf(1), 15, 'tiny')}${words('2', middleOf(3), 15, 'tiny')}`,
  choosing: svg`<path class="neutral" d="M6 34l5-9 5 9z"></path>
    <path class="frame" d="M19 6H88V45H19z"></path>
    ${piece('a', 22, 14, 0.62)}${piece('L', 50, 10, 0.62)}${piece('J', 70, 14, 0.62)}
    ${piece('e', 94, 14, 0.62)}
    ${[30, 56, 76].map((x, index) => words(String(index + 1), x, 43, 'tiny'))}`,
  advancing: svg`${board(3, 7)}${leap(1, 1, 5)}${standing(1, 1)}${standing(2, 4, 18)}
    ${[2, 3, 4, 5].map((index) => buttonDisc(middleOf(index), 44.5, 3.4))}`,
  income: svg`${board(3, 4)}${buttonDisc(6 + 2 * SPACE, BOARD_TOP + 6, 4)}
    ${leap(1, 1, 3)}${standing(1, 1)}
    <g transform="translate(78 9)"><path class="piece" fill="url(#fabric-L)"
      d=${outline(SHAPES.L, UNIT, 0.25)}></path>${buttonDisc(5, 5, 2.6)}${buttonDisc(15, 25, 2.6)}
    </g>${words('+2', 103, 20)}`,
  special: svg`${board(24, 7)}${drawn('special', 1.5 + 2 * SPACE, 26, 0.9)}
    ${leap(2, 1, 3)}${standing(2, 1)}`,
  tile: quilt(9, 4.9, (row, column) => row > 0 && row < 8 && column > 0 && column < 8),
  scoring: svg`${buttonDisc(12, 15, 6.5)}${words('16', 12, 37)}${words('+', 26, 37)}
    ${drawn('special-tile', 40, 15, 0.95)}${words('7', 40, 37)}${words('−', 54, 37)}
    <rect class="cell-picture" fill="none" x="66" y="9" width="13" height="13"></rect>
    ${words('2 × 6', 72.5, 37)}${words('=', 91, 37)}${words('11', 106, 38, 'total')}`,
};

/** @param {Picture} name */
export function aidPicture(name) {
  return html`<svg viewBox="0 0 120 50" aria-hidden="true" data-picture=${name}>
    ${PICTURES[name]}
  </svg>`;
}
