/** The fields of an account: its login and its passphrase, which can be shown. */
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';

/**
 * @param {'username' | 'off'} autocomplete
 * @param {string} [note]
 */
export function loginField(autocomplete, note = '') {
  return html`<label
    >${t('login')} <span class="small">${note}</span>
    <input
      name="login"
      data-testid="login"
      required
      minlength="3"
      maxlength="32"
      autocapitalize="none"
      spellcheck="false"
      autocomplete=${autocomplete}
  /></label>`;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {'new-password' | 'current-password'} autocomplete
 * @param {string} [note]
 */
export function passphraseField(name, label, autocomplete, note = '') {
  return html`<label
      >${label} <span class="small">${note}</span>
      <input
        type="password"
        name=${name}
        data-testid=${name}
        required
        minlength=${autocomplete === 'new-password' ? 8 : 1}
        maxlength="256"
        autocomplete=${autocomplete}
    /></label>
    <label class="tick"
      ><input type="checkbox" @change=${show} /><span>${t('show-it')}</span></label
    >`;
}

/** Show or hide the field before the box. @param {Event} event */
function show(event) {
  const box = /** @type {HTMLInputElement} */ (event.target);
  const field = box.closest('label')?.previousElementSibling?.querySelector('input');
  if (field) field.type = box.checked ? 'text' : 'password';
}
