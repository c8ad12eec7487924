/** The time board: a spiral in two looks, and a line with distances for phones. */
import { markerSentence } from '../core/automa.ts';
import { LAST_SPACE } from '../core/generated/figures.ts';
import { PLAYERS } from '../core/seats.ts';
import { t } from '../core/words.ts';
import { html, nothing, svg } from 'lit-html';
import { previewSentence, type Preview } from '../core/preview.ts';
import { distances, nameOf, whoIs } from '../core/sentences.ts';
import { buttonDisc, drawn } from './patch_art.ts';
import { button } from './icons.ts';
import type { Automa, Frame, Player, Seat } from '../core/types.ts';

type Look = 'cloth' | 'thread';

type Point = { x: number; y: number };

/** `entry` is the border to the previous space, the place of a mark. */
export type Space = { centre: Point; entry: Point; width: number; height: number };

export const CELL = 12;
const COLUMNS = 8;
const ROWS = 7;

export function clothSpaces(): Space[] {
  const cells = walkInwards(COLUMNS, ROWS).slice(0, LAST_SPACE + 1);
  return cells.map(({ x, y }, index) => {
    const centre = { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
    const before = index > 0 ? cells[index - 1] : { x: x - 1, y };
    const entry = {
      x: centre.x + ((before.x - x) * CELL) / 2,
      y: centre.y + ((before.y - y) * CELL) / 2,
    };
    if (index < LAST_SPACE) return { centre, entry, width: CELL, height: CELL };
    return { centre: { x: centre.x + CELL, y: centre.y }, entry, width: 3 * CELL, height: CELL };
  });
}

/** Visit every cell of a grid once, in a spiral from the top left. */
function walkInwards(columns: number, rows: number): Point[] {
  const seen = new Set();
  const cells = [];
  let [x, y, right, down] = [0, 0, 1, 0];
  const free = (a: number, b: number) =>
    a >= 0 && b >= 0 && a < columns && b < rows && !seen.has(`${a},${b}`);
  while (cells.length < columns * rows) {
    cells.push({ x, y });
    seen.add(`${x},${y}`);
    if (!free(x + right, y + down)) [right, down] = [-down, right];
    x += right;
    y += down;
  }
  return cells;
}

/** The distance between beads along the thread, and between its turns. */
const STEP = 10.3;

export function threadSpaces(): Space[] {
  const middle = 48;
  const spaces: Space[] = [];
  let angle = -Math.PI / 2;
  let radius = 43;
  for (let space = 0; space <= LAST_SPACE; space += 1) {
    const centre = { x: middle + Math.cos(angle) * radius, y: middle + Math.sin(angle) * radius };
    const before = spaces.at(-1)?.centre ?? centre;
    const entry = { x: (centre.x + before.x) / 2, y: (centre.y + before.y) / 2 };
    const size = space === LAST_SPACE ? 9.8 : 8.6;
    spaces.push({ centre, entry, width: size, height: size });
    const turn = STEP / radius;
    angle += turn;
    radius -= (STEP / (2 * Math.PI)) * turn;
  }
  return spaces;
}

const SPACES = { cloth: clothSpaces(), thread: threadSpaces() };

/** Order the players for drawing: the upper token comes last. */
function stacked(frame: Frame) {
  return frame.time_board.on_top === 1 ? [PLAYERS[1], PLAYERS[0]] : PLAYERS;
}

function timeSentence(frame: Frame, seats: Seat[]) {
  const [one, two] = frame.players.map((player) => player.time);
  const places =
    one === two
      ? t('tokens-together', { space: String(one), name: nameOf(seats, frame.time_board.on_top) })
      : PLAYERS.map((player) =>
          t('token-at', {
            ...whoIs(seats, player),
            space: String(frame.players[player - 1].time),
          }),
        ).join(' ');
  const left = frame.time_board.special_patches_left;
  const marker = frame.automa ? ` ${markerSentence(frame.automa)}` : '';
  const spaces = left.length ? left.join(', ') : t('none');
  return `${places} ${t('special-left', { spaces })}${marker}`;
}

/** Draw a player's token; the edition gives each player a shape. */
export function token(player: Player, x: number, y: number, size: number) {
  return svg`<g class=${`token token-${player}`} transform=${`translate(${x} ${y})`}>
    ${drawn(`token-${player}`, 0, 0, size / 4)}
    <text y=${size * 0.42} font-size=${size * 1.2}>${player}</text></g>`;
}

/** Draw the Automa's marker: a rosette with the level's numeral. */
function marker({ numeral }: Automa, x: number, y: number, size: number) {
  const points = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 ? size * 0.78 : size;
    const angle = (index * Math.PI) / 8;
    return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  });
  return svg`<g class="marker" transform=${`translate(${x} ${y})`}>
    <path d=${`M${points.join('L')}Z`}></path>
    <text y=${size * 0.3} font-size=${size * 0.85}>${numeral}</text></g>`;
}

function markerOn({ automa }: Frame, at: (space: number) => [number, number], size: number) {
  if (!automa?.marker_on_board) return nothing;
  const [x, y] = at(automa.marker);
  return marker(automa, x, y, size);
}

export function tokenPicture(player: Player) {
  return html`<svg class="token-picture" viewBox="-6 -6 12 12" aria-hidden="true">
    ${token(player, 0, 0, 4.4)}
  </svg>`;
}

export function spiral(frame: Frame, seats: Seat[], look: Look, preview: Preview | null = null) {
  const spaces = SPACES[look];
  const height = look === 'cloth' ? 7 * CELL : 96;
  const { income, special_patches: special, special_patches_left: left } = frame.time_board;
  return html`<svg
    class="spiral"
    viewBox=${`-1 -1 98 ${height + 2}`}
    role="img"
    aria-label=${timeSentence(frame, seats)}
  >
    ${look === 'thread' ? [corners(), strand(spaces)] : nothing}
    ${spaces.map((space, index) => spaceArt(space, index, look))}
    ${preview ? path(preview, (space) => spaces[space].centre) : nothing}
    ${income.map((mark) => {
      const { x, y } = spaces[mark].entry;
      return marked(mark, preview, buttonDisc(x, y, 2.5));
    })}
    ${special.map((mark) => {
      const { x, y } = spaces[mark].entry;
      return marked(mark, preview, leather(x, y, 4.8, left.includes(mark)));
    })}
    ${preview ? landingMark(preview, spaces[preview.to].centre, 4.6) : nothing}
    ${markerOn(frame, (space) => [spaces[space].centre.x, spaces[space].centre.y], 5.4)}
    ${tokens(frame, spaces)}
  </svg>`;
}

/** Draw a mark with its number for other code; one to be crossed stands out. */
function marked(space: number, preview: Preview | null, art: unknown) {
  const crossed = preview?.marks.includes(space) ?? false;
  const name = crossed ? 'board-mark crossed' : 'board-mark';
  return svg`<g class=${name} data-mark=${space}>${art}</g>`;
}

function path({ player, from, to }: Preview, at: (space: number) => { x: number; y: number }) {
  const points = Array.from({ length: to - from + 1 }, (_, step) => at(from + step));
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return svg`<path class="walk-halo" d=${`M${line}`}></path>
    <path class=${`walk walk-${player}`} d=${`M${line}`} data-testid="walk"></path>`;
}

function landingMark({ player, to }: Preview, { x, y }: { x: number; y: number }, size: number) {
  return svg`<g class=${`landing landing-${player}`} data-landing=${to}
    transform=${`translate(${x} ${y})`}>${drawn(`token-${player}`, 0, 0, size / 4)}</g>`;
}

/** Draw the edition's corners, which the round look leaves free. */
function corners() {
  return [
    [0, 1, 1],
    [96, -1, 1],
    [0, 1, -1],
    [96, -1, -1],
  ].map(
    ([x, side, down]) => svg`<use href="#corner"
      transform=${`translate(${x} ${down > 0 ? 0 : 96}) scale(${side} ${down})`}></use>`,
  );
}

function strand(spaces: Space[]) {
  const points = spaces.map(({ centre }) => `${centre.x.toFixed(1)} ${centre.y.toFixed(1)}`);
  return svg`<path class="strand" d=${`M${points.join('L')}`}></path>`;
}

function spaceArt({ centre: { x, y } }: Space, index: number, look: Look) {
  const isLast = index === LAST_SPACE;
  const shape = look === 'cloth' && isLast ? 'space-end' : `space-${look}`;
  const tone = index === 0 || isLast ? 'end' : index % 2 ? 'odd' : 'even';
  const name = index === 0 && look === 'cloth' ? t('board-start') : index;
  return svg`<g class=${`space ${tone}`}>
    ${drawn(shape, x, y, look === 'thread' && isLast ? 1.14 : 1)}
    <text x=${x} y=${y} dy="0.36em" class=${index === 0 ? 'named' : ''}>${name}</text></g>`;
}

/** Draw a special patch, or an outline where it was taken. */
function leather(x: number, y: number, size: number, there: boolean) {
  const [left, top] = [x - size / 2, y - size / 2];
  if (there) return drawn('special', left, top, size / 10);
  return svg`<rect class="mark-taken" x=${left} y=${top} width=${size} height=${size}
    rx="0.6"></rect>`;
}

function tokens(frame: Frame, spaces: Space[]) {
  const together = frame.players[0].time === frame.players[1].time;
  return stacked(frame).map((player, level) => {
    const { x, y } = spaces[frame.players[player - 1].time].centre;
    const shift = together ? level * -2.6 + 1.3 : 0;
    return token(player, x + shift * 0.6, y + shift, 4);
  });
}

/** The plane of the line: 160 wide, the bar in the middle, one token above it and one below. */
const LINE = { left: 5, span: 150, bar: 9.5, above: 4, below: 15 };

export function lineAt(space: number) {
  return LINE.left + (space * LINE.span) / LAST_SPACE;
}

export function lineHeight(player: Player) {
  return player === 1 ? LINE.above : LINE.below;
}

export function spaceAt(look: Look, space: number) {
  return SPACES[look][space].centre;
}

function timeLine(frame: Frame, seats: Seat[], preview: Preview | null) {
  const { income, special_patches: special, special_patches_left: left } = frame.time_board;
  const { bar } = LINE;
  return html`<svg
    class="time-line"
    viewBox="0 0 160 19"
    role="img"
    aria-label=${timeSentence(frame, seats)}
  >
    <rect class="track" x="3" y=${bar - 1.6} width="154" height="3.2" rx="1.6"></rect>
    ${PLAYERS.map(
      (player) =>
        svg`<rect class=${`gone gone-${player}`} x="3" y=${player === 1 ? bar - 1.6 : bar}
        width=${Math.max(2, lineAt(frame.players[player - 1].time) - 3)} height="1.6"></rect>`,
    )}
    ${preview ? path(preview, (space) => ({ x: lineAt(space), y: bar })) : nothing}
    ${income.map((mark) => marked(mark, preview, buttonDisc(lineAt(mark - 0.5), bar, 2.1)))}
    ${special.map((mark) =>
      marked(mark, preview, leather(lineAt(mark - 0.5), bar, 4.2, left.includes(mark))),
    )}
    ${markerOn(frame, (space) => [lineAt(space), bar], 3.6)}
    ${
      preview
        ? landingMark(preview, { x: lineAt(preview.to), y: lineHeight(preview.player) }, 3.2)
        : nothing
    }
    ${stacked(frame).map((player) => {
      const { time } = frame.players[player - 1];
      return token(player, lineAt(time), lineHeight(player), 3.3);
    })}
  </svg>`;
}

/**
 * Show the distance to the next marks in signs and digits; the sentence beside it says it in words.
 */
function ahead(frame: Frame, front: Player) {
  const { to_income: income, to_special_patch: special } = frame.players[front - 1];
  const far = (spaces: number | null, art: unknown) =>
    html`<li><svg viewBox="-3 -3 6 6">${art}</svg>${spaces ?? '–'}</li>`;
  return html`<ul class="ahead" data-testid="ahead" aria-hidden="true">
    ${far(income, buttonDisc(0, 0, 2.7))} ${far(special, leather(0, 0, 5.2, true))}
  </ul>`;
}

function legend({ automa }: Frame): [string, unknown][] {
  const signs: [string, unknown][] = [
    [t('legend-income'), buttonDisc(0, 0, 2.4)],
    [t('legend-special'), leather(0, 0, 4.6, true)],
    [t('legend-taken'), leather(0, 0, 4.6, false)],
  ];
  if (automa?.marker_on_board) signs.push([t('legend-marker'), marker(automa, 0, 0, 2.9)]);
  return signs;
}

/**
 * Show spiral and line; the style sheet hides one of them.
 * @param preview  of the decision in hand
 * @param front  the player of the distances
 */
export function timeBoard(
  frame: Frame,
  seats: Seat[],
  look: Look,
  onLook: () => void,
  preview: Preview | null = null,
  front: Player = 1,
) {
  const note = preview
    ? previewSentence(preview, seats)
    : t('time-note', { name: nameOf(seats, front), distances: distances(frame, front) });
  return html`<section class="panel time-board" aria-labelledby="time-heading">
    <div class="panel-head">
      <h2 id="time-heading">${t('time-board')}</h2>
      ${button('look', t(look === 'cloth' ? 'look-thread' : 'look-cloth'), onLook, {
        classes: 'quiet look',
      })}
    </div>
    <p class="time-note" data-testid="time-note">${note}</p>
    <div class="spiral-box">${spiral(frame, seats, look, preview)}</div>
    <div class="line-box">
      ${timeLine(frame, seats, preview)}
      <p class="visually-hidden">${note}</p>
      ${ahead(frame, front)}
    </div>
    <ul class="legend">
      ${legend(frame).map(
        ([text, art]) =>
          html`<li><svg viewBox="-3 -3 6 6" aria-hidden="true">${art}</svg> ${text}</li>`,
      )}
    </ul>
  </section>`;
}
