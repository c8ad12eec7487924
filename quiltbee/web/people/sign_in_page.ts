/** The sign-in pages: by passphrase, by passkey, or by a link from another device. */
import { Refused, call } from '../core/api.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { hasPasskeys, usePasskey } from '../shell/passkeys.ts';
import { act, outcome, submitted } from '../views/controls.ts';
import { tick } from '../views/fields.ts';
import { rich } from '../views/rich.ts';
import { loginField, passphraseField } from './credentials_view.ts';
import { DEVICE } from './me_page.ts';
import { submitButton } from '../views/icons.ts';
import type { Me } from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

/** The browser functions of these pages; replaced in tests. */
const DOORS = { hasPasskeys, usePasskey, begin: DEVICE.begin };

export async function signIn(page: Page, doors: typeof DOORS = DOORS) {
  const me = await call('GET /api/me');
  if (me.account) return alreadySignedIn(me.account.login);
  const bring = new Bringing(page, me, true);
  const byPassphrase = (login: string, passphrase: string) =>
    page.ask('passphrase', async () => {
      await call('POST /api/sign-in', { login, passphrase, bring: bring.isOn });
      doors.begin('/');
    });
  const byPasskey = () =>
    page.ask('passkey', async () => {
      const { ceremony, publicKey } = await call('POST /api/sign-in/passkey/options');
      const credential = await doors.usePasskey(publicKey);
      await call('POST /api/sign-in/passkey', { ceremony, credential, bring: bring.isOn });
      doors.begin('/');
    });
  return () =>
    frame(
      t('sign-in'),
      html`<form
          class="fields"
          @submit=${submitted((field) => byPassphrase(field('login'), field('passphrase')))}
        >
          ${loginField()} ${passphraseField('passphrase', t('passphrase'), 'current-password')}
          ${bring.tick()} ${submitButton('sign-in', t('sign-in'), page.busy !== null, 'main')}
        </form>
        ${outcome(page, 'passphrase')}
        ${
          doors.hasPasskeys() && me.passkeys_possible
            ? html`<div class="or">
                ${act(page, t('sign-in-passkey'), 'sign-in-passkey', byPasskey)}
                ${outcome(page, 'passkey')}
              </div>`
            : nothing
        }
        <p class="small">
          ${rich('signed-in-elsewhere', {
            you: html`<b>${t('to-me')}</b>`,
            device: html`<b>${t('another-device')}</b>`,
            play: html`<a href="/">${t('play-at-once')}</a>`,
          })}
        </p>`,
    );
}

export async function signInByLink(page: Page, code: string, doors: typeof DOORS = DOORS) {
  const answers = Promise.all([call('GET /api/me'), call('POST /api/sign-in/link/look', { code })]);
  const found = await answers.catch((problem) => {
    const fault = problem instanceof Refused ? linkFault(problem.status) : null;
    if (fault === null) throw problem;
    return fault;
  });
  if (typeof found === 'string') return voidLink(found);
  const [me, { name }] = found;
  if (me.account) return alreadySignedIn(me.account.login);
  const bring = new Bringing(page, me, false); // who sent the link would get the games
  const enter = () =>
    page.ask('link', async () => {
      await call('POST /api/sign-in/link', { code, bring: bring.isOn });
      doors.begin('/');
    });
  return () =>
    frame(
      t('use-device-too'),
      html`<p data-testid="link-whom">
          ${name ? rich('plays-as', { name: html`<b>${name}</b>` }) : t('plays-as-same')}
        </p>
        ${bring.tick()}
        <div class="row">
          ${act(page, t('sign-in-here'), 'link-sign-in', enter, 'main')}
          <a class="button" href="/">${t('not-now')}</a>
        </div>
        ${outcome(page, 'link')}`,
    );
}

/** The option to bring along the games of an anonymous user of this browser. */
class Bringing {
  constructor(
    private page: Page,
    private me: Me,
    public isOn: boolean,
  ) {}

  tick() {
    if (!this.me.known) return nothing;
    return tick('bring', t('bring-games'), this.isOn, (isOn) => {
      this.isOn = isOn;
      this.page.changed();
    });
  }
}

/** Explain by the status of the answer why a link can't be used; null for other errors. */
export function linkFault(status: number) {
  if (status === 404) return t('link-unknown');
  return status === 410 ? t('link-used') : null;
}

function voidLink(fault: string) {
  return () =>
    frame(
      t('link-no-longer'),
      html`<p data-testid="problem">${fault}</p>
        <a class="button main" href="/">${t('back-to-home')}</a>`,
    );
}

function alreadySignedIn(login: string) {
  return () =>
    frame(
      t('you-are-signed-in'),
      html`<p>${rich('already-signed-in', { login: html`<b>${login}</b>` })}</p>
        <a class="button main" href="/me">${t('to-your-page')}</a>`,
    );
}

function frame(title: string, content: unknown) {
  return html`<main class="narrow">
    <section class="panel" aria-labelledby="sign-in-heading">
      <h1 id="sign-in-heading" data-testid="sign-in-title">${title}</h1>
      ${content}
    </section>
  </main>`;
}
