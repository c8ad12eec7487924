/**
 * The patches that are left, in the order in which they come.
 */
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { patchLabel } from '../core/sentences.js';
import { buttonDisc, framedPicture } from './patch_art.js';

/** @typedef {import('../core/types.js').Patches} Patches */

/** How many are on offer; those stand in the market. */
const ON_OFFER = 3;

/**
 * The patches after those on offer, the next one first.
 * @param {string} ring
 * @param {Patches} patches
 * @param {boolean} lettered
 */
export function comingUp(ring, patches, lettered) {
  const letters = [...ring.slice(ON_OFFER)];
  return html`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${t('coming-up')}</h2>
      <span class="small">${t('after-these', { count: letters.length })}</span>
    </div>
    ${circle(letters, patches, lettered)}
  </section>`;
}

/**
 * The whole circle, from the neutral token on.
 * @param {string} ring
 * @param {Patches} patches
 * @param {boolean} lettered
 */
export function ring(ring, patches, lettered) {
  return html`<section class="panel ring whole" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${t('circle')}</h2>
      <span class="small">${t('circle-left', { count: ring.length })}</span>
    </div>
    ${circle([...ring], patches, lettered)}
  </section>`;
}

/**
 * @param {string[]} letters
 * @param {Patches} patches
 * @param {boolean} lettered
 */
function circle(letters, patches, lettered) {
  return html`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${letters.map((letter) => ringPatch(letter, patches, lettered))}
  </ol>`;
}

/**
 * @param {string} letter
 * @param {Patches} patches
 * @param {boolean} lettered
 */
function ringPatch(letter, patches, lettered) {
  const patch = patches[letter];
  return html`<li title=${patchLabel(patch)}>
    ${framedPicture(letter, patch, 0, lettered)}
    <span class="visually-hidden">${patchLabel(patch)}</span>
    <span class="price" aria-hidden="true">${cost(patch.buttons)}${time(patch.time)}</span>
  </li>`;
}

/** @param {number} buttons */
export function cost(buttons) {
  return html`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${buttonDisc(0, 0, 2.9)}</svg>${buttons}</span
  >`;
}

/** @param {number} spaces */
export function time(spaces) {
  return html`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${spaces}</span
  >`;
}
