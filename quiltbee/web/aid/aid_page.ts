/** The player aid, over any page or as a page of its own. */
import { t } from '../core/words.ts';
import { openSheet } from '../shell/sheet.ts';
import { html, render } from 'lit-html';
import { aidSheet, pageHelp, printButton } from './aid_view.ts';

export { aidSheet, printButton };

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
