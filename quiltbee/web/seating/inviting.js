/**
 * Inviting a friend to an open seat: the link, its QR code, a new link. The server knows only the
 * hash of a link, so that it is kept here, and asked anew where it is lost.
 *
 * @typedef {object} InvitingState
 * @property {string | null} path   of the invitation, `/i/CODE`; null where this browser has none
 * @property {string | null} picture   the QR code as an SVG
 * @property {boolean} busy
 * @property {string} told   how copying or sharing went, or what was wrong
 *
 * @typedef {object} Outside
 * @property {string} origin   of the page
 * @property {() => Promise<{invitation: string}>} renew   make a new link, the old one is void
 * @property {(path: string) => Promise<string>} draw   a QR code as an SVG
 * @property {(text: string) => Promise<void>} copy
 * @property {((share: {title: string, text: string, url: string}) => Promise<void>) | null} share
 *   null where the system has no sheet for it
 * @property {{get: () => string | null, set: (path: string) => void}} memory
 */
import { createMergingStore } from '../core/store.js';
import { t } from '../core/words.js';

export class Inviting {
  /** @param {Outside} outside */
  constructor(outside) {
    this.outside = outside;
    this.store = createMergingStore(
      /** @type {InvitingState} */ ({
        path: outside.memory.get(),
        picture: null,
        busy: false,
        told: '',
      }),
    );
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
      this.store.dispatch({ picture: await this.outside.draw(path) });
    } catch (problem) {
      this.store.dispatch({ picture: null, told: sentence(problem) });
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
      this.store.dispatch({ busy: false, told: sentence(problem) });
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

/** @param {unknown} problem */
function sentence(problem) {
  return problem instanceof Error ? problem.message : String(problem);
}
