import { t } from '../core/words.ts';
import { html } from 'lit-html';

/** A read-only field whose text is selected on focus. */
export function textToCopy(id: string, text: string) {
  return html`<input
    id=${id}
    data-testid=${id}
    readonly
    .value=${text}
    @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
  />`;
}

/** Copy a text, without TLS by the older API. */
export async function copyText(text: string) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  (focused?.closest('dialog') ?? document.body).append(field); // all else is inert then
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  focused?.focus({ preventScroll: true });
  if (!copied) throw new Error(t('no-clipboard'));
}
