/**
 * The classic box: homespun cottons, horn buttons, brown leather. docs/web.md lists what an edition
 * draws.
 *
 * @typedef {typeof import('../vendor/lit-html.js').svg} Svg   the tag of templates
 */
import { SEVEN, scalloped } from './shapes.js';

/** What is woven into a cloth, on a cell of 10 x 10. @param {Svg} svg */
function weaves(svg) {
  return svg`<g id="weave-0">
      <path d="M2.5 1.2a1.3 1.3 0 1 0 .01 0M7.5 6.2a1.3 1.3 0 1 0 .01 0"></path>
      <path opacity=".7" d="M7.5 2a.5.5 0 1 0 .01 0M2.5 7a.5.5 0 1 0 .01 0"></path></g>
    <path id="weave-1" d="M.3 0h.5v10H.3zM1.5 0h1.9v10H1.5zM4.1 0h.5v10h-.5z
      M5.3 0h.5v10h-.5zM6.5 0h1.9v10H6.5zM9.1 0h.5v10h-.5z"></path>
    <g id="weave-2"><path opacity=".55" d="M0 0h2.5v10H0zM5 0h2.5v10H5z"></path>
      <path opacity=".55" d="M0 0h10v2.5H0zM0 5h10v2.5H0z"></path></g>
    <path id="weave-3" fill="none" stroke="var(--thread)" stroke-width=".85"
      d="M0 0L2.5-2.5 5 0 7.5-2.5 10 0M0 2.5L2.5 0 5 2.5 7.5 0 10 2.5M0 5L2.5 2.5 5 5 7.5 2.5 10 5
      M0 7.5L2.5 5 5 7.5 7.5 5 10 7.5M0 10L2.5 7.5 5 10 7.5 7.5 10 10
      M0 12.5L2.5 10 5 12.5 7.5 10 10 12.5"></path>
    <g id="weave-4">${[2.5, 7.5].map(
      (at) => svg`<g transform=${`translate(${at} ${at})`}>
        <path d="M0-1.8a.8.8 0 1 0 .01 0M1.05-1.05a.8.8 0 1 0 .01 0M.65.2a.8.8 0 1 0 .01 0
          M-.65.2a.8.8 0 1 0 .01 0M-1.05-1.05a.8.8 0 1 0 .01 0"></path>
        <circle r=".55" fill="var(--cloth)"></circle>
        <path fill="none" stroke="var(--thread)" stroke-width=".35"
          d="M1.6 1.6Q2.4 2 2.5 2.6M-1.6 1.6Q-2.4 2-2.5 2.6"></path></g>`,
    )}</g>
    <path id="weave-5" fill="none" stroke="var(--thread)"
      d="M0 2.5Q2.5-.6 5 2.5T10 2.5M0 7.5Q2.5 4.4 5 7.5T10 7.5"></path>`;
}

/** A special patch, 10 x 10. @param {Svg} svg */
function leather(svg) {
  return svg`<g id="special"><rect x=".25" y=".25" width="9.5" height="9.5" rx="1.1"
      fill="var(--leather)" stroke="var(--seam)" stroke-width=".7"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".3" stroke-linecap="round" opacity=".7"
      d="M2.6 2.7h.5M6.9 2.5h.6M4.8 2.2h.3M2.3 5.5h.4M7.4 5.2h.4M3 7.6h.6M6.6 7.5h.5M4.9
        7.9h.3"></path>
    <rect x="1.4" y="1.4" width="7.2" height="7.2" rx=".7" fill="none" stroke="var(--stitch)"
      stroke-width=".42" stroke-dasharray="1.1 .7" stroke-linecap="round"></rect>
    <path fill="none" stroke="var(--grain)" stroke-width=".6" stroke-linecap="round"
      d="M5 3.3V6.7M3.3 5H6.7M3.8 3.8L6.2 6.2M6.2 3.8L3.8 6.2"></path></g>`;
}

/** A button with a radius of 10. @param {Svg} svg */
function button(svg) {
  return svg`<g id="button">
    <circle r="9.6" fill="var(--stitch)" stroke="var(--seam)" stroke-width="1.9"></circle>
    <circle r="6.4" fill="none" stroke="var(--seam)" stroke-width=".8" opacity=".35"></circle>
    <path fill="none" stroke="var(--seam)" stroke-width=".9" opacity=".45"
      d="M-2.4-2.4L2.4 2.4M2.4-2.4L-2.4 2.4"></path>
    <path fill="var(--seam)" d="M-2.5-4.2a1.7 1.7 0 1 0 .01 0M2.5-4.2a1.7 1.7 0 1 0 .01 0
      M-2.5.8a1.7 1.7 0 1 0 .01 0M2.5.8a1.7 1.7 0 1 0 .01 0"></path></g>`;
}

/** Tiles worth 1, 5, 10 and 20 buttons, with a radius of 10. @param {Svg} svg */
function tiles(svg) {
  const middle = svg`<circle r="6.6" fill="var(--tile)"></circle>`;
  const rim = (/** @type {number} */ value, /** @type {string} */ face, /** @type {string} */ d) =>
    svg`<g id=${`tile-${value}`}><path d=${d} fill=${face}
      stroke="var(--tile-edge)"
      stroke-width="1.1" stroke-linejoin="round"></path>${middle}</g>`;
  return [
    rim(1, 'var(--tile-1)', 'M0-9a9 9 0 1 0 .01 0Z'),
    rim(5, 'var(--tile-5)', scalloped(8, 8.2)),
    rim(
      10,
      'var(--tile-10)',
      'M-6.4-9H6.4Q9-9 9-6.4V6.4Q9 9 6.4 9H-6.4Q-9 9-9 6.4V-6.4Q-9-9-6.4-9Z',
    ),
    rim(20, 'var(--tile-20)', scalloped(14, 8.8)),
  ];
}

/** The time board: a space of each look, the last space, a corner. @param {Svg} svg */
function board(svg) {
  const seam = (/** @type {number} */ width) =>
    svg`<rect x=${-width / 2 + 0.3} y="-5.7" width=${width - 0.6} height="11.4" rx="1.2"
        fill="var(--tone)" stroke="var(--edge)" stroke-width=".35"></rect>
      <rect x=${-width / 2 + 1.1} y="-4.9" width=${width - 2.2} height="9.8" rx=".7" fill="none"
        stroke="var(--edge)" stroke-width=".25" stroke-dasharray=".9 .6"></rect>`;
  return svg`<g id="space-cloth">${seam(12)}</g><g id="space-end">${seam(36)}</g>
    <g id="space-thread"><circle r="4.3" fill="var(--tone)" stroke="var(--edge)" stroke-width=".4">
      </circle><circle r="3.6" fill="none" stroke="var(--edge)" stroke-width=".22"
        stroke-dasharray=".8 .5"></circle></g>
    <g id="corner"><path fill="none" stroke="var(--thread-0)" stroke-width=".5"
        d="M2 13Q.5 7 5.5 5.5T13.5 1.8"></path>
      <use href="#button" transform="translate(5 5.2) scale(.3)"></use>
      <use href="#button" transform="translate(11.6 2.4) scale(.16)"></use>
      <use href="#button" transform="translate(2.2 11) scale(.16)"></use></g>`;
}

/** @param {Svg} svg */
export function art(svg) {
  return svg`${weaves(svg)} ${leather(svg)} ${button(svg)} ${tiles(svg)} ${board(svg)}
    <path id="cell" fill="none" stroke="var(--grid)" stroke-width=".16" opacity=".6"
      d="M3.4 5H6.6M5 3.4V6.6"></path>
    <circle id="token-1" r="4"></circle>
    <path id="token-2" d="M0-5L5 0 0 5-5 0Z"></path>
    <g id="special-tile"><rect x="-9.4" y="-9.4" width="18.8" height="18.8" rx="2.4"
        fill="var(--leather)" stroke="var(--tile-edge)" stroke-width="1.2"></rect>
      <rect x="-7.4" y="-7.4" width="14.8" height="14.8" rx="1.2" fill="none" stroke="var(--stitch)"
        stroke-width=".9" stroke-dasharray="2 1.2"></rect>
      <path d=${SEVEN} fill="none" stroke="var(--stitch)" stroke-width="2.2" stroke-linecap="round"
        stroke-linejoin="round"></path></g>`;
}
