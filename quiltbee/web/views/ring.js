/**
 * The circle of patches that are left, in choosing order from the neutral token.
 */
import { html, nothing } from '../vendor/lit-html.js';
import { patchLabel, plural } from '../core/sentences.js';
import { patchPicture } from './patch_art.js';

/** @typedef {import('../core/types.js').Patches} Patches */

/**
 * @param {string} ring
 * @param {Patches} patches
 * @param {boolean} lettered
 */
export function ring(ring, patches, lettered) {
  return html`<section class="panel ring" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">Circle of patches</h2>
      <span class="small">${plural(ring.length, 'patch')} left, in choosing order</span>
    </div>
    <ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
      <li class="neutral" aria-label="Neutral token">
        <svg viewBox="-6 -8 12 16" aria-hidden="true">
          <path d="M0-6.5a3 3 0 0 1 1.7 5.5L4.5 6.5h-9L-1.7-1A3 3 0 0 1 0-6.5z"></path>
        </svg>
      </li>
      ${[...ring].map((letter, index) => ringPatch(letter, index, patches, lettered))}
    </ol>
  </section>`;
}

/**
 * @param {string} letter
 * @param {number} index
 * @param {Patches} patches
 * @param {boolean} lettered
 */
function ringPatch(letter, index, patches, lettered) {
  const patch = patches[letter];
  return html`<li class=${index < 3 ? 'near' : ''} title=${patchLabel(patch)}>
    ${patchPicture(letter, patch, 0, lettered)}
    <span class="visually-hidden">${patchLabel(patch)}</span>
    <span class="price" aria-hidden="true">${cost(patch.buttons)}${time(patch.time)}</span>
    ${index === 2 ? html`<span class="fence" aria-hidden="true"></span>` : nothing}
  </li>`;
}

/** @param {number} buttons */
export function cost(buttons) {
  return html`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <circle class="icon" r="2.4"></circle>
      <circle class="dot" cx="-.8" r=".5"></circle>
      <circle class="dot" cx=".8" r=".5"></circle></svg
    >${buttons}</span
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
