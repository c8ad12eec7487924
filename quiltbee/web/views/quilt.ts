/**
 * A quilt: an SVG picture, and over it a grid of named cells for pointer, keys and screen readers.
 */
import { SIZE, formatCell, outline, sameCell, tickCell } from '../core/geometry.ts';
import { t } from '../core/words.ts';
import { html, nothing, svg } from 'lit-html';
import { cellLabel } from '../core/sentences.ts';
import { UNIT, patchShape, specialShape } from './patch_art.ts';
import type { Cell, Patches, PlayerState } from '../core/types.ts';
import type { Suggestion } from '../core/game_state.ts';

export type Ghost = {
  letter: string;
  code: number;
  origin: Cell;
  cells: Cell[];
  legal: boolean;
  set: boolean;
  sent: boolean;
  /** It can't be placed yet. */
  planned?: boolean;
};

type Landing = { shape: Cell[]; origin: Cell };

type Mark = Landing & Pick<Suggestion, 'label' | 'kind' | 'faint'>;

export type QuiltView = {
  number: number;
  name: string;
  player: PlayerState;
  patches: Patches;
  lettered: boolean;
  /** Show the names of the spaces at the edges. */
  named?: boolean;
  active?: boolean;
  /** A patch is chosen, so that a finger moves it instead of scrolling. */
  held?: boolean;
  ghost?: Ghost | null;
  cursor: Cell | null;
  /** Pieces placed since the player's own last decision. */
  fresh: Landing[];
  hint?: Landing | null;
  /** Suggested moves. */
  marks?: Mark[];
};

const SPAN = SIZE * UNIT;
const LINES = Array.from({ length: SIZE - 1 }, (_, index) => {
  const at = (index + 1) * UNIT;
  return `M${at} 0V${SPAN}M0 ${at}H${SPAN}`;
}).join('');
/** Crosses at the corners of the spaces, since the lines alone are too faint to count by. */
const KNOTS = Array.from({ length: (SIZE - 1) ** 2 }, (_, index) => {
  const [x, y] = [(index % (SIZE - 1)) + 1, Math.floor(index / (SIZE - 1)) + 1];
  return `M${x * UNIT - 0.7} ${y * UNIT}h1.4m-.7-.7v1.4`;
}).join('');
const INDEXES = Array.from({ length: SIZE }, (_, index) => index);

export function quilt(view: QuiltView) {
  const { number, active, ghost, held } = view;
  const classes = ['quilt', active && 'active', held && 'held', view.named && 'named']
    .filter(Boolean)
    .join(' ');
  return html`<div
    class=${classes}
    data-testid=${`quilt-${number}`}
    data-quilt=${active ? (ghost?.planned ? 'planning' : 'active') : 'shown'}
    ?data-held=${active}
  >
    <div class="columns" aria-hidden="true">
      ${INDEXES.map((c) => html`<span>${'abcdefghi'[c]}</span>`)}
    </div>
    <div class="rows" aria-hidden="true">${INDEXES.map((r) => html`<span>${r + 1}</span>`)}</div>
    <div class="cloths">
      <svg viewBox=${`-0.4 -0.4 ${SPAN + 0.8} ${SPAN + 0.8}`} aria-hidden="true">
        <rect class="ground" width=${SPAN} height=${SPAN}></rect>
        <path class="lines" d=${LINES}></path>
        ${emptySpaces()}
        <path class="knots" d=${KNOTS}></path>
        ${pieces(view)} ${view.fresh.map(lastMark)} ${view.hint ? hintMark(view.hint) : nothing}
        ${view.marks?.map(suggestionMark)} ${ghost ? ghostArt(view, ghost) : nothing}
      </svg>
      ${grid(view)}
    </div>
  </div>`;
}

export function quiltPicture(player: PlayerState, patches: Patches) {
  return html`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${SPAN + 2} ${SPAN + 2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${SPAN} height=${SPAN}></rect>
    ${emptySpaces()} ${pieces({ player, patches, lettered: false, fresh: [] })}
  </svg>`;
}

/** Draw the edition's pattern on the empty spaces. */
function emptySpaces() {
  return svg`<rect fill="url(#fabric-cell)" width=${SPAN} height=${SPAN}></rect>`;
}

function pieces({
  player,
  patches,
  lettered,
  fresh,
}: Pick<QuiltView, 'player' | 'patches' | 'lettered' | 'fresh'>) {
  const isFresh = (row: number, column: number) =>
    fresh.some(({ origin }) => sameCell(origin, [row, column]));
  const loose = INDEXES.flatMap((row) => INDEXES.map((column) => [row, column] as Cell)).filter(
    ([row, column]) => '*x'.includes(player.cells[row * SIZE + column]),
  );
  return [
    ...player.patches.map(
      (placed) =>
        svg`<g class=${isFresh(placed.row, placed.column) ? 'fresh' : ''}
          data-sewn=${placed.letter}>${patchShape(
            placed.letter,
            patches[placed.letter],
            placed.orientation,
            [placed.row, placed.column],
            lettered,
          )}</g>`,
    ),
    ...loose.map(([row, column]) =>
      player.cells[row * SIZE + column] === '*'
        ? specialShape([row, column])
        : svg`<rect class="piece" fill="url(#fabric-covered)"
            x=${column * UNIT} y=${row * UNIT} width="10" height="10"></rect>`,
    ),
  ];
}

function lastMark({ shape, origin: [row, column] }: Landing) {
  return svg`<g class="last" transform=${`translate(${column * UNIT} ${row * UNIT})`}>
    <path class="halo" d=${outline(shape, UNIT)}></path>
    <path d=${outline(shape, UNIT)}></path></g>`;
}

function hintMark({ shape, origin: [row, column] }: Landing) {
  const { x, y } = { x: (shape[0][1] + 0.5) * UNIT, y: (shape[0][0] + 0.5) * UNIT };
  return svg`<g class="hint-mark" transform=${`translate(${column * UNIT} ${row * UNIT})`}>
    <path class="halo" d=${outline(shape, UNIT, 0.8)}></path>
    <path class="edge" d=${outline(shape, UNIT, 0.8)}></path>
    <circle cx=${x} cy=${y} r="3"></circle><text x=${x} y=${y + 1.7}>?</text></g>`;
}

function suggestionMark({ shape, origin: [row, column], label, kind, faint }: Mark) {
  const { x, y } = { x: (shape[0][1] + 0.5) * UNIT, y: (shape[0][0] + 0.5) * UNIT };
  const edge = outline(shape, UNIT, 0.8);
  const classes = `suggestion to-${kind}${faint ? ' faint' : ''}`;
  return svg`<g class=${classes} transform=${`translate(${column * UNIT} ${row * UNIT})`}>
    <path class="halo" d=${edge}></path><path class="edge" d=${edge}></path>
    <circle cx=${x} cy=${y} r="3.4"></circle><text x=${x} y=${y + 1.7}>${label}</text></g>`;
}

function ghostArt({ patches, player }: QuiltView, ghost: Ghost) {
  const [row, column] = ghost.origin;
  const shape =
    ghost.letter === '+' ? [[0, 0] as Cell] : patches[ghost.letter].orientations[ghost.code];
  const overlapped = ghost.cells.filter(([r, c]) => player.cells[r * SIZE + c] !== '.');
  const classes = [
    'ghost',
    ghost.legal ? 'legal' : 'illegal',
    ghost.set && 'set',
    ghost.sent && 'sent',
    ghost.planned && 'planned',
  ];
  const edge = outline(shape, UNIT);
  return svg`<g class=${classes.filter(Boolean).join(' ')}>
    <g class="held">${
      ghost.letter === '+'
        ? specialShape(ghost.origin)
        : patchShape(ghost.letter, patches[ghost.letter], ghost.code, ghost.origin, false)
    }</g>
    <g transform=${`translate(${column * UNIT} ${row * UNIT})`}>
      ${
        ghost.legal ? nothing : svg`<path class="hatch" fill="url(#fabric-wrong)" d=${edge}></path>`
      }
      <path class="halo" d=${edge}></path><path class="edge" d=${edge}></path></g>
    ${overlapped.map(cross)}
    ${ghost.set && overlapped.length === 0 ? sign(tickCell(ghost.cells), ghost) : nothing}
  </g>`;
}

function cross([row, column]: Cell) {
  const at = `${column * UNIT + 3} ${row * UNIT + 3}`;
  return svg`<path class="cross" d=${`M${at}l4 4m0-4l-4 4`}></path>`;
}

/** Draw a tick, a cross or an hourglass beside the ghost, where it hides nothing. */
function sign([row, column]: Cell, { legal, planned }: Ghost) {
  const middle = `${(column + 0.5) * UNIT} ${(row + 0.5) * UNIT}`;
  const fits = planned ? 'M-1.3-1.6h2.6L-1.3 1.6h2.6Z' : 'M-1.7 .1L-.5 1.4 1.8-1.3';
  const path = legal ? fits : 'M-1.3-1.3L1.3 1.3M1.3-1.3L-1.3 1.3';
  return svg`<g class="sign" transform=${`translate(${middle})`}>
    <circle r="4.2"></circle><path d=${path} transform="scale(1.35)"></path></g>`;
}

function grid(view: QuiltView) {
  const { number, name, player, patches, cursor, ghost, active } = view;
  const id = (row: number, column: number) => `q${number}-${formatCell([row, column])}`;
  const under = new Set(ghost?.cells.map(String));
  return html`<div
    class="cells"
    role="grid"
    id=${`grid-${number}`}
    tabindex="0"
    data-keys
    aria-label=${t('grid-label', { name })}
    aria-readonly=${active ? 'false' : 'true'}
    aria-activedescendant=${cursor ? id(cursor[0], cursor[1]) : nothing}
  >
    ${INDEXES.map(
      (row) =>
        html`<div role="row" class="row">
          ${INDEXES.map((column) => {
            const ghostly = under.has(`${row},${column}`)
              ? t(ghost?.legal ? 'fits-here' : 'does-not-fit-here')
              : '';
            const content = player.cells[row * SIZE + column];
            const here = cursor && cursor[0] === row && cursor[1] === column;
            return html`<div
              role="gridcell"
              class=${here ? 'cell here' : 'cell'}
              id=${id(row, column)}
              data-testid=${`cell-${formatCell([row, column])}`}
              aria-label=${cellLabel([row, column], content, patches) + ghostly}
            ></div>`;
          })}
        </div>`,
    )}
  </div>`;
}

/** Fabrics of cells outside the ring's patches. */
const FABRICS = { '*': 'special', x: 'covered' };

/**
 * Draw a quilt at the size of a stamp.
 * @param cells  81 characters, row by row
 */
export function sketch(cells: string) {
  const shapes: Map<string, Cell[]> = new Map();
  [...cells].forEach((letter, index) => {
    if (letter === '.') return;
    const cell = [Math.floor(index / SIZE), index % SIZE] as Cell;
    shapes.set(letter, [...(shapes.get(letter) ?? []), cell]);
  });
  return html`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${SPAN + 2} ${SPAN + 2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${SPAN} height=${SPAN}></rect>
    ${[...shapes].flatMap(([letter, shape]) => stamped(letter, shape))}
  </svg>`;
}

/** Draw a patch as one piece, leather and unknown patches cell by cell. */
function stamped(letter: string, shape: Cell[]) {
  const single = letter === '*' || letter === 'x';
  const fabric = single ? FABRICS[letter] : letter;
  return (single ? shape.map((cell) => [cell]) : [shape]).map(
    (cells) =>
      svg`<path class="piece" fill=${`url(#fabric-${fabric})`} d=${outline(cells, UNIT)}></path>`,
  );
}
