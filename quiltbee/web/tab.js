/** The tab of this page: its title, and the mark on its icon while a game waits for the person. */
import { isMarked, tabTitle } from './core/title.js';

/** @typedef {import('./core/title.js').TabName} TabName */

const icon = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel=icon]'));
/** The icons without the mark and with it, by the addresses that the page has for them. */
const ICONS = [icon.href, new URL(icon.dataset.waiting ?? '', icon.href).href];

/** @type {TabName} */
let shown = { text: '', mine: false };
let waiting = 0;

/**
 * Name the tab.
 * @param {string} text
 * @param {boolean} [mine]   it is the person's turn on this page
 */
export function nameTab(text, mine = false) {
  shown = { text, mine };
  draw();
}

/** Tell how many games wait for the person. @param {number} count */
export function countWaiting(count) {
  waiting = count;
  draw();
}

function draw() {
  const title = tabTitle(shown, waiting);
  if (document.title !== title) document.title = title;
  const wanted = ICONS[isMarked(shown, waiting) ? 1 : 0];
  if (icon.href !== wanted) icon.href = wanted;
}
