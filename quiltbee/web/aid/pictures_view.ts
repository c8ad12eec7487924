/** The pictures of the player aid, drawn with the pieces of the game on a plane of 120 x 50. */
import { html, svg } from 'lit-html';
import { outline } from '../core/geometry.ts';
import { UNIT, buttonDisc, drawn } from '../views/patch_art.ts';
import { token } from '../views/time_board.ts';
import type { Cell, Player } from '../core/types.ts';
import type { Picture } from './aid.ts';

const SPACE = 15;
const BOARD_TOP = 24;
const TOKEN_HEIGHT = 17;

/** Shapes by the patch whose fabric they have. */
const SHAPES: Record<string, Cell[]> = {
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

function piece(letter: string, x: number, y: number, size: number = 1) {
  return svg`<g transform=${`translate(${x} ${y}) scale(${size})`}>
    <path class="piece" fill=${`url(#fabric-${letter})`}
      d=${outline(SHAPES[letter], UNIT, 0.25)}></path>
    <path class="stitches" d=${outline(SHAPES[letter], UNIT, 1.1)}></path></g>`;
}

/** @param index  of a space in the picture */
function middleOf(index: number) {
  return 6 + (index + 0.5) * SPACE;
}

function board(from: number, count: number) {
  return Array.from(
    { length: count },
    (_, index) =>
      svg`<g class=${index % 2 ? 'space odd' : 'space even'}>
        ${drawn('space-cloth', middleOf(index), BOARD_TOP + 7.5, 1.25)}
        <text x=${middleOf(index)} y=${BOARD_TOP + 13.2}>${from + index}</text></g>`,
  );
}

function standing(player: Player, index: number, y: number = TOKEN_HEIGHT) {
  return token(player, middleOf(index), y, 4.6);
}

function leap(player: Player, from: number, to: number) {
  const [a, b] = [middleOf(from), middleOf(to)];
  return svg`<path class=${`leap leap-${player}`}
    d=${`M${a} 10Q${(a + b) / 2} 0 ${b} 10M${b - 4} 8.6L${b} 10 ${b - 0.4} 5.6`}></path>`;
}

function words(text: string, x: number, y: number, kind: string = 'sum') {
  return svg`<text class=${kind} x=${x} y=${y}>${text}</text>`;
}

function quilt(size: number, unit: number, isSewn: (row: number, column: number) => boolean) {
  const left = 60 - (size * unit) / 2;
  return Array.from({ length: size * size }, (_, index) => {
    const [row, column] = [Math.floor(index / size), index % size];
    const fill = isSewn(row, column) ? `url(#fabric-${'aGb'[(row + column) % 3]})` : 'none';
    return svg`<rect class="cell-picture" fill=${fill} x=${left + column * unit}
      y=${3 + row * unit} width=${unit} height=${unit}></rect>`;
  });
}

const PICTURES: Record<Picture, unknown> = {
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

export function aidPicture(name: Picture) {
  return html`<svg viewBox="0 0 120 50" aria-hidden="true" data-picture=${name}>
    ${PICTURES[name]}
  </svg>`;
}
