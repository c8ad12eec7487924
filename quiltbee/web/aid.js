/** The player aid, loaded when it is first opened: over any page, or as a page of its own. */
import { t } from './core/words.js';
import { html, render } from './vendor/lit-html.js';
import { aidSheet, pageHelp, printButton } from './views/aid.js';

export { speak } from './core/words.js';
export { aidSheet, printButton };

/** Open the aid over the page; closed, it leaves no trace, and the focus is where it was. */
export function openAid() {
  if (document.querySelector('.aid-dialog')) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet aid-dialog';
  dialog.dataset.testid = 'dialog-aid';
  dialog.setAttribute('aria-labelledby', 'aid-heading');
  dialog.addEventListener('close', () => dialog.remove());
  render(
    html`<div class="panel-head">
        <h1 id="aid-heading">${t('how-to-play')}</h1>
        <div class="row">
          ${printButton(() => window.print())}
          <button
            type="button"
            class="main"
            autofocus
            data-testid="close-aid"
            @click=${() => dialog.close()}
          >
            ${t('close')}
          </button>
        </div>
      </div>
      ${aidSheet()} ${pageHelp()}`,
    dialog,
  );
  document.body.append(dialog);
  dialog.showModal();
}
