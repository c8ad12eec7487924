/** The calls about people (docs/people.md), by what they do. */
import { call } from '../core/api.ts';
import type { AdminAction, Calls, OwnRating } from '../core/messages.ts';

export const fetchBest = (name: OwnRating['class']) => call('GET /api/ratings', { class: name });
export const fetchProfile = (person: string) => call('GET /api/people/{person}', { person });
export const fetchReports = () => call('GET /api/admin/reports');
export const findPeople = (wanted: string) => call('GET /api/admin/people', { wanted });
export const actAsAdmin = (action: AdminAction) => call('POST /api/admin', action);
export const changeMe = (part: { name?: string; listed?: boolean }) => call('PATCH /api/me', part);
export const makeAccount = (login: string, passphrase: string) =>
  call('POST /api/account', { login, passphrase });
/** @param bring  the games of this browser */
export const signIn = (login: string, passphrase: string, bring: boolean) =>
  call('POST /api/sign-in', { login, passphrase, bring });
export const signOut = (everywhere: boolean = false) =>
  call(everywhere ? 'POST /api/sign-out/everywhere' : 'POST /api/sign-out');
export const changePassphrase = (old: string | null, wanted: string) =>
  call('POST /api/me/passphrase', { old, new: wanted });
/** @param login  of a new account */
export const askForPasskey = (login: string | null) =>
  call('POST /api/passkeys/options', { login });
export const addPasskey = (ceremony: string, name: string, credential: Record<string, unknown>) =>
  call('POST /api/passkeys', { ceremony, name, credential });
export const removePasskey = (passkey: string) =>
  call('DELETE /api/passkeys/{passkey}', { passkey });
export const askWho = () => call('POST /api/sign-in/passkey/options');
/** @param bring  the games of this browser */
export const signInByPasskey = (
  ceremony: string,
  credential: Record<string, unknown>,
  bring: boolean,
) => call('POST /api/sign-in/passkey', { ceremony, credential, bring });
export const makeLink = () => call('POST /api/me/link');
export const fetchSessions = () => call('GET /api/me/sessions');
export const endSession = (session: string) =>
  call('DELETE /api/me/sessions/{session}', { session });
export const dropLinks = () => call('DELETE /api/me/link');
export const lookAtLink = (code: string) => call('POST /api/sign-in/link/look', { code });
export const signInByLink = (code: string, bring: boolean) =>
  call('POST /api/sign-in/link', { code, bring });
export const subscribeToPush = (
  subscription: Calls['POST /api/me/push']['request']['subscription'],
) => call('POST /api/me/push', { subscription });
export const unsubscribeFromPush = (endpoint: string) => call('DELETE /api/me/push', { endpoint });
export const fetchRatings = () => call('GET /api/me/ratings');
export const fetchStatistics = () => call('GET /api/me/statistics');
export const removeMe = (passphrase: string | null) => call('DELETE /api/me', { passphrase });
export const fetchBots = () => call('GET /api/me/bots');
export const makeBot = (name: string) => call('POST /api/me/bots', { name });
export const removeBot = (bot: string) => call('DELETE /api/me/bots/{bot}', { bot });
export const makeToken = (bot: string) => call('POST /api/me/bots/{bot}/tokens', { bot });
export const revokeToken = (bot: string, token: string) =>
  call('DELETE /api/me/bots/{bot}/tokens/{token}', { bot, token });
