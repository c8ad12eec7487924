/**
 * The calls about people: who one is, accounts, bots (docs/people.md).
 * Every failure is an Error with one clear sentence.
 */
import { call, textOf } from '../core/api.ts';
import type {
  AdminAction,
  BestRatings,
  FoundPeople,
  Me,
  OwnBot as Bot,
  OwnRating,
  OwnRating as Rating,
  ProfileState,
  QuestionState as Ceremony,
  ReportList,
  SessionState as Session,
  SignedIn,
  Statistics,
} from '../core/messages.ts';

/** The list of a class. */
export function fetchBest(name: OwnRating['class']): Promise<BestRatings> {
  return call(`/api/ratings?class=${name}`);
}

/** What everybody may see of somebody. */
export function fetchProfile(id: string): Promise<ProfileState> {
  return call(`/api/people/${id}`);
}

export function fetchReports(): Promise<ReportList> {
  return call('/api/admin/reports');
}

export function findPeople(wanted: string): Promise<FoundPeople> {
  return call(`/api/admin/people?wanted=${encodeURIComponent(wanted)}`);
}

/** Do something as an administrator. */
export function actAsAdmin(action: AdminAction) {
  return call('/api/admin', action);
}

export function changeMe(part: { name?: string; listed?: boolean }): Promise<Me> {
  return call('/api/me', part, 'PATCH');
}

export function makeAccount(login: string, passphrase: string): Promise<Me> {
  return call('/api/account', { login, passphrase });
}

/** @param bring  the games of this browser */
export function signIn(login: string, passphrase: string, bring: boolean): Promise<SignedIn> {
  return call('/api/sign-in', { login, passphrase, bring });
}

/** @param everywhere  on every device */
export async function signOut(everywhere: boolean = false) {
  await textOf(everywhere ? '/api/sign-out/everywhere' : '/api/sign-out', {});
}

export function changePassphrase(old: string | null, wanted: string): Promise<Me> {
  return call('/api/me/passphrase', { old, new: wanted });
}

/** @param login  of a new account */
export function askForPasskey(login: string | null): Promise<Ceremony> {
  return call('/api/passkeys/options', { login });
}

/** @param name  of the passkey */
export function addPasskey(ceremony: string, name: string, credential: object): Promise<Me> {
  return call('/api/passkeys', { ceremony, name, credential });
}

export function removePasskey(id: string): Promise<Me> {
  return call(`/api/passkeys/${encodeURIComponent(id)}`, {}, 'DELETE');
}

export function askWho(): Promise<Ceremony> {
  return call('/api/sign-in/passkey/options', {});
}

/** @param bring  the games of this browser */
export function signInByPasskey(
  ceremony: string,
  credential: object,
  bring: boolean,
): Promise<SignedIn> {
  return call('/api/sign-in/passkey', { ceremony, credential, bring });
}

/** A link to sign a second device in. */
export function makeLink(): Promise<{ url: string; expires: number }> {
  return call('/api/me/link', {});
}

export function fetchSessions(): Promise<{ sessions: Session[] }> {
  return call('/api/me/sessions');
}

/** Sign another browser out. */
export async function endSession(id: string) {
  await textOf(`/api/me/sessions/${id}`, {}, 'DELETE');
}

/** Make every link void. */
export async function dropLinks() {
  await textOf('/api/me/link', {}, 'DELETE');
}

/** Whom a link signs in; looking changes nothing. */
export function lookAtLink(code: string): Promise<{ name: string | null; account: boolean }> {
  return call('/api/sign-in/link/look', { code });
}

export function signInByLink(code: string, bring: boolean): Promise<SignedIn> {
  return call('/api/sign-in/link', { code, bring });
}

/** @param subscription  `PushSubscription.toJSON()` */
export async function subscribeToPush(subscription: object) {
  await textOf('/api/me/push', { subscription });
}

export async function unsubscribeFromPush(endpoint: string) {
  await textOf('/api/me/push', { endpoint }, 'DELETE');
}

export function fetchRatings(): Promise<{ ratings: Rating[] }> {
  return call('/api/me/ratings');
}

export function fetchStatistics(): Promise<Statistics> {
  return call('/api/me/statistics');
}

/**
 * Remove the person of this browser.
 * @param passphrase  of the account
 */
export async function removeMe(passphrase: string | null) {
  await textOf('/api/me', { passphrase }, 'DELETE');
}

export function fetchBots(): Promise<{ bots: Bot[] }> {
  return call('/api/me/bots');
}

export function makeBot(name: string): Promise<{ id: string; name: string; token: string }> {
  return call('/api/me/bots', { name });
}

export async function removeBot(bot: string) {
  await textOf(`/api/me/bots/${bot}`, {}, 'DELETE');
}

/** Another token for a bot. */
export function makeToken(bot: string): Promise<{ token: string }> {
  return call(`/api/me/bots/${bot}/tokens`, {});
}

export async function revokeToken(bot: string, token: string) {
  await textOf(`/api/me/bots/${bot}/tokens/${token}`, {}, 'DELETE');
}
