/** The player aid, loaded when it is first opened: over any page, or as a page of its own. */
import { t } from '../core/words.js';
import { openSheet } from '../sheet.js';
import { html, render } from '../vendor/lit-html.js';
import { aidSheet, pageHelp, printButton } from './aid_view.js';

export { aidSheet, printButton };

/** Open the aid over the page; closed, it leaves no trace, and the focus is where it was. */
export function openAid() {
  if (document.querySelector('.aid-dialog')) return;
  openSheet('aid', 'aid-heading', (dialog) =>
    render(
      aid(() => dialog.close()),
      dialog,
    ),
  );
}

/** @param {() => void} close */
function aid(close) {
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
