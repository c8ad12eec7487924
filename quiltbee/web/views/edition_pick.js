/** Which edition the page looks like: for the first page and the settings of a table. */
import { html } from '../vendor/lit-html.js';
import { icon } from './icons.js';
import { pick } from './pick.js';

/**
 * @typedef {import('../core/editions.js').Edition} Edition
 * @typedef {import('./page.js').Shell} Shell
 */

/** @type {[Edition, unknown][]} */
const CHOICES = [
  ['classic', html`${icon('button')}<span>Classic</span>`],
  ['anniversary', html`${icon('ten')}<span>Anniversary</span>`],
  ['valentine', html`${icon('heart')}<span>Valentine</span>`],
];

/** @param {Shell} shell */
export function editionPick(shell) {
  return pick('edition', 'Edition', CHOICES, shell.settings.edition, (edition) =>
    shell.change({ edition: /** @type {Edition} */ (edition) }),
  );
}
