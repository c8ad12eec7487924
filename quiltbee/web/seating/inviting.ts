/**
 * Inviting a friend to an open seat: the link, its QR code, a new link. The server knows only the
 * hash of a link, so that it is kept here, and asked anew where it is lost.
 */
import { call } from '../core/api.ts';
import { sentenceOf } from '../core/problems.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import { t } from '../core/words.ts';

type InvitingState = {
  /** Of the invitation, `/i/CODE`; null where this browser has none. */
  path: string | null;
  /** The QR code as an SVG. */
  picture: string | null;
  busy: boolean;
  /** How copying or sharing went, or what was wrong. */
  told: string;
};

export type Outside = {
  /** Of the page. */
  origin: string;
  /** Make a new link, the old one is void. */
  renew: () => Promise<{ invitation: string }>;
  copy: (text: string) => Promise<void>;
  /** Null where the system has no sheet for it. */
  share: ((share: { title: string; text: string; url: string }) => Promise<void>) | null;
  memory: { get: () => string | null; set: (path: string) => void };
};

export class Inviting {
  store: Store<InvitingState>;

  constructor(public outside: Outside) {
    this.store = createMergingStore({
      path: outside.memory.get(),
      picture: null,
      busy: false,
      told: '',
    } as InvitingState);
  }

  get state() {
    return this.store.get();
  }

  /** The whole link; null where this browser has none. */
  get link() {
    const { path } = this.state;
    return path === null ? null : this.outside.origin + path;
  }

  /** Whether the link leads to this machine alone. */
  get isLocal() {
    return /^https?:\/\/(localhost|127\.|\[::1\])/.test(this.outside.origin);
  }

  /** Whether the system can pass the link on. */
  get canShare() {
    return this.outside.share !== null;
  }

  /** Show the QR code; without it the link still works. */
  async draw() {
    const { path } = this.state;
    if (path === null) return;
    try {
      this.store.dispatch({ picture: await call('POST /api/qr', { path }) });
    } catch (problem) {
      this.store.dispatch({ picture: null, told: sentenceOf(problem) });
    }
  }

  /** Make a new link; the one before is void. */
  async renew() {
    if (this.state.busy) return;
    this.store.dispatch({ busy: true, told: '' });
    try {
      const { invitation } = await this.outside.renew();
      this.outside.memory.set(invitation);
      this.store.dispatch({ path: invitation, picture: null, busy: false });
      await this.draw();
    } catch (problem) {
      this.store.dispatch({ busy: false, told: sentenceOf(problem) });
    }
  }

  async copy() {
    const { link } = this;
    if (link === null) return;
    try {
      await this.outside.copy(link);
      this.store.dispatch({ told: t('link-is-copied') });
    } catch {
      this.store.dispatch({ told: t('cannot-copy') });
    }
  }

  /** Pass the link on by the system's sheet. */
  async share() {
    const { link } = this;
    if (link === null || this.outside.share === null) return;
    try {
      await this.outside.share({ title: 'Quiltbee', text: t('share-text'), url: link });
      this.store.dispatch({ told: '' });
    } catch (problem) {
      // Who closes the sheet has changed their mind; that is no failure.
      const isClosed = problem instanceof Error && problem.name === 'AbortError';
      this.store.dispatch({ told: isClosed ? '' : t('cannot-share') });
    }
  }
}
