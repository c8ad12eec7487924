/**
 * The page about oneself: name, account, a second device, notifications, ratings, bots, leaving.
 *
 * @typedef {import('../core/messages.js').OwnBot} Bot
 * @typedef {import('../core/messages.js').Me} Me
 * @typedef {import('../core/messages.js').OwnRating} Rating
 * @typedef {import('../core/messages.js').SessionState} Session
 * @typedef {import('../core/messages.js').Statistics} Statistics
 * @typedef {import('../core/sections.js').SectionState} SectionState
 *
 * @typedef {object} Link   by which a second device signs in
 * @property {string} address
 * @property {number} expires   ms since 1970
 * @property {string | null} picture   its QR code as an SVG
 *
 * @typedef {object} Own   what only this page has
 * @property {Me} me
 * @property {Rating[]} ratings
 * @property {Statistics} statistics
 * @property {Bot[]} bots
 * @property {Session[]} sessions   the browsers in which one is known
 * @property {Link | null} link
 * @property {boolean} isNotified   this browser is told of turns
 * @property {{bot: string, token: string} | null} token   a new one, shown once
 * @typedef {SectionState & Own} MeState
 *
 * @typedef {object} Outside   what it needs from the browser; tests give their own
 * @property {typeof import('./api.js')} api
 * @property {(path: string) => Promise<string>} drawQr
 * @property {string} origin   of the page
 * @property {(publicKey: Record<string, unknown>) => Promise<object>} makePasskey
 * @property {(key: string) => Promise<object>} subscribe   to notifications
 * @property {() => Promise<string | null>} unsubscribe   gives the endpoint that was left
 * @property {(text: string) => Promise<void>} copy
 * @property {((share: {title: string, url: string}) => Promise<void>) | null} share
 * @property {(path: string) => void} go
 * @property {() => void} forget   what this browser remembers of games
 * @property {(question: string, yes: string) => Promise<boolean>} isSure   asks the person
 */
import { QUIET, ask, isSureToRemove } from '../core/sections.js';
import { createMergingStore } from '../core/store.js';
import { t } from '../core/words.js';

export class MePage {
  /**
   * @param {Outside} outside
   * @param {Omit<MeState, 'busy' | 'told' | 'link' | 'token'>} found
   */
  constructor(outside, found) {
    this.outside = outside;
    this.store = createMergingStore(
      /** @type {MeState} */ ({ ...QUIET, ...found, link: null, token: null }),
    );
  }

  get state() {
    return this.store.get();
  }

  /** @param {string} name */
  rename(name) {
    return this.ask('name', async () => {
      this.store.dispatch({ me: await this.outside.api.changeMe({ name }) });
      return t('saved');
    });
  }

  /** @param {string} login @param {string} passphrase */
  makeAccount(login, passphrase) {
    return this.ask('account', async () => {
      this.store.dispatch({ me: await this.outside.api.makeAccount(login, passphrase) });
      return t('account-made');
    });
  }

  /** Add a passkey; with a login it makes the account. @param {string | null} login */
  addPasskey(login) {
    return this.ask('account', async () => {
      const { ceremony, publicKey } = await this.outside.api.askForPasskey(login);
      const credential = await this.outside.makePasskey(publicKey);
      const name = this.state.me.name ?? t('default-passkey');
      this.store.dispatch({ me: await this.outside.api.addPasskey(ceremony, name, credential) });
      return t(login === null ? 'passkey-added' : 'account-made-passkey');
    });
  }

  /** @param {{id: string, name: string}} passkey */
  async removePasskey({ id, name }) {
    if (!(await isSureToRemove(this.outside, name))) return false;
    return this.ask('account', async () => {
      this.store.dispatch({ me: await this.outside.api.removePasskey(id) });
      return t('passkey-removed');
    });
  }

  /** @param {string | null} old @param {string} wanted */
  changePassphrase(old, wanted) {
    return this.ask('account', async () => {
      this.store.dispatch({ me: await this.outside.api.changePassphrase(old, wanted) });
      return t('passphrase-changed');
    });
  }

  /** Whether one stands in the list of ratings. @param {boolean} listed */
  list(listed) {
    return this.ask('ratings', async () => {
      this.store.dispatch({ me: await this.outside.api.changeMe({ listed }) });
      return t(listed ? 'ratings-listed' : 'ratings-not-listed');
    });
  }

  /** @param {boolean} everywhere */
  signOut(everywhere) {
    return this.ask('account', async () => {
      await this.outside.api.signOut(everywhere);
      this.outside.go('/');
      return '';
    });
  }

  makeLink() {
    return this.ask('device', async () => {
      const { url, expires } = await this.outside.api.makeLink();
      const link = { address: this.outside.origin + url, expires, picture: null };
      this.store.dispatch({ link });
      this.store.dispatch({ link: { ...link, picture: await this.outside.drawQr(url) } });
      return '';
    });
  }

  dropLink() {
    return this.ask('device', async () => {
      await this.outside.api.dropLinks();
      this.store.dispatch({ link: null });
      return t('link-dropped');
    });
  }

  /** Sign another browser out. @param {Session} session */
  endSession({ id }) {
    return this.ask('device', async () => {
      await this.outside.api.endSession(id);
      const { sessions } = await this.outside.api.fetchSessions();
      this.store.dispatch({ sessions });
      return t('browser-signed-out');
    });
  }

  copyLink() {
    return this.ask('device', async () => {
      await this.outside.copy(this.state.link?.address ?? '');
      return t('copied');
    });
  }

  /** Pass the link on by the system's sheet; closing that is no fault. */
  shareLink() {
    const { link } = this.state;
    const { share } = this.outside;
    if (link === null || share === null) return null;
    return this.ask('device', async () => {
      try {
        await share({ title: t('share-device'), url: link.address });
      } catch (problem) {
        if (!(problem instanceof Error && problem.name === 'AbortError')) throw problem;
      }
      return '';
    });
  }

  /** @param {boolean} wanted */
  notify(wanted) {
    return this.ask('notices', async () => {
      if (wanted) await this.startNotices();
      else await this.endNotices();
      this.store.dispatch({ isNotified: wanted });
      return t(wanted ? 'will-tell' : 'stays-quiet');
    });
  }

  async startNotices() {
    const { key } = this.state.me.push;
    if (key === null) throw new Error(t('sends-none'));
    await this.outside.api.subscribeToPush(await this.outside.subscribe(key));
  }

  async endNotices() {
    const endpoint = await this.outside.unsubscribe();
    if (endpoint !== null) await this.outside.api.unsubscribeFromPush(endpoint);
  }

  /** @param {string} name */
  makeBot(name) {
    return this.ask('bots', async () => {
      const { token } = await this.outside.api.makeBot(name);
      await this.readBots();
      this.store.dispatch({ token: { bot: name, token } });
      return '';
    });
  }

  /** @param {Bot} bot */
  async removeBot({ id, name }) {
    if (!(await isSureToRemove(this.outside, name))) return false;
    return this.ask('bots', async () => {
      await this.outside.api.removeBot(id);
      this.store.dispatch({ token: null });
      await this.readBots();
      return t('bot-removed', { name });
    });
  }

  /** @param {Bot} bot */
  makeToken({ id, name }) {
    return this.ask('bots', async () => {
      const { token } = await this.outside.api.makeToken(id);
      await this.readBots();
      this.store.dispatch({ token: { bot: name, token } });
      return '';
    });
  }

  /** @param {Bot} bot @param {string} token   its id */
  async revokeToken({ id, name }, token) {
    if (!(await this.outside.isSure(t('sure-revoke', { name }), t('revoke')))) return false;
    return this.ask('bots', async () => {
      await this.outside.api.revokeToken(id, token);
      this.store.dispatch({ token: null });
      await this.readBots();
      return t('token-revoked', { name });
    });
  }

  async readBots() {
    const { bots } = await this.outside.api.fetchBots();
    this.store.dispatch({ bots });
  }

  /**
   * Remove oneself. An account with a passphrase needs it; else the word must be typed.
   * @param {string} typed
   */
  leave(typed) {
    const needsPassphrase = this.state.me.account?.passphrase ?? false;
    return this.ask('leaving', async () => {
      if (!needsPassphrase && typed.trim().toLowerCase() !== t('confirm-word'))
        throw new Error(t('type-word-first', { word: t('confirm-word') }));
      await this.outside.api.removeMe(needsPassphrase ? typed : null);
      this.outside.forget();
      this.outside.go('/');
      return '';
    });
  }

  /** @param {string} section @param {() => Promise<string>} work */
  ask(section, work) {
    return ask(this.store, section, work);
  }
}
