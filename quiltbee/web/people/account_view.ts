/** The account on one's page: making one, or what is known of it and the ways in. */
import { dayOf, t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { loginField, passphraseField } from './credentials_view.ts';
import { rich } from '../views/rich.ts';
import { act, section, submitted } from '../views/sections.ts';
import type { AccountState as Account, PasskeyState as Passkey } from '../core/messages.ts';
import type { MePage } from './me.ts';

/** @param hasPasskeys  this browser knows them */
export function accountSection(page: MePage, hasPasskeys: boolean) {
  const { me } = page.state;
  const passkeys = hasPasskeys && me.passkeys_possible;
  const content = me.account ? existing(page, me.account, passkeys) : newAccount(page, passkeys);
  return section(page.state, 'account', t('account'), content);
}

/** @param passkeys  can be made here */
function newAccount(page: MePage, passkeys: boolean) {
  const { busy } = page.state;
  return html`<p class="small">${t('account-why')}</p>
    <form
      class="fields"
      @submit=${submitted((field) => page.makeAccount(field('login'), field('passphrase')))}
    >
      ${loginField('username', t('never-shown'))}
      ${passphraseField('passphrase', t('passphrase'), 'new-password', t('at-least-8'))}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${busy !== null}>
        ${t('make-account')}
      </button>
    </form>
    ${
      passkeys
        ? html`<details class="fold">
            <summary>${t('passkey-instead')}</summary>
            <form class="fields" @submit=${submitted((field) => page.addPasskey(field('login')))}>
              ${loginField('username')}
              <button type="submit" data-testid="make-passkey" ?disabled=${busy !== null}>
                ${t('make-account-passkey')}
              </button>
            </form>
          </details>`
        : nothing
    }
    <p class="small">
      ${rich('have-one', {
        link: html`<a href="/sign-in" data-testid="to-sign-in">${t('sign-in')}</a>`,
      })}
    </p>`;
}

/** @param passkeys  can be made here */
function existing(page: MePage, account: Account, passkeys: boolean) {
  const { state } = page;
  return html`<p>
      ${rich('signed-in-as', { login: html`<b data-testid="signed-in-as">${account.login}</b>` })}
    </p>
    <div class="row">
      ${act(state, t('sign-out'), 'sign-out', () => page.signOut(false))}
      ${act(state, t('sign-out-everywhere'), 'sign-out-everywhere', () => page.signOut(true))}
    </div>
    <details class="fold">
      <summary>${t(account.passphrase ? 'change-passphrase' : 'set-passphrase')}</summary>
      <form
        class="fields"
        @submit=${submitted((field) =>
          page.changePassphrase(account.passphrase ? field('old') : null, field('passphrase')),
        )}
      >
        ${
          account.passphrase
            ? passphraseField('old', t('old-passphrase'), 'current-password')
            : nothing
        }
        ${passphraseField('passphrase', t('new-passphrase'), 'new-password', t('at-least-8'))}
        <button type="submit" data-testid="change-passphrase" ?disabled=${state.busy !== null}>
          ${t('change')}
        </button>
      </form>
    </details>
    ${passkeys || account.passkeys.length > 0 ? passkeyList(page, account, passkeys) : nothing}`;
}

function passkeyList(page: MePage, account: Account, canAdd: boolean) {
  const { state } = page;
  return html`<h3>${t('passkeys')}</h3>
    <ul class="things">
      ${account.passkeys.map((passkey) => passkeyRow(page, passkey))}
    </ul>
    ${canAdd ? act(state, t('add-passkey'), 'add-passkey', () => page.addPasskey(null)) : nothing}
    ${account.fresh ? nothing : html`<p class="small">${t('passkey-needs-fresh')}</p>`}`;
}

function passkeyRow(page: MePage, { id, name, created }: Passkey) {
  return html`<li>
    <span>${name} <span class="small">${t('since-day', { day: dayOf(created) })}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${t('remove-name', { name })}
      @click=${() => page.removePasskey({ id, name })}
    >
      ${t('remove')}
    </button>
  </li>`;
}
