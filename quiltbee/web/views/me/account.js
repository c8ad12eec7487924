/** The account on one's page: making one, or what is known of it and the ways in. */
import { html, nothing } from '../../vendor/lit-html.js';
import { loginField, passphraseField } from '../credentials.js';
import { follow } from '../page.js';
import { act, section, submitted } from '../sections.js';

/**
 * @typedef {import('../../core/me.js').MePage} MePage
 * @typedef {import('../../core/people_types.js').Account} Account
 * @typedef {import('../../core/people_types.js').Passkey} Passkey
 * @typedef {import('../page.js').Shell} Shell
 */

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/**
 * @param {MePage} page
 * @param {Shell} shell
 * @param {boolean} hasPasskeys   this browser knows them
 */
export function accountSection(page, shell, hasPasskeys) {
  const { me } = page.state;
  const passkeys = hasPasskeys && me.passkeys_possible;
  const content = me.account
    ? existing(page, me.account, passkeys)
    : newAccount(page, shell, passkeys);
  return section(page.state, 'account', 'Account', content);
}

/**
 * @param {MePage} page
 * @param {Shell} shell
 * @param {boolean} passkeys   can be made here
 */
function newAccount(page, shell, passkeys) {
  const { busy } = page.state;
  return html`<p class="small">
      You can play without one. With an account you are the same person on every device; your games
      stay. No e-mail is asked for.
    </p>
    <form
      class="fields"
      @submit=${submitted((field) => page.makeAccount(field('login'), field('passphrase')))}
    >
      ${loginField('username', '(never shown to others)')}
      ${passphraseField('passphrase', 'Passphrase', 'new-password', '(8 characters or more)')}
      <button type="submit" class="main" data-testid="make-account" ?disabled=${busy !== null}>
        Make an account
      </button>
    </form>
    ${
      passkeys
        ? html`<details class="fold">
            <summary>Use a passkey instead</summary>
            <form class="fields" @submit=${submitted((field) => page.addPasskey(field('login')))}>
              ${loginField('username')}
              <button type="submit" data-testid="make-passkey" ?disabled=${busy !== null}>
                Make an account with a passkey
              </button>
            </form>
          </details>`
        : nothing
    }
    <p class="small">
      Have one already?
      <a href="/sign-in" data-testid="to-sign-in" @click=${follow(shell)}>Sign in</a>
    </p>`;
}

/**
 * @param {MePage} page
 * @param {Account} account
 * @param {boolean} passkeys   can be made here
 */
function existing(page, account, passkeys) {
  const { state } = page;
  return html`<p>Signed in as <b data-testid="signed-in-as">${account.login}</b>.</p>
    <div class="row">
      ${act(state, 'Sign out', 'sign-out', () => page.signOut(false))}
      ${act(state, 'Sign out on all devices', 'sign-out-everywhere', () => page.signOut(true))}
    </div>
    <details class="fold">
      <summary>${account.passphrase ? 'Change the passphrase' : 'Set a passphrase'}</summary>
      <form
        class="fields"
        @submit=${submitted((field) =>
          page.changePassphrase(account.passphrase ? field('old') : null, field('passphrase')),
        )}
      >
        ${
          account.passphrase
            ? passphraseField('old', 'The passphrase until now', 'current-password')
            : nothing
        }
        ${passphraseField('passphrase', 'New passphrase', 'new-password', '(8 characters or more)')}
        <button type="submit" data-testid="change-passphrase" ?disabled=${state.busy !== null}>
          Change
        </button>
      </form>
    </details>
    ${passkeys || account.passkeys.length > 0 ? passkeyList(page, account, passkeys) : nothing}`;
}

/**
 * @param {MePage} page
 * @param {Account} account
 * @param {boolean} canAdd
 */
function passkeyList(page, account, canAdd) {
  const { state } = page;
  return html`<h3>Passkeys</h3>
    <ul class="things">
      ${account.passkeys.map((passkey) => passkeyRow(page, passkey))}
    </ul>
    ${canAdd ? act(state, 'Add a passkey', 'add-passkey', () => page.addPasskey(null)) : nothing}
    ${
      account.fresh
        ? nothing
        : html`<p class="small">
            To add or remove a passkey you must have signed in within the last 10 minutes.
          </p>`
    }`;
}

/** @param {MePage} page @param {Passkey} passkey */
function passkeyRow(page, { id, name, created }) {
  return html`<li>
    <span>${name} <span class="small">since ${day.format(created)}</span></span>
    <button
      type="button"
      class="quiet"
      aria-label=${`Remove ${name}`}
      @click=${() => page.removePasskey(id)}
    >
      Remove
    </button>
  </li>`;
}
