/** The faces of the computer's levels, bees that each have a name of their own. */
import faces from '../editions/faces.json' with { type: 'json' };
import { html, svg } from '../vendor/lit-html.js';
import { templateOf } from '../views/patch_art.js';

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
