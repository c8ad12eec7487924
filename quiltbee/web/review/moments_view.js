/** The best and the costliest move in the result of a game, each a way into its review. */
import { moveLabel } from '../core/sentences.js';
import { t, tenths } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { follow } from '../views/page.js';
import { tokenPicture } from '../views/time_board.js';

/**
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../views/page.js').Shell} Shell
 * @typedef {import('./moments.js').Perhaps} Perhaps
 */

/**
 * Both in their slots, which are there before anything is known.
 * @param {{best: Perhaps, worst: Perhaps}} found
 * @param {string} game   its id
 * @param {boolean} isShared   by two players, so that it is said whose move it was
 * @param {Patches} patches
 * @param {Shell} shell
 */
export function moments({ best, worst }, game, isShared, patches, shell) {
  const slot = (/** @type {string} */ kind, /** @type {Perhaps} */ moment) => {
    const whose = moment && isShared ? tokenPicture(moment.player) : nothing;
    const label = html`<small>${t(`moments-${kind}`)} ${whose}</small>`;
    if (!moment) return html`<p>${label}<span>${moment === null ? '–' : '…'}</span></p>`;
    const { move, number, points } = moment;
    return html`<a
      data-testid=${`moments-${kind}`}
      href=${`/game/${game}/review?at=${number}`}
      @click=${follow(shell)}
      >${label}<span
        >${moveLabel(move, patches)} <b>${kind === 'best' ? '+' : '−'}${tenths(points)}</b></span
      ></a
    >`;
  };
  return html`${slot('best', best)} ${slot('worst', worst)}`;
}
