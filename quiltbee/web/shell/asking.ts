/** A confirmation before an irreversible action, over any page. */
import { t } from '../core/words.ts';
import { openSheet } from './sheet.ts';
import { html, render } from 'lit-html';

/**
 * Ask for a confirmation; Esc denies.
 * @param yes  the label of the confirming button
 */
export function isSure(question: string, yes: string): Promise<boolean> {
  const dialog = openSheet('sure', 'sure-heading', (sheet) => {
    const close = (answer: string) => () => sheet.close(answer);
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
