/**
 * The anniversary box: printed and embroidered fabrics, gilt buttons, wine-red leather. docs/web.md
 * lists what an edition draws.
 *
 * @typedef {typeof import('../vendor/lit-html.js').svg} Svg   the tag of templates
 */
import { SEVEN, scalloped, star } from './shapes.js';

const FIFTHS = [0, 72, 144, 216, 288];
const LINE = { fill: 'none', stroke: 'var(--thread)' };

/** What is printed on a fabric, on a cell of 10 x 10. @param {Svg} svg */
function weaves(svg) {
  const { fill, stroke } = LINE;
  return svg`${blossoms(svg)}
    <g id="weave-1"><path opacity=".45" d="M.8 0h2v10h-2zM5.8 0h2v10h-2z"></path>
      <path opacity=".45" d="M0 .8h10v2H0zM0 5.8h10v2H0z"></path>
      <path fill=${fill} stroke="var(--spark)" stroke-width=".28"
        d="M4.3 0V10M9.3 0V10M0 4.3H10M0 9.3H10"></path></g>
    <g id="weave-2"><path fill=${fill} stroke=${stroke} stroke-width=".6" d="M5 0a5 5 0 1 0 .01 0
      M0 5A5 5 0 0 0 5 0M10 5A5 5 0 0 1 5 0M0 5A5 5 0 0 1 5 10M10 5A5 5 0 0 0 5 10"></path>
      <path fill="var(--spark)" d="M5 4.2a.8.8 0 1 0 .01 0M0-.8a.8.8 0 1 0 .01 0
        M10-.8a.8.8 0 1 0 .01 0M0 9.2a.8.8 0 1 0 .01 0M10 9.2a.8.8 0 1 0 .01 0"></path></g>
    ${sprigs(svg)}
    <g id="weave-4"><path d="M5 .6L9.4 5 5 9.4.6 5Z" opacity=".75"></path>
      <path fill="var(--cloth)" d="M5 2.3L7.7 5 5 7.7 2.3 5Z"></path>
      <path fill="var(--spark)" d="M5 3.7L6.3 5 5 6.3 3.7 5Z"></path>
      <path d="M0-1L1 0 0 1-1 0ZM10-1L11 0 10 1 9 0ZM0 9L1 10 0 11-1 10ZM10 9L11 10 10 11 9 10Z">
      </path></g>
    <g id="weave-5">${[
      [2.7, 2.6, 0],
      [7.7, 7.6, 180],
    ].map(
      ([x, y, turn]) => svg`<g transform=${`translate(${x} ${y}) rotate(${turn})`}>
        <path d="M-1.3 2.3C-2.4.8-1.8-1.7.3-1.9C2.3-2 2.5.8.7.7C.2.7-.2.4-.1 0
          C-1 .8-.9 1.5-1.3 2.3Z"></path>
        <circle cx=".55" cy="-.55" r=".5" fill="var(--spark)"></circle></g>`,
    )}<path opacity=".7" d="M7.6 2a.5.5 0 1 0 .01 0M2.4 7a.5.5 0 1 0 .01 0"></path></g>`;
}

/** Two flowers of five petals. @param {Svg} svg */
function blossoms(svg) {
  return svg`<g id="weave-0">${[2.5, 7.5].map(
    (at) => svg`<g transform=${`translate(${at} ${at})`}>
      ${FIFTHS.map(
        (turn) =>
          svg`<ellipse cy="-1.15" rx=".72" ry=".95" transform=${`rotate(${turn})`}></ellipse>`,
      )}<circle r=".6" fill="var(--spark)"></circle></g>`,
  )}<path opacity=".8" d="M6.6 2.6Q7.5 1.3 8.4 2.6Q7.5 3.2 6.6 2.6
    M1.6 7.6Q2.5 6.3 3.4 7.6Q2.5 8.2 1.6 7.6"></path></g>`;
}

/** A twig with leaves, from the bottom of the cell to its top. @param {Svg} svg */
function sprigs(svg) {
  return svg`<g id="weave-3">
    <path fill="none" stroke="var(--thread)" stroke-width=".4"
      d="M2.5 10Q3.5 7.5 2.5 5T2.5 0M7.5 10Q6.5 7.5 7.5 5T7.5 0"></path>
    <path d="M3 8Q4.5 8 4.9 6.3Q3.2 6.2 3 8M2.5 5.2Q.8 5 .5 3.3Q2.3 3.3 2.5 5.2
      M2.3 2.6Q3.9 2.7 4.4 1Q2.6.9 2.3 2.6M7 8Q5.6 9.4 6.4 9.8Q7.2 9.7 7 8
      M7.5 5.2Q9.2 5 9.5 3.3Q7.7 3.3 7.5 5.2M7.6 2.6Q6 2.7 5.5 1Q7.3.9 7.6 2.6"></path>
    <path fill="var(--spark)" d="M1 7a.5.5 0 1 0 .01 0M9 7a.5.5 0 1 0 .01 0"></path></g>`;
}

/** A special patch, 10 x 10. @param {Svg} svg */
function leather(svg) {
  return svg`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <rect x="1.3" y="1.3" width="7.4" height="7.4" rx=".6" fill="none" stroke="var(--grain)"
      stroke-width=".5"></rect>
    <g transform="translate(5 5)"><path d=${star(8, 2.9, 1.3)} fill="var(--grain)"></path>
      <circle r=".9" fill="var(--leather)"></circle></g>
    <path fill="var(--grain)" d="M2.2 2h.4v.4h-.4zM7.4 2h.4v.4h-.4zM2.2 7.5h.4v.4h-.4z
      M7.4 7.5h.4v.4h-.4z"></path></g>`;
}

/** A gilt button with a radius of 10. @param {Svg} svg */
function button(svg) {
  return svg`<g id="button">
    <path d=${scalloped(12, 8.9)} fill="var(--gilt)" stroke="var(--seam)" stroke-width="1.6"
      stroke-linejoin="round"></path>
    <circle r="6.7" fill="var(--stitch)" stroke="var(--seam)" stroke-width=".7"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width="1.1" d="M-2.5 0H2.5"></path>
    <path fill="var(--seam)" d="M-2.8-1.8a1.8 1.8 0 1 0 .01 0M2.8-1.8a1.8 1.8 0 1 0 .01 0">
    </path></g>`;
}

/** Tiles worth 1, 5, 10 and 20 buttons, with a radius of 10. @param {Svg} svg */
function tiles(svg) {
  const tile = (
    /** @type {number} */ value,
    /** @type {string} */ face,
    /** @type {string} */ rim,
  ) =>
    svg`<g id=${`tile-${value}`}><path d=${rim} fill=${face}
      stroke="var(--tile-edge)"
        stroke-width="1.1" stroke-linejoin="round"></path>
      <circle r="6.7" fill="var(--tile)" stroke="var(--gilt)" stroke-width=".9"></circle></g>`;
  return [
    tile(1, 'var(--tile-1)', 'M0-9a9 9 0 1 0 .01 0Z'),
    tile(5, 'var(--tile-5)', star(5, 9.6, 8.6)),
    tile(10, 'var(--tile-10)', star(8, 9.8, 8)),
    tile(20, 'var(--tile-20)', scalloped(10, 8.6)),
  ];
}

/** The time board. @param {Svg} svg */
function board(svg) {
  const panel = (/** @type {number} */ half) => {
    const [x, corner] = [half - 0.3, half - 0.6];
    return svg`<rect x=${-x} y="-5.7" width=${2 * x} height="11.4" fill="var(--tone)"
        stroke="var(--edge)" stroke-width=".35"></rect>
      <path fill="var(--gilt)" d=${`M${-corner}-5.4h2.2l-2.2 2.2zM${corner}-5.4v2.2l-2.2-2.2z
        M${-corner} 5.4v-2.2l2.2 2.2zM${corner} 5.4h-2.2l2.2-2.2z`}></path>`;
  };
  return svg`<g id="space-cloth">${panel(6)}</g><g id="space-end">${panel(18)}</g>
    <g id="space-thread"><path d=${scalloped(10, 4.1)} fill="var(--gilt)" stroke="var(--edge)"
      stroke-width=".3"></path><circle r="3.6" fill="var(--tone)"></circle></g>
    <g id="corner"><path fill="none" stroke="var(--thread-3)" stroke-width=".45"
        d="M1.5 14Q1.5 8 5.5 5.5T14 1.5"></path>
      <path fill="var(--cloth-3)" d="M2 11.5Q-.5 10 1 7.8Q3.2 9.2 2 11.5M11.5 2Q10-.5 7.8 1Q9.2
        3.2 11.5 2
        M2.8 8.6Q5.3 9.5 5.8 7.2Q3.4 6.2 2.8 8.6M8.6 2.8Q9.5 5.3 7.2 5.8Q6.2 3.4 8.6 2.8"></path>
      <g transform="translate(4.6 4.6)">${FIFTHS.map(
        (turn) => svg`<ellipse cy="-1.6" rx="1.1" ry="1.4" fill="var(--cloth-4)"
          transform=${`rotate(${turn})`}></ellipse>`,
      )}<circle r="1" fill="var(--gilt)"></circle></g></g>`;
}

/** @param {Svg} svg */
export function art(svg) {
  return svg`${weaves(svg)} ${leather(svg)} ${button(svg)} ${tiles(svg)} ${board(svg)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".3" opacity=".8"
      d="M4.3 4.3L5.7 5.7M5.7 4.3L4.3 5.7"></path>
    <path id="token-1" d=${star(3, 4.5, 4.5)}></path>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><path fill="var(--cloth-5)" stroke="var(--tile-edge)" stroke-width=".9"
        stroke-linejoin="round" d="M-6 3L-8 9.6-4.8 8.6-2.8 9.8-.5 4M6 3L8 9.6 4.8 8.6 2.8 9.8.5
          4"></path>
      <path d=${scalloped(12, 7.6)} transform="translate(0 -1.5)" fill="var(--gilt)"
        stroke="var(--seam)" stroke-width="1.1" stroke-linejoin="round"></path>
      <circle cy="-1.5" r="5.8" fill="var(--tile)" stroke="var(--seam)" stroke-width=".5"></circle>
      <path d=${SEVEN} transform="translate(0 -1.5) scale(.62)" fill="none" stroke="var(--seam)"
        stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"></path></g>`;
}
