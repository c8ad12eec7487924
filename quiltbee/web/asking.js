/** A question before what can't be undone, over any page; answered, it leaves no trace. */
import { t } from './core/words.js';
import { openSheet } from './sheet.js';
import { html, render } from './vendor/lit-html.js';

/**
 * Ask, and tell whether it was affirmed; Esc denies.
 * @param {string} question
 * @param {string} yes   on the button that affirms
 * @returns {Promise<boolean>}
 */
export function isSure(question, yes) {
  const dialog = openSheet('sure', 'sure-heading', (sheet) => {
    const close = (/** @type {string} */ answer) => () => sheet.close(answer);
    render(
      html`<h2 id="sure-heading">${question}</h2>
        <div class="row">
          <button type="button" class="main" @click=${close('')}>${t('cancel')}</button>
          <button type="button" data-testid="sure" @click=${close('yes')}>${yes}</button>
        </div>`,
      sheet,
    );
  });
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'));
  });
}
