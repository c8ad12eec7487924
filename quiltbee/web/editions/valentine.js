/**
 * The Valentine box: chocolates in a box with paper cups, pralines, petits fours. docs/web.md lists
 * what an edition draws.
 *
 * @typedef {typeof import('../vendor/lit-html.js').svg} Svg   the tag of templates
 */
import { SEVEN, heart, scalloped } from './shapes.js';

/** A swirl of piping around the middle, as half circles that grow. */
const SWIRL =
  'M0 0a.5.5 0 0 1 1 0a1 1 0 0 1-2 0a1.5 1.5 0 0 1 3 0a2 2 0 0 1-4 0a2.4 2.4 0 0 1 4-1.8';

/** A square of a bar, bevelled, with something on it, on a cell of 10 x 10. @param {Svg} svg */
function weaves(svg) {
  return MOTIFS.map(
    (motif, index) => svg`<g id=${`weave-${index}`}>
      <path fill="var(--gleam)" opacity=".42" d="M0 0H10L8.5 1.5H1.5Z"></path>
      <path fill="var(--gleam)" opacity=".2" d="M0 0L1.5 1.5V8.5L0 10Z"></path>
      <path fill="var(--gloom)" opacity=".16" d="M10 0V10L8.5 8.5V1.5Z"></path>
      <path fill="var(--gloom)" opacity=".3" d="M0 10L1.5 8.5H8.5L10 10Z"></path>
      <g transform="translate(5 5)">${motif(svg)}</g></g>`,
  );
}

/** What lies on the chocolates, around the middle of a cell. @type {((svg: Svg) => unknown)[]} */
const MOTIFS = [
  (svg) => svg`<path fill="none" stroke="var(--thread)" stroke-width=".8" stroke-linecap="round"
    stroke-linejoin="round" d="M-2.7 1.8L-1.9-1.9-.8 1.9.3-1.9 1.4 1.9 2.6-1.8"></path>`,
  (svg) => svg`<path d=${heart(2.6)}></path>
    <path fill="none" stroke="var(--gleam)" stroke-width=".35" stroke-linecap="round" opacity=".6"
      d="M-1.7-.5Q-1.7-1.5-1-1.6"></path>`,
  (svg) => svg`<path fill="none" stroke="var(--thread)" stroke-width=".75" stroke-linecap="round"
    d=${SWIRL}></path>`,
  (svg) =>
    [
      [-1.3, -1, 35],
      [1.3, -0.3, -50],
      [-0.4, 1.6, 5],
    ].map(
      ([x, y, turn]) => svg`<g transform=${`translate(${x} ${y}) rotate(${turn})`}>
        <path d="M-1.5 0Q0-1.3 1.6 0Q0 1.3-1.5 0Z"></path>
        <path fill="none" stroke="var(--cloth)" stroke-width=".22" d="M-.9 0H.9"></path></g>`,
    ),
  (svg) => svg`<path fill="none" stroke="var(--thread)" stroke-width=".6" stroke-linejoin="round"
      d="M0-2.8L2.8 0 0 2.8-2.8 0Z"></path><path d="M0-1.3L1.3 0 0 1.3-1.3 0Z"></path>`,
  (svg) => svg`<path d="M-2.2-2.4h1v.8h-1zM.3-2.2l.9-.4.4.8-.9.4zM1.8-.7h.8v1h-.8z
    M-1-.7l.9.5-.5.8-.9-.5zM-2.7.8l.8-.4.4.9-.8.4zM.6 1.3l.9-.3.3.9-.9.3zM-.8
      2h.9v.7h-.9z"></path>`,
];

/** A special patch is a petit four: sponge, jam and icing, 10 x 10. @param {Svg} svg */
function petitFour(svg) {
  return svg`<g id="special"><rect x=".4" y=".4" width="9.2" height="9.2" rx="1.2"
      fill="var(--sponge)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--jam)" stroke-width=".7" d="M.8 8.6H9.2"></path>
    <path fill="var(--leather)" d="M.75 2Q.75.75 2 .75H8Q9.25.75 9.25 2V6.9Q8.7 8.1 8.1 7
      Q7.5 6.3 6.9 7.2Q6.3 8.5 5.6 7.2Q5 6.4 4.4 7.2Q3.7 8.2 3.1 7.1Q2.5 6.3 1.9 7.2
      Q1.3 8.3.75 6.9Z"></path>
    <path fill="none" stroke="var(--gleam)" stroke-width=".45" stroke-linejoin="round"
      stroke-linecap="round"
      d="M1.7 1.7H8.3V5.6H1.7Z" stroke-dasharray="0 .94"></path>
    <g transform="translate(5 3.7)"><circle r="1.5" fill="var(--jam)"></circle>
      <path fill="none" stroke="var(--gleam)" stroke-width=".35" stroke-linecap="round"
        d=${SWIRL} transform="scale(.5)"></path></g></g>`;
}

/** A praline in its cup, with a radius of 10. @param {Svg} svg */
function praline(svg) {
  return svg`<g id="button">
    <path d=${scalloped(14, 8.9)} fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.5"
      stroke-linejoin="round"></path>
    <circle r="6.6" fill="var(--praline)" stroke="var(--seam)" stroke-width=".6"></circle>
    <path fill="none" stroke="var(--stitch)" stroke-width=".62" stroke-linecap="round"
      d=${SWIRL} transform="translate(-.3 .4) scale(1.5)"></path>
    <path fill="none" stroke="var(--gleam)" stroke-width=".9" stroke-linecap="round" opacity=".55"
      d="M-5-1.6Q-4.2-4.2-1.8-5"></path></g>`;
}

/** Tiles worth 1, 5, 10 and 20 pralines, with a radius of 10. @param {Svg} svg */
function tiles(svg) {
  const tile = (
    /** @type {number} */ value,
    /** @type {string} */ face,
    /** @type {string} */ d,
    /** @type {string} */ inner,
  ) =>
    svg`<g id=${`tile-${value}`}><path d=${d} fill=${face}
      stroke="var(--tile-edge)"
        stroke-width="1.1" stroke-linejoin="round"></path>
      <path d=${inner} fill="var(--tile)"></path></g>`;
  const disc = 'M0-6.6a6.6 6.6 0 1 0 .01 0Z';
  return [
    tile(1, 'var(--tile-1)', 'M0-9a9 9 0 1 0 .01 0Z', disc),
    tile(5, 'var(--tile-5)', 'M-9-9H9V9H-9Z', 'M-6.4-6.4H6.4V6.4H-6.4Z'),
    tile(10, 'var(--tile-10)', heart(10), 'M-6.5-6.2H6.5V1.2L0 6.8-6.5 1.2Z'),
    tile(20, 'var(--tile-20)', scalloped(14, 8.8), disc),
  ];
}

/** The time board. @param {Svg} svg */
function board(svg) {
  const square = (/** @type {number} */ half) => {
    const [x, inner] = [half - 0.3, half - 1.3];
    return svg`<rect x=${-x} y="-5.7" width=${2 * x} height="11.4" rx=".6"
        fill="var(--tone)"></rect>
      <path fill="var(--gleam)" opacity=".5" d=${`M${-x}-5.7H${x}L${inner}-4.7H${-inner}Z`}></path>
      <path fill="var(--gloom)" opacity=".12" d=${`M${x}-5.7V5.7L${inner} 4.7V-4.7Z`}></path>
      <path fill="var(--gloom)" opacity=".24" d=${`M${-x} 5.7L${-inner} 4.7H${inner}L${x}
        5.7Z`}></path>
      <rect x=${-x} y="-5.7" width=${2 * x} height="11.4" rx=".6" fill="none" stroke="var(--edge)"
        stroke-width=".35"></rect>`;
  };
  return svg`<g id="space-cloth">${square(6)}</g><g id="space-end">${square(18)}</g>
    <g id="space-thread"><path d=${scalloped(14, 4.1)} fill="var(--cup)" stroke="var(--edge)"
      stroke-width=".3"></path><circle r="3.5" fill="var(--tone)"></circle></g>
    <g id="corner"><path fill="none" stroke="var(--bow)" stroke-width="1.1" stroke-linecap="round"
        d="M1 14Q1.5 9 4.5 5.5M14 1Q9 1.5 5.5 4.5"></path>
      <path fill="var(--bow)" stroke="var(--edge)" stroke-width=".3" stroke-linejoin="round"
        d="M5 5Q1.5 8.5 1.2 4.8Q1.5 2 5 5M5 5Q8.5 1.5 4.8 1.2Q2 1.5 5 5"></path>
      <path d=${heart(1.7)} transform="translate(5.3 5.3) rotate(-45)" fill="var(--bow)"
        stroke="var(--edge)" stroke-width=".3"></path></g>`;
}

/** An empty space of the box: a paper cup. @param {Svg} svg */
function cup(svg) {
  return svg`<g id="cell"><g transform="translate(5 5)">
    <path d=${scalloped(20, 4.2)} fill="var(--cup)"></path>
    <circle r="3.75" fill="none" stroke="var(--cup-fold)" stroke-width="1"
      stroke-dasharray=".35 .828"></circle>
    <circle r="3.1" fill="var(--cup-floor)"></circle></g></g>`;
}

/** @param {Svg} svg */
export function art(svg) {
  return svg`${weaves(svg)} ${petitFour(svg)} ${praline(svg)} ${tiles(svg)} ${board(svg)}
    ${cup(svg)}
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d=${heart(4.8)} transform="translate(0 .2)"></path>
    <g id="special-tile"><path d=${heart(10)} fill="var(--cloth-4)" stroke="var(--tile-edge)"
        stroke-width="1.2"></path>
      <path d=${heart(7.8)} fill="none" stroke="var(--stitch)" stroke-width=".9"
        stroke-linecap="round" stroke-dasharray="0 2"></path>
      <path d=${SEVEN} transform="translate(0 -1.2) scale(.72)" fill="none" stroke="var(--stitch)"
        stroke-width="2.7" stroke-linecap="round" stroke-linejoin="round"></path></g>`;
}
