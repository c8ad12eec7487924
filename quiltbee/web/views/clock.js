/**
 * A player's clock: a slot of fixed size. What it shows is written by `showReading`, not by the
 * template, so that the page need not be rendered anew for each tick.
 */
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from './icons.js';

/**
 * @typedef {import('../core/ticking.js').Reading} Reading
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').Table} Table
 */

/**
 * @param {Table} table
 * @param {Player} player
 */
export function clockSlot({ clock }, player) {
  if (!clock) return nothing;
  const runs = clock.running === player;
  return html`<div
    class=${runs ? 'clock runs' : 'clock'}
    data-clock=${player}
    data-testid=${`clock-${player}`}
  >
    <span class="clock-sign">${icon('clock')}${icon('hurry')}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${t(runs ? 'clock-running' : 'clock')}: <span class="clock-words"></span
    ></span>
  </div>`;
}

/**
 * Write what a clock shows.
 * @param {ParentNode} root
 * @param {Player} player
 * @param {Reading} reading
 */
export function showReading(root, player, { text, sentence, low }) {
  const slot = /** @type {HTMLElement | null} */ (root.querySelector(`[data-clock="${player}"]`));
  if (!slot) return;
  slot.dataset.low = low ? 'true' : 'false';
  write(slot.querySelector('.clock-time'), text);
  write(slot.querySelector('.clock-words'), sentence);
}

/**
 * @param {Element | null} element
 * @param {string} text
 */
function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}
