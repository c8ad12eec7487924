/**
 * The page about oneself: name, account, a second device, notifications, ratings, bots, leaving.
 */
import { QUIET, ask, isSureToRemove, type SectionState } from '../core/sections.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import { t } from '../core/words.ts';
import type {
  Me,
  OwnBot as Bot,
  OwnRating as Rating,
  SessionState as Session,
  Statistics,
} from '../core/messages.ts';

/** By which a second device signs in. */
export type Link = {
  address: string;
  /** Ms since 1970. */
  expires: number;
  /** Its QR code as an SVG. */
  picture: string | null;
};

/** What only this page has. */
type Own = {
  me: Me;
  ratings: Rating[];
  statistics: Statistics;
  bots: Bot[];
  /** The browsers in which one is known. */
  sessions: Session[];
  link: Link | null;
  /** This browser is told of turns. */
  isNotified: boolean;
  /** A new one, shown once. */
  token: { bot: string; token: string } | null;
};

type MeState = SectionState & Own;

/** What it needs from the browser; tests give their own. */
type Outside = {
  api: typeof import('./api.ts');
  drawQr: (path: string) => Promise<string>;
  /** Of the page. */
  origin: string;
  makePasskey: (publicKey: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** To notifications. */
  subscribe: typeof import('../notices.ts').subscribe;
  /** Gives the endpoint that was left. */
  unsubscribe: () => Promise<string | null>;
  copy: (text: string) => Promise<void>;
  share: ((share: { title: string; url: string }) => Promise<void>) | null;
  go: (path: string) => void;
  /** What this browser remembers of games. */
  forget: () => void;
  /** Asks the person. */
  isSure: (question: string, yes: string) => Promise<boolean>;
};

export class MePage {
  store: Store<MeState>;

  constructor(
    public outside: Outside,
    found: Omit<MeState, 'busy' | 'told' | 'link' | 'token'>,
  ) {
    this.store = createMergingStore({ ...QUIET, ...found, link: null, token: null } as MeState);
  }

  get state() {
    return this.store.get();
  }

  rename(name: string) {
    return this.ask('name', async () => {
      this.store.dispatch({ me: await this.outside.api.changeMe({ name }) });
      return t('saved');
    });
  }

  makeAccount(login: string, passphrase: string) {
    return this.ask('account', async () => {
      this.store.dispatch({ me: await this.outside.api.makeAccount(login, passphrase) });
      return t('account-made');
    });
  }

  /** Add a passkey; with a login it makes the account. */
  addPasskey(login: string | null) {
    return this.ask('account', async () => {
      const { ceremony, publicKey } = await this.outside.api.askForPasskey(login);
      const credential = await this.outside.makePasskey(publicKey);
      const name = this.state.me.name ?? t('default-passkey');
      this.store.dispatch({ me: await this.outside.api.addPasskey(ceremony, name, credential) });
      return t(login === null ? 'passkey-added' : 'account-made-passkey');
    });
  }

  async removePasskey({ id, name }: { id: string; name: string }) {
    if (!(await isSureToRemove(this.outside, name))) return false;
    return this.ask('account', async () => {
      this.store.dispatch({ me: await this.outside.api.removePasskey(id) });
      return t('passkey-removed');
    });
  }

  changePassphrase(old: string | null, wanted: string) {
    return this.ask('account', async () => {
      this.store.dispatch({ me: await this.outside.api.changePassphrase(old, wanted) });
      return t('passphrase-changed');
    });
  }

  /** Whether one stands in the list of ratings. */
  list(listed: boolean) {
    return this.ask('ratings', async () => {
      this.store.dispatch({ me: await this.outside.api.changeMe({ listed }) });
      return t(listed ? 'ratings-listed' : 'ratings-not-listed');
    });
  }

  signOut(everywhere: boolean) {
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

  /** Sign another browser out. */
  endSession({ id }: Session) {
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

  notify(wanted: boolean) {
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

  makeBot(name: string) {
    return this.ask('bots', async () => {
      const { token } = await this.outside.api.makeBot(name);
      await this.readBots();
      this.store.dispatch({ token: { bot: name, token } });
      return '';
    });
  }

  async removeBot({ id, name }: Bot) {
    if (!(await isSureToRemove(this.outside, name))) return false;
    return this.ask('bots', async () => {
      await this.outside.api.removeBot(id);
      this.store.dispatch({ token: null });
      await this.readBots();
      return t('bot-removed', { name });
    });
  }

  makeToken({ id, name }: Bot) {
    return this.ask('bots', async () => {
      const { token } = await this.outside.api.makeToken(id);
      await this.readBots();
      this.store.dispatch({ token: { bot: name, token } });
      return '';
    });
  }

  /** @param token  its id */
  async revokeToken({ id, name }: Bot, token: string) {
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

  /** Remove oneself. An account with a passphrase needs it; else the word must be typed. */
  leave(typed: string) {
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

  ask(section: string, work: () => Promise<string>) {
    return ask(this.store, section, work);
  }
}
