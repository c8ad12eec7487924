/** The slot of a face, in which it is seen as soon as the faces have come. */
import { levelOf } from '../core/levels.js';
import { html, nothing } from '../vendor/lit-html.js';

/** The face of a level, a picture beside words that say the level. @param {number} level */
export function face(level) {
  return html`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
    <use href=${`#face-${level}`}></use>
  </svg>`;
}

/** The face of whoever sits there; nothing but for a level of the computer.
 * @param {import('../core/types.js').Seat} seat
 */
export function faceOf(seat) {
  const level = levelOf(seat);
  return level === null ? nothing : face(level);
}
