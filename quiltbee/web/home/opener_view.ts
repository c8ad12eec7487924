/** The form to open a saved game: a pasted text, or a file. */
import { LONGEST_REQUEST } from '../core/generated/figures.ts';
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { errorLine } from '../views/error.ts';
import { submitButton } from '../views/icons.ts';
import type { Page } from '../shell/page.ts';

const MOST = `${LONGEST_REQUEST / 1024} KB`;

/** @param view  shows the game in a text */
export function opener(page: Page, view: (text: string) => Promise<void>) {
  const open = (read: () => Promise<string>, size: number) =>
    page.ask('open', async () => {
      if (size > LONGEST_REQUEST) throw new Error(t('too-long', { most: MOST }));
      const text = await read();
      if (text.trim() === '') throw new Error(t('paste-first'));
      await view(text);
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { elements } = event.target as HTMLFormElement;
    const { value } = elements.namedItem('text') as HTMLTextAreaElement;
    return open(async () => value, value.length);
  };
  const openFile = async (event: Event) => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    await open(() => file.text(), file.size);
    input.value = ''; // the same file can be chosen again
  };
  const isBusy = page.busy === 'open';
  return html`<form class="panel opener" @submit=${submit} aria-labelledby="open-heading">
    <h2 id="open-heading">${t('open-saved')}</h2>
    <label for="open-text">${t('paste-record')}</label>
    <textarea
      id="open-text"
      name="text"
      rows="4"
      spellcheck="false"
      data-testid="open-text"
    ></textarea>
    <div class="row">
      ${submitButton('open-game', t(isBusy ? 'opening' : 'open'), isBusy)}
      <label class="button file"
        >${t('choose-file')}<input
          type="file"
          accept=".pgr,.txt,text/plain"
          data-testid="open-file"
          @change=${openFile}
      /></label>
    </div>
    ${errorLine(page.errors.open, 'open-error')}
  </form>`;
}
