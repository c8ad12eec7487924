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
 * What can be done with the patches that come up.
 * @typedef {object} Planning
 * @property {string | null} held   the patch that is planned with
 * @property {string[]} then   those that are on offer once what is chosen has been bought
 * @property {(letter: string) => void} choose
 */

/**
 * The patches after those on offer, the next one first.
 * @param {string} ring
 * @param {Patches} patches
 * @param {boolean} lettered
 * @param {Planning} [planning]   undefined where they are only shown
 */
export function comingUp(ring, patches, lettered, planning) {
  const letters = [...ring.slice(ON_OFFER)];
  return html`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${planning}>
    <div class="panel-head">
      <h2 id="ring-heading">${t('coming-up')}</h2>
      <span class="small">${t('after-these', { count: letters.length })}</span>
    </div>
    ${planning ? coming(ring, patches, lettered, planning) : circle(letters, patches, lettered)}
  </section>`;
}

/**
 * The same as buttons; the arrows go from one to the next.
 * @param {string} ring
 * @param {Patches} patches
 * @param {boolean} lettered
 * @param {Planning} planning
 */
function coming(ring, patches, lettered, { held, then, choose }) {
  const letters = [...ring.slice(ON_OFFER)];
  const entry = held !== null && letters.includes(held) ? held : letters[0];
  return html`<ol
    class="circle"
    data-testid="ring"
    aria-labelledby="ring-heading"
    @keydown=${walkAlong}
  >
    ${letters.map((letter) => {
      const patch = patches[letter];
      const isNext = then.includes(letter);
      const label = isNext ? `${patchLabel(patch)}, ${t('plan-then')}` : patchLabel(patch);
      return html`<li class=${isNext ? 'then' : ''}>
        <button
          type="button"
          class="coming"
          data-coming=${letter}
          tabindex=${letter === entry ? 0 : -1}
          aria-pressed=${letter === held ? 'true' : 'false'}
          @click=${() => choose(letter)}
        >
          ${framedPicture(letter, patch, 0, lettered)}
          <span class="visually-hidden">${label}</span>
          <span class="price" aria-hidden="true">${cost(patch.buttons)}${time(patch.time)}</span>
        </button>
      </li>`;
    })}
  </ol>`;
}

/** The arrows, Home and End move the focus along the patches. @param {KeyboardEvent} event */
function walkAlong(event) {
  const here = /** @type {Element} */ (event.target).closest('li');
  const list = here?.parentElement;
  if (!here || !list || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = {
    ArrowRight: here.nextElementSibling,
    ArrowDown: here.nextElementSibling,
    ArrowLeft: here.previousElementSibling,
    ArrowUp: here.previousElementSibling,
    Home: list.firstElementChild,
    End: list.lastElementChild,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next?.querySelector(/** @type {'button'} */ ('button'))?.focus();
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
