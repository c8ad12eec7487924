/** The pages that sign somebody in: by passphrase or passkey, or by the link of another device. */
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { loginField, passphraseField } from './credentials_view.ts';
import { isTicked } from '../views/fields.ts';
import { head, type Shell } from '../views/page.ts';
import { rich } from '../views/rich.ts';
import { act, outcome, submitted } from '../views/sections.ts';
import type { SignInPage } from './sign_in.ts';

/** @param hasPasskeys  this browser knows them */
export function signInPage(page: SignInPage, shell: Shell, hasPasskeys: boolean) {
  const { state } = page;
  const { account } = state.me;
  if (account) return frame(shell, t('you-are-signed-in'), already(account.login));
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
        play: html`<a href="/">${t('play-at-once')}</a>`,
      })}
    </p>`;
  return frame(shell, t('sign-in'), form);
}

export function linkPage(page: SignInPage, shell: Shell, code: string) {
  const { state } = page;
  const { account } = state.me;
  if (account) return frame(shell, t('you-are-signed-in'), already(account.login));
  const name = state.link?.name;
  const content = html`<p data-testid="link-whom">
      ${name ? rich('plays-as', { name: html`<b>${name}</b>` }) : t('plays-as-same')}
    </p>
    ${bringTick(page)}
    <div class="row">
      ${act(state, t('sign-in-here'), 'link-sign-in', () => page.signInByLink(code), 'main')}
      <a class="button" href="/">${t('not-now')}</a>
    </div>
    ${outcome(state, 'link')}`;
  return frame(shell, t('use-device-too'), content);
}

/** The page of a link that can't be used. */
export function voidLink(fault: string, shell: Shell) {
  return frame(
    shell,
    t('link-no-longer'),
    html`<p data-testid="problem">${fault}</p>
      <a class="button main" href="/">${t('back-to-home')}</a>`,
  );
}

function frame(shell: Shell, title: string, content: unknown) {
  return html`${head(shell)}
    <main class="narrow">
      <section class="panel" aria-labelledby="sign-in-heading">
        <h1 id="sign-in-heading" data-testid="sign-in-title">${title}</h1>
        ${content}
      </section>
    </main>`;
}

function already(login: string) {
  return html`<p>${rich('already-signed-in', { login: html`<b>${login}</b>` })}</p>
    <a class="button main" href="/me">${t('to-your-page')}</a>`;
}

function bringTick(page: SignInPage) {
  if (!page.canBring) return nothing;
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid="bring"
      .checked=${page.state.bring}
      @change=${(event: Event) => page.setBring(isTicked(event))}
    /><span>${t('bring-games')}</span></label
  >`;
}
