/** The slot of a face, in which it is seen as soon as the faces have come. */
import { levelOf } from '../core/levels.ts';
import { html, nothing } from 'lit-html';
import type { Seat } from '../core/types.ts';

/** The face of a level, a picture beside words that say the level. */
export function face(level: number) {
  return html`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
    <use href=${`#face-${level}`}></use>
  </svg>`;
}

/** The face of whoever sits there; nothing but for a level of the computer. */
export function faceOf(seat: Seat) {
  const level = levelOf(seat);
  return level === null ? nothing : face(level);
}
