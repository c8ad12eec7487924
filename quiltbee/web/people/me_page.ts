/** The account page: name, sign-in, other devices, notifications, ratings, bots, deletion. */
import { call } from '../core/api.ts';
import { sentenceOf } from '../core/problems.ts';
import { dayOf, t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { hasNotices, isSubscribed, quietKinds, subscribe, unsubscribe } from '../shell/notices.ts';
import { hasPasskeys, makePasskey } from '../shell/passkeys.ts';
import { forgetEverybody, keepKnown } from '../shell/settings.ts';
import { act, oneText, section, submitted } from '../views/controls.ts';
import { tick } from '../views/fields.ts';
import { textToCopy } from '../views/copying.ts';
import { LinkToPass } from '../views/passing_on.ts';
import { rich } from '../views/rich.ts';
import { loginField, passphraseField } from './credentials_view.ts';
import { ratingRow, totals } from './ratings_view.ts';
import { People, peopleSection } from './ties_view.ts';
import { button, submitButton } from '../views/icons.ts';
import type {
  AccountState,
  Me,
  OwnBot,
  OwnRatings,
  SessionState,
  Statistics,
} from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

/** Browser functions that only this page needs; replaced in tests. */
export const DEVICE = {
  hasPasskeys,
  makePasskey,
  hasNotices,
  isSubscribed,
  subscribe,
  unsubscribe,
  forgetEverybody,
  /** Go somewhere as another user, reloading the page to drop the previous person's data. */
  begin(path: string) {
    keepKnown(false);
    location.assign(path);
  },
};

/** The user's data. */
type Own = {
  me: Me;
  ratings: OwnRatings['ratings'];
  statistics: Statistics;
  bots: OwnBot[];
  /** The browsers in which the user is signed in. */
  sessions: SessionState[];
  /** Signs in a second device. */
  link: LinkToPass | null;
  /** This browser gets notifications. */
  isNotified: boolean;
  people: People;
  /** A new token, shown once. */
  token: { bot: string; token: string } | null;
  /** *Sign out everywhere* also revokes the tokens of the person's bots. */
  endsBots: boolean;
};

type Context = { page: Page; own: Own; device: typeof DEVICE };

export async function me(page: Page, device: typeof DEVICE = DEVICE) {
  /** Fall back to a default value, and show the error in a section. */
  const orElse = <Value>(answer: Promise<Value>, otherwise: Value, name: string) =>
    answer.catch((problem) => {
      page.errors[name] = sentenceOf(problem);
      return otherwise;
    });
  const [known, { ratings }, statistics, { bots }, { sessions }, isNotified] = await Promise.all([
    call('GET /api/me'),
    orElse(call('GET /api/me/ratings'), { ratings: [] }, 'ratings'),
    orElse(call('GET /api/me/statistics'), { totals: [], automa: [] }, 'ratings'),
    orElse(call('GET /api/me/bots'), { bots: [] }, 'bots'),
    orElse(call('GET /api/me/sessions'), { sessions: [] }, 'device'),
    device.isSubscribed(),
  ]);
  const people = new People(page);
  if (known.known) {
    const games = orElse(call('GET /api/me/opponents'), { opponents: [] }, 'people');
    const [{ opponents }] = await Promise.all([games, orElse(people.load(), undefined, 'people')]);
    people.opponents = opponents;
  }
  const own: Own = {
    ...{
      me: known,
      ratings,
      statistics,
      bots,
      sessions,
      isNotified,
      people,
      link: null,
      token: null,
      endsBots: false,
    },
  };
  const context = { page, own, device };
  return () =>
    html`<main class="me">
      <h1 data-testid="me-title">${own.me.name ?? t('to-me')}</h1>
      <div class="column">
        ${nameSection(context)} ${accountSection(context)}
        ${
          own.me.known
            ? [
                deviceSection(context),
                section(page, 'notices', t('notifications'), notices(context)),
              ]
            : nothing
        }
      </div>
      <div class="column">
        ${ratingsSection(context)} ${botsSection(context)}
        ${own.me.known ? [peopleSection(people), leavingSection(context)] : nothing}
        <p class="small">
          <a href="/">${t('back-to-home')}</a>
        </p>
      </div>
    </main>`;
}

function nameSection({ page, own }: Context) {
  const rename = (name: string) =>
    page.ask('name', async () => {
      own.me = await call('PATCH /api/me', { name });
      return t('saved');
    });
  const field = oneText(page, {
    id: 'my-name',
    label: t('name-as-others-see'),
    hint: t('as-other-players-see'),
    value: own.me.name ?? '',
    complete: 'nickname',
    button: t('save'),
    buttonId: 'save-name',
    send: rename,
  });
  return section(page, 'name', t('your-name'), field);
}

/** Create an account, or show it with its credentials. */
function accountSection(context: Context) {
  const { account } = context.own.me;
  const content = account ? existingAccount(context, account) : newAccount(context);
  return section(context.page, 'account', t('account'), content);
}

/** Test whether passkeys work here. */
function canHavePasskeys({ own, device }: Context) {
  return device.hasPasskeys() && own.me.passkeys_possible;
}

/** Add a passkey; with a login this creates the account. */
function addPasskey({ page, own, device }: Context, login: string | null) {
  return page.ask('account', async () => {
    const { ceremony, publicKey } = await call('POST /api/passkeys/options', { login });
    const credential = await device.makePasskey(publicKey);
    const name = own.me.name ?? t('default-passkey');
    own.me = await call('POST /api/passkeys', { ceremony, name, credential });
    return t(login === null ? 'passkey-added' : 'account-made-passkey');
  });
}

function newAccount(context: Context) {
  const { page, own } = context;
  const make = (login: string, passphrase: string) =>
    page.ask('account', async () => {
      own.me = await call('POST /api/account', { login, passphrase });
      return t('account-made');
    });
  return html`<p class="small">${t('account-why')}</p>
    <form class="fields" @submit=${submitted((field) => make(field('login'), field('passphrase')))}>
      ${loginField(t('never-shown'))}
      ${passphraseField('passphrase', t('passphrase'), 'new-password', t('at-least-8'))}
      ${submitButton('make-account', t('make-account'), page.busy !== null, 'main')}
    </form>
    ${
      canHavePasskeys(context)
        ? html`<details class="fold">
            <summary>${t('passkey-instead')}</summary>
            <form
              class="fields"
              @submit=${submitted((field) => addPasskey(context, field('login')))}
            >
              ${loginField()}
              ${submitButton('make-passkey', t('make-account-passkey'), page.busy !== null)}
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

function existingAccount(context: Context, account: AccountState) {
  const { page, own, device } = context;
  const signOut = (leave: () => Promise<unknown>) =>
    page.ask('account', async () => {
      await leave();
      device.forgetEverybody();
      device.begin('/');
    });
  const everywhere = () =>
    signOut(async () => {
      if (own.endsBots) await call('DELETE /api/me/tokens');
      await call('POST /api/sign-out/everywhere');
    });
  const endBots = (isOn: boolean) => {
    own.endsBots = isOn;
    page.changed();
  };
  const change = (old: string | null, passphrase: string) =>
    page.ask('account', async () => {
      own.me = await call('POST /api/me/passphrase', { old, new: passphrase });
      if (own.bots.length > 0) await showToken(own, '', null);
      return t('passphrase-changed');
    });
  const hasOne = account.passphrase;
  return html`<p>
      ${rich('signed-in-as', { login: html`<b data-testid="signed-in-as">${account.login}</b>` })}
    </p>
    <div class="row">
      ${act(page, t('sign-out'), 'sign-out', () => signOut(() => call('POST /api/sign-out')))}
      ${act(page, t('sign-out-everywhere'), 'sign-out-everywhere', everywhere)}
    </div>
    ${own.bots.length > 0 ? tick('end-bots', t('end-bots'), own.endsBots, endBots) : nothing}
    <details class="fold">
      <summary>${t(hasOne ? 'change-passphrase' : 'set-passphrase')}</summary>
      <form
        class="fields"
        @submit=${submitted((field) => change(hasOne ? field('old') : null, field('passphrase')))}
      >
        ${hasOne ? passphraseField('old', t('old-passphrase'), 'current-password') : nothing}
        ${passphraseField('passphrase', t('new-passphrase'), 'new-password', t('at-least-8'))}
        ${own.bots.length > 0 ? html`<p class="small">${t('new-passphrase-bots')}</p>` : nothing}
        ${submitButton('change-passphrase', t('change'), page.busy !== null)}
      </form>
    </details>
    ${
      canHavePasskeys(context) || account.passkeys.length > 0
        ? passkeyList(context, account)
        : nothing
    }`;
}

function passkeyList(context: Context, { passkeys, fresh }: AccountState) {
  const { page, own } = context;
  const remove = async (passkey: string, name: string) => {
    if (!(await page.isSureToRemove(name))) return;
    await page.ask('account', async () => {
      own.me = await call('DELETE /api/passkeys/{passkey}', { passkey });
      return t('passkey-removed');
    });
  };
  return html`<h3>${t('passkeys')}</h3>
    <ul class="things">
      ${passkeys.map(
        ({ id, name, created }) =>
          html`<li>
            <span
              >${name} <span class="small">${t('since-day', { day: dayOf(created) })}</span></span
            >
            ${button('remove-passkey', t('remove'), () => remove(id, name), {
              classes: 'quiet',
              label: t('remove-name', { name }),
            })}
          </li>`,
      )}
    </ul>
    ${
      canHavePasskeys(context)
        ? act(page, t('add-passkey'), 'add-passkey', () => addPasskey(context, null))
        : nothing
    }
    ${fresh ? nothing : html`<p class="small">${t('passkey-needs-fresh')}</p>`}`;
}

/** Sign in on a second device by a link that works once, or its QR code. */
function deviceSection(context: Context) {
  const { page, own } = context;
  const makeLink = () =>
    page.ask('device', async () => {
      const { url } = await call('POST /api/me/link');
      own.link = new LinkToPass(page);
      own.link.show(url);
    });
  return section(
    page,
    'device',
    t('another-device'),
    html`<p class="small">${t('another-device-text')}</p>
      ${
        own.link
          ? linkToDevice(context, own.link)
          : act(page, t('make-link'), 'make-link', makeLink, 'wide')
      }
      ${own.sessions.length > 1 ? browsers(context) : nothing}`,
  );
}

function linkToDevice({ page, own }: Context, link: LinkToPass) {
  const address = link.url;
  const copy = () => page.ask('device', () => page.browser.copy(address).then(() => t('copied')));
  const share = () =>
    page.ask('device', () => page.share({ title: t('share-device'), url: address }));
  const drop = () =>
    page.ask('device', async () => {
      await call('DELETE /api/me/link');
      own.link = null;
      return t('link-dropped');
    });
  return html`<label for="device-link" class="visually-hidden">${t('the-link')}</label>
    ${textToCopy('device-link', address)}
    <div class="row">
      ${act(page, t('copy'), 'copy-device-link', copy, 'main')}
      ${page.browser.share ? act(page, t('share'), 'share-device-link', share) : nothing}
      ${act(page, t('withdraw-it'), 'drop-link', drop)}
    </div>
    ${link.code('device-qr')}`;
}

/** List the signed-in browsers, with buttons to sign them out. */
function browsers({ page, own }: Context) {
  const end = (session: string) =>
    page.ask('device', async () => {
      await call('DELETE /api/me/sessions/{session}', { session });
      own.sessions = (await call('GET /api/me/sessions')).sessions;
      return t('browser-signed-out');
    });
  return html`<h3>${t('your-browsers')}</h3>
    <ul class="things" data-testid="browsers">
      ${own.sessions.map(({ id, agent, used, here }) => {
        const name = agent ?? t('unknown-browser');
        const day = dayOf(used);
        const words = html`${t('sign-out')}<span class="visually-hidden"> ${name}, ${day}</span>`;
        return html`<li>
          <span
            >${name}
            <span class="small">${here ? t('this-browser') : t('used-on-day', { day })}</span>
          </span>
          ${here ? nothing : act(page, words, 'end-session', () => end(id), 'quiet')}
        </li>`;
      })}
    </ul>`;
}

function notices({ page, own, device }: Context) {
  const { available, key } = own.me.push;
  if (!available) return html`<p class="small">${t('server-sends-none')}</p>`;
  if (!device.hasNotices()) return html`<p class="small">${t('browser-has-none')}</p>`;
  const start = () =>
    page.ask('notices', async () => {
      if (key === null) throw new Error(t('sends-none'));
      const subscription = await device.subscribe(key);
      await call('POST /api/me/push', { subscription, quiet: quietKinds(page.shell.settings) });
      own.isNotified = true;
      return t('will-tell');
    });
  const stop = () =>
    page.ask('notices', async () => {
      const endpoint = await device.unsubscribe();
      if (endpoint !== null) await call('DELETE /api/me/push', { endpoint });
      own.isNotified = false;
      return t('stays-quiet');
    });
  return html`<p class="small">${t('browser-can-tell')}</p>
    ${
      own.isNotified
        ? act(page, t('turn-off-here'), 'stop-notices', stop)
        : act(page, t('tell-me'), 'start-notices', start)
    }`;
}

function ratingsSection({ page, own }: Context) {
  const { ratings, statistics, me: known } = own;
  const list = (listed: boolean) =>
    page.ask('ratings', async () => {
      own.me = await call('PATCH /api/me', { listed });
      return t(listed ? 'ratings-listed' : 'ratings-not-listed');
    });
  const label = html`${t('list-ratings')} <span class="small">${t('list-ratings-note')}</span>`;
  const isEmpty = ratings.length === 0 && statistics.totals.length === 0;
  return section(
    page,
    'ratings',
    t('ratings-and-results'),
    html`${isEmpty ? html`<p class="small">${t('ratings-none')}</p>` : nothing}
      ${
        ratings.length > 0
          ? html`<ul class="ratings">
              ${ratings.map(ratingRow)}
            </ul>`
          : nothing
      }
      ${statistics.totals.length > 0 ? totals(statistics.totals) : nothing}
      ${known.account ? tick('listed', label, known.account.listed, list) : nothing}
      <p><a href="/ratings" data-testid="to-ratings">${t('tab-ratings')}</a></p>`,
  );
}

/** Manage the person's bots and their tokens. */
function botsSection(context: Context) {
  const { page, own } = context;
  const { bots, token } = own;
  const make = (name: string) =>
    page.ask('bots', async () => {
      const { token: made } = await call('POST /api/me/bots', { name });
      await showToken(own, name, made);
    });
  const content = html`<details class="fold" ?open=${bots.length > 0 || token !== null}>
    <summary data-testid="open-bots">${t('let-program-play')}</summary>
    <p class="small">${rich('bot-text', { command: html`<code>quiltbee bot</code>` })}</p>
    ${
      token
        ? html`<p class="token">
            <label for="bot-token">${t('token-of-bot', { bot: token.bot })}</label>
            ${textToCopy('bot-token', token.token)}
          </p>`
        : nothing
    }
    <ul class="things" data-testid="bot-list">
      ${bots.map((bot) => botRow(context, bot))}
    </ul>
    ${oneText(page, {
      id: 'bot-name',
      label: t('name-of-bot'),
      button: t('make-bot'),
      buttonId: 'make-bot',
      clears: true,
      send: make,
    })}
  </details>`;
  return section(page, 'bots', t('bots'), content);
}

/** Reload the bots and show a new token; null removes it. */
async function showToken(own: Own, bot: string, token: string | null) {
  if (token === null) own.token = null;
  own.bots = (await call('GET /api/me/bots')).bots;
  if (token !== null) own.token = { bot, token };
}

function botRow({ page, own }: Context, { id: bot, name, online, tokens }: OwnBot) {
  const remove = async () => {
    if (!(await page.isSureToRemove(name))) return;
    await page.ask('bots', async () => {
      await call('DELETE /api/me/bots/{bot}', { bot });
      await showToken(own, name, null);
      return t('bot-removed', { name });
    });
  };
  const makeToken = () =>
    page.ask('bots', async () => {
      const { token } = await call('POST /api/me/bots/{bot}/tokens', { bot });
      await showToken(own, name, token);
    });
  const revoke = async (token: string) => {
    if (!(await page.browser.isSure(t('sure-revoke', { name }), t('revoke')))) return;
    await page.ask('bots', async () => {
      await call('DELETE /api/me/bots/{bot}/tokens/{token}', { bot, token });
      await showToken(own, name, null);
      return t('token-revoked', { name });
    });
  };
  const removal = html`${t('remove')}<span class="visually-hidden"> ${name}</span>`;
  return html`<li>
    <span>
      <b>${name}</b>
      <span class="small">${t(online ? 'listening' : 'not-connected')}</span>
    </span>
    ${act(page, t('new-token'), 'new-token', makeToken, 'quiet')}
    ${act(page, removal, 'remove-bot', remove, 'quiet')}
    <ul class="tokens">
      ${tokens.map(
        ({ id, scope, created }) =>
          html`<li class="small">
            <span
              >${t('token-of-day', { day: dayOf(created) })}${
                scope === 'read' ? t('only-to-look') : ''
              }</span
            >
            ${act(page, t('revoke'), 'revoke-token', () => revoke(id), 'quiet')}
          </li>`,
      )}
    </ul>
  </li>`;
}

/** Download or delete the person's data; deletion is confirmed by passphrase or by a word. */
function leavingSection({ page, own, device }: Context) {
  const hasPassphrase = own.me.account?.passphrase ?? false;
  const leave = (typed: string) =>
    page.ask('leaving', async () => {
      if (!hasPassphrase && typed.trim().toLowerCase() !== t('confirm-word'))
        throw new Error(t('type-word-first', { word: t('confirm-word') }));
      await call('DELETE /api/me', { passphrase: hasPassphrase ? typed : null });
      device.forgetEverybody();
      device.begin('/');
    });
  const content = html`<div class="row">
      <a class="button" href="/api/me/records.zip" download data-testid="records"
        >${t('download-games')}</a
      >
      <a class="button" href="/api/me/data.json" download="quiltbee.json" data-testid="data"
        >${t('download-data')}</a
      >
    </div>
    <details class="fold">
      <summary data-testid="open-leaving">${t('delete-me')}</summary>
      <form class="fields" @submit=${submitted((field) => leave(field('leaving')))}>
        <p class="small">${t('delete-text')}</p>
        ${
          hasPassphrase
            ? passphraseField('leaving', t('your-passphrase'), 'current-password')
            : html`<label
                >${t('type-to-confirm', { word: t('confirm-word') })}
                <input name="leaving" data-testid="leaving" required autocomplete="off"
              /></label>`
        }
        ${submitButton('leave', t('delete-me'), page.busy !== null, 'danger')}
      </form>
    </details>`;
  return section(page, 'leaving', t('your-data'), content);
}
