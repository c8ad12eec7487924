/** The tab of this page: its title, and the mark on its icon while a game waits for the person. */
import { isMarked, tabTitle } from './core/title.js';

/** @typedef {import('./core/title.js').TabName} TabName */

/** The icons without the mark and with it. */
const ICONS = ['/logo.svg', '/logo-waiting.svg'];

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
  const icon = document.querySelector(/** @type {'link'} */ ('link[rel=icon]'));
  const wanted = ICONS[isMarked(shown, waiting) ? 1 : 0];
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}
