/** Copying a text for another program. */
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';

/**
 * A field with a text to take along: nobody changes it, and whoever goes there has all of it
 * selected.
 * @param {string} id
 * @param {string} text
 */
export function textToCopy(id, text) {
  return html`<input
    id=${id}
    data-testid=${id}
    readonly
    .value=${text}
    @focus=${(/** @type {Event} */ event) =>
      /** @type {HTMLInputElement} */ (event.target).select()}
  />`;
}

/** Also without TLS, where there is only the older way. @param {string} text */
export async function copyText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
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
