/** The faces of the computer's levels, bees that each have a name of their own. */
import faces from '../editions/faces.json' with { type: 'json' };
import { html, nothing, svg } from '../vendor/lit-html.js';
import { templateOf } from './patch_art.js';

/**
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').Table} Table
 */

const FACES = faces.map(({ name, drawn }) => ({ name, drawing: templateOf(drawn.join('')) }));

/**
 * What the bee of a level is called, the same in every language.
 * @param {number} level   1 to 10
 */
export function nameOfFace(level) {
  return FACES[level - 1].name;
}

/** The face of a level, a picture beside words that say the level. @param {number} level */
export function face(level) {
  return html`<svg class="face" viewBox="-10 -10.5 20 20" aria-hidden="true">
    ${svg(FACES[level - 1].drawing)}
  </svg>`;
}

/**
 * The face and the name of the computer where it sits at a table; nothing for anybody else.
 * @param {Table} table
 * @param {Player} player
 */
export function faceAt({ seats, level }, player) {
  if (seats[player - 1].kind !== 'computer' || level === null) return nothing;
  return html`<span class="at-table" aria-hidden="true">${face(level)} ${nameOfFace(level)}</span>`;
}
