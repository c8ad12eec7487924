/** The pages that sign somebody in: by passphrase or passkey, or by the link of another device. */
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { loginField, passphraseField } from './credentials_view.js';
import { isTicked } from '../views/fields.js';
import { follow, head } from '../views/page.js';
import { rich } from '../views/rich.js';
import { act, outcome, submitted } from '../views/sections.js';

/**
 * @typedef {import('./sign_in.js').SignInPage} SignInPage
 * @typedef {import('../views/page.js').Shell} Shell
 */

/**
 * @param {SignInPage} page
 * @param {Shell} shell
 * @param {boolean} hasPasskeys   this browser knows them
 */
export function signInPage(page, shell, hasPasskeys) {
  const { state } = page;
  const { account } = state.me;
  if (account) return frame(shell, t('you-are-signed-in'), already(account.login, shell));
  const form = html`<form
      class="fields"
      @submit=${submitted((field) => page.signIn(field('login'), field('passphrase')))}
    >
      ${loginField('username')}
      ${passphraseField('passphrase', t('passphrase'), 'current-password')} ${bringTick(page)}
      <button type="submit" class="main" data-testid="sign-in" ?disabled=${state.busy !== null}>
        ${t('sign-in')}
      </button>
    </form>
    ${outcome(state, 'passphrase')}
    ${
      hasPasskeys && state.me.passkeys_possible
        ? html`<div class="or">
            ${act(state, t('sign-in-passkey'), 'sign-in-passkey', () => page.signInByPasskey())}
            ${outcome(state, 'passkey')}
          </div>`
        : nothing
    }
    <p class="small">
      ${rich('signed-in-elsewhere', {
        you: html`<b>${t('to-me')}</b>`,
        device: html`<b>${t('another-device')}</b>`,
        play: html`<a href="/" @click=${follow(shell)}>${t('play-at-once')}</a>`,
      })}
    </p>`;
  return frame(shell, t('sign-in'), form);
}

/**
 * @param {SignInPage} page
 * @param {Shell} shell
 * @param {string} code
 */
export function linkPage(page, shell, code) {
  const { state } = page;
  const { account } = state.me;
  if (account) return frame(shell, t('you-are-signed-in'), already(account.login, shell));
  const name = state.link?.name;
  const content = html`<p data-testid="link-whom">
      ${name ? rich('plays-as', { name: html`<b>${name}</b>` }) : t('plays-as-same')}
    </p>
    ${bringTick(page)}
    <div class="row">
      ${act(state, t('sign-in-here'), 'link-sign-in', () => page.signInByLink(code), 'main')}
      <a class="button" href="/" @click=${follow(shell)}>${t('not-now')}</a>
    </div>
    ${outcome(state, 'link')}`;
  return frame(shell, t('use-device-too'), content);
}

/**
 * The page of a link that can't be used.
 * @param {string} fault
 * @param {Shell} shell
 */
export function voidLink(fault, shell) {
  return frame(
    shell,
    t('link-no-longer'),
    html`<p data-testid="problem">${fault}</p>
      <a class="button main" href="/" @click=${follow(shell)}>${t('back-to-home')}</a>`,
  );
}

/**
 * @param {Shell} shell
 * @param {string} title
 * @param {unknown} content
 */
function frame(shell, title, content) {
  return html`${head(shell)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${title}</h1>
        ${content}
      </section>
    </main>`;
}

/** @param {string} login @param {Shell} shell */
function already(login, shell) {
  return html`<p>${rich('already-signed-in', { login: html`<b>${login}</b>` })}</p>
    <a class="button main" href="/me" @click=${follow(shell)}>${t('to-your-page')}</a>`;
}

/** @param {SignInPage} page */
function bringTick(page) {
  if (!page.canBring) return nothing;
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${page.state.bring}
      @change=${(/** @type {Event} */ event) => page.setBring(isTicked(event))}
    /><span>${t('bring-games')}</span></label
  >`;
}
