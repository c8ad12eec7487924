/** The player aid, over any page or as a page of its own. */
import { COMMANDS, aid as parts } from './aid.ts';
import { aidPicture } from './pictures_view.ts';
import { KEYS } from '../core/keyboard.ts';
import { t } from '../core/words.ts';
import { html, render, nothing } from 'lit-html';
import { openSheet } from '../shell/sheet.ts';
import { button, withIcon } from '../views/icons.ts';
import { rich } from '../views/rich.ts';

/** Open the aid over the page. */
export function openAid() {
  if (document.querySelector('.aid-dialog')) return;
  openSheet('aid', 'aid-heading', (dialog) =>
    render(
      aid(() => dialog.close()),
      dialog,
    ),
  );
}

function aid(close: () => void) {
  return html`<div class="panel-head">
      <h1 id="aid-heading">${t('how-to-play')}</h1>
      <div class="row">
        ${printButton(() => window.print())}
        <button type="button" class="main" autofocus data-testid="close-aid" @click=${close}>
          ${t('close')}
        </button>
      </div>
    </div>
    ${aidSheet()} ${pageHelp()}`;
}

export function aidSheet() {
  return html`<div class="aid" data-testid="aid">
    ${parts().map(
      ({ title, picture, lines }) =>
        html`<section class=${picture ? 'pictured' : ''}>
          <h2>${title}</h2>
          ${picture ? aidPicture(picture) : nothing}
          <div>${lines.map((line) => html`<p>${line}</p>`)}</div>
        </section>`,
    )}
  </div>`;
}

export function printButton(onPrint: () => void) {
  return button('print-aid', withIcon('print', t('print')), onPrint);
}

/** Explain how to use the page: by mouse, keys or typed lines. */
function pageHelp() {
  return html`<div class="page-help">
    <h2>${t('on-this-page')}</h2>
    <p>${rich('page-help-place', { place: html`<b>${t('place')}</b>` })}</p>
    <p>${t('page-help-automa')}</p>
    <p>${t('page-help-friend')}</p>
    <h2>${t('keys')}</h2>
    <p>${t('keys-where')}</p>
    ${listed(KEYS)}
    <h2>${t('command-line')}</h2>
    ${listed(COMMANDS)}
  </div>`;
}

/** @param entries  terms may be keys of messages */
function listed(entries: [term: string, key: string][]) {
  return html`<dl class="keys">
    ${entries.map(
      ([term, what]) =>
        html`<div>
          <dt>${term.startsWith('keys-') ? t(term) : term}</dt>
          <dd>${t(what)}</dd>
        </div>`,
    )}
  </dl>`;
}
