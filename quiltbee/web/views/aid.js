/** The player aid: one sheet for the screen and for paper, and the help that goes with the page. */
import { AID } from '../core/aid.js';
import { COMMANDS } from '../core/commands.js';
import { KEYS } from '../core/keyboard.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { aidPicture } from './aid_pictures.js';
import { icon } from './icons.js';

/** The rules on one sheet. */
export function aidSheet() {
  return html`<div class="aid" data-testid="aid">
    ${AID.map(
      ({ title, picture, lines }) =>
        html`<section class=${picture ? 'pictured' : ''}>
          <h2>${t(title)}</h2>
          ${picture ? aidPicture(picture) : nothing}
          <div>${lines.map((line) => html`<p>${t(line)}</p>`)}</div>
        </section>`,
    )}
  </div>`;
}

/** The button that prints the sheet. @param {() => void} onPrint */
export function printButton(onPrint) {
  return html`<button type="button" data-testid="print-aid" @click=${onPrint}>
    ${icon('print')}<span>${t('aid-print')}</span>
  </button>`;
}

/** How this page is used: with the mouse, by keys, by typed lines. */
export function pageHelp() {
  return html`<div class="page-help">
    <h2>${t('aid-page')}</h2>
    <p>${t('aid-page-1')}</p>
    <p>${t('aid-page-2')}</p>
    <p>${t('aid-page-3')}</p>
    <h2>${t('aid-keys')}</h2>
    <p>${t('aid-keys-1')}</p>
    ${listed(KEYS)}
    <h2>${t('aid-commands')}</h2>
    ${listed(COMMANDS)}
  </div>`;
}

/** @param {[term: string, what: string][]} entries */
function listed(entries) {
  return html`<dl class="keys">
    ${entries.map(
      ([term, what]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${what}</dd>
        </div>`,
    )}
  </dl>`;
}
