/** Signing in: with a passphrase, a passkey, or the link of another device. */
import { QUIET, ask, type SectionState } from '../core/sections.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import { t } from '../core/words.ts';
import type { Me, SignedIn } from '../core/messages.ts';

/** What only this page has. */
type Own = {
  me: Me;
  /** The games of this browser. */
  bring: boolean;
  /** Whom the link signs in. */
  link: { name: string | null; account: boolean } | null;
};

type SignInState = SectionState & Own;

/** What it needs from the browser; tests give their own. */
type Outside = {
  api: Pick<typeof import('./api.ts'), 'signIn' | 'askWho' | 'signInByPasskey' | 'signInByLink'>;
  usePasskey: (publicKey: Record<string, unknown>) => Promise<Record<string, unknown>>;
  go: (path: string) => void;
};

export class SignInPage {
  store: Store<SignInState>;

  constructor(
    public outside: Outside,
    me: Me,
    link: Own['link'] = null,
  ) {
    this.store = createMergingStore({ ...QUIET, me, link, bring: true } as SignInState);
  }

  get state() {
    return this.store.get();
  }

  /** Whether this browser has somebody without an account, whose games could be brought along. */
  get canBring() {
    const { known, account } = this.state.me;
    return known && account === null;
  }

  setBring(bring: boolean) {
    this.store.dispatch({ bring });
  }

  signIn(login: string, passphrase: string) {
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

  signInByLink(code: string) {
    return this.enter('link', () => this.outside.api.signInByLink(code, this.state.bring));
  }

  enter(section: string, work: () => Promise<SignedIn>) {
    return ask(this.store, section, async () => {
      await work();
      this.outside.go('/');
      return '';
    });
  }
}

/** Why a link can't be used, by the status of the server's answer; null for other faults. */
export function linkFault(status: number) {
  if (status === 404) return t('link-unknown');
  return status === 410 ? t('link-used') : null;
}
