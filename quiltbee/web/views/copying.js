/** Copying a text for another program. */
import { t } from '../core/words.js';

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
