/**
 * Signing in: with a passphrase, a passkey, or the link of another device.
 *
 * @typedef {import('../core/messages.js').Me} Me
 * @typedef {import('../core/messages.js').SignedIn} SignedIn
 * @typedef {import('../core/sections.js').SectionState} SectionState
 *
 * @typedef {object} Own   what only this page has
 * @property {Me} me
 * @property {boolean} bring   the games of this browser
 * @property {{name: string | null, account: boolean} | null} link   whom the link signs in
 * @typedef {SectionState & Own} SignInState
 *
 * @typedef {object} Outside   what it needs from the browser; tests give their own
 * @property {Pick<typeof import('./api.js'),
 *   'signIn' | 'askWho' | 'signInByPasskey' | 'signInByLink'>} api
 * @property {(publicKey: Record<string, unknown>) => Promise<object>} usePasskey
 * @property {(path: string) => void} go
 */
import { QUIET, ask } from '../core/sections.js';
import { createMergingStore } from '../core/store.js';
import { t } from '../core/words.js';

export class SignInPage {
  /**
   * @param {Outside} outside
   * @param {Me} me
   * @param {Own['link']} [link]
   */
  constructor(outside, me, link = null) {
    this.outside = outside;
    this.store = createMergingStore(
      /** @type {SignInState} */ ({ ...QUIET, me, link, bring: true }),
    );
  }

  get state() {
    return this.store.get();
  }

  /** Whether this browser has somebody without an account, whose games could be brought along. */
  get canBring() {
    const { known, account } = this.state.me;
    return known && account === null;
  }

  /** @param {boolean} bring */
  setBring(bring) {
    this.store.dispatch({ bring });
  }

  /** @param {string} login @param {string} passphrase */
  signIn(login, passphrase) {
    return this.enter('passphrase', () =>
      this.outside.api.signIn(login, passphrase, this.state.bring),
    );
  }

  signInByPasskey() {
    return this.enter('passkey', async () => {
      const { ceremony, publicKey } = await this.outside.api.askWho();
      const credential = await this.outside.usePasskey(publicKey);
      return this.outside.api.signInByPasskey(ceremony, credential, this.state.bring);
    });
  }

  /** @param {string} code */
  signInByLink(code) {
    return this.enter('link', () => this.outside.api.signInByLink(code, this.state.bring));
  }

  /** @param {string} section @param {() => Promise<SignedIn>} work */
  enter(section, work) {
    return ask(this.store, section, async () => {
      await work();
      this.outside.go('/');
      return '';
    });
  }
}

/** Why a link can't be used, by the status of the server's answer; null for other faults. */
export function linkFault(/** @type {number} */ status) {
  if (status === 404) return t('link-unknown');
  return status === 410 ? t('link-used') : null;
}
