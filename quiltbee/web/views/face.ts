/** The slot of a face, which fills once the faces are loaded. */
import { levelOf } from '../core/levels.ts';
import { html, nothing } from 'lit-html';
import type { Seat } from '../core/types.ts';

/** Draw the face of a level, to stand beside text that names the level. */
export function face(level: number) {
  return html`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
    <use href=${`#face-${level}`}></use>
  </svg>`;
}

/** Draw the face of the computer's level at a seat, if any. */
export function faceOf(seat: Seat) {
  const level = levelOf(seat);
  return level === null ? nothing : face(level);
}
