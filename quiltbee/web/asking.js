/** A question before what can't be undone, over any page; answered, it leaves no trace. */
import { t } from './core/words.js';
import { html, render } from './vendor/lit-html.js';

/**
 * Ask, and tell whether it was affirmed; Esc denies.
 * @param {string} question
 * @param {string} yes   on the button that affirms
 * @returns {Promise<boolean>}
 */
export function isSure(question, yes) {
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet';
  dialog.dataset.testid = 'dialog-sure';
  dialog.setAttribute('aria-labelledby', 'sure-heading');
  const close = (/** @type {string} */ answer) => () => dialog.close(answer);
  render(
    html`<h2 id="sure-heading">${question}</h2>
      <div class="row">
        <button type="button" class="main" @click=${close('')}>${t('cancel')}</button>
        <button type="button" data-testid="sure" @click=${close('yes')}>${yes}</button>
      </div>`,
    dialog,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}
