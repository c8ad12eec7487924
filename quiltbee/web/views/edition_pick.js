/** Which edition the page looks like: for the first page and the settings of a table. */
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { icon } from './icons.js';
import { pick } from './pick.js';

/**
 * @typedef {import('../core/editions.js').Edition} Edition
 * @typedef {import('./page.js').Shell} Shell
 */

/** @type {[Edition, 'button' | 'ten' | 'heart'][]} */
const CHOICES = [
  ['classic', 'button'],
  ['anniversary', 'ten'],
  ['valentine', 'heart'],
];

/** @param {Shell} shell */
export function editionPick(shell) {
  const choices = CHOICES.map(
    ([edition, sign]) =>
      /** @type {[string, unknown]} */ ([
        edition,
        html`${icon(sign)}<span>${t(`edition-${edition}`)}</span>`,
      ]),
  );
  return pick('edition', t('setting-edition'), choices, shell.settings.edition, (edition) =>
    shell.change({ edition: /** @type {Edition} */ (edition) }),
  );
}
