/** The fields of an account: login and passphrase, which can be shown. */
import { t } from '../core/words.ts';
import { html } from 'lit-html';

export function loginField(note: string = '') {
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
      autocomplete="username"
  /></label>`;
}

export function passphraseField(
  name: string,
  label: string,
  autocomplete: 'new-password' | 'current-password',
  note: string = '',
) {
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

/** Show or hide the passphrase. */
function show(event: Event) {
  const box = event.target as HTMLInputElement;
  const field = box.closest('label')?.previousElementSibling?.querySelector('input');
  if (field) field.type = box.checked ? 'text' : 'password';
}
