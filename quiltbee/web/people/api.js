/**
 * The calls about people: who one is, accounts, bots (docs/people.md).
 * Every failure is an Error with one clear sentence.
 *
 * @typedef {import('../core/messages.js').OwnBot} Bot
 * @typedef {import('../core/messages.js').QuestionState} Ceremony
 * @typedef {import('../core/messages.js').Me} Me
 * @typedef {import('../core/messages.js').OwnRating} Rating
 * @typedef {import('../core/messages.js').SessionState} Session
 * @typedef {import('../core/messages.js').SignedIn} SignedIn
 * @typedef {import('../core/messages.js').Statistics} Statistics
 */
import { call, textOf } from '../core/api.js';

/**
 * The list of a class.
 * @param {import('../core/messages.js').OwnRating['class']} name
 * @returns {Promise<import('../core/messages.js').BestRatings>}
 */
export function fetchBest(name) {
  return call(`/api/ratings?class=${name}`);
}

/**
 * What everybody may see of somebody.
 * @param {string} id
 * @returns {Promise<import('../core/messages.js').ProfileState>}
 */
export function fetchProfile(id) {
  return call(`/api/people/${id}`);
}

/** @returns {Promise<import('../core/messages.js').ReportList>} */
export function fetchReports() {
  return call('/api/admin/reports');
}

/** @param {string} wanted @returns {Promise<import('../core/messages.js').FoundPeople>} */
export function findPeople(wanted) {
  return call(`/api/admin/people?wanted=${encodeURIComponent(wanted)}`);
}

/** Do something as an administrator. @param {import('../core/messages.js').AdminAction} action */
export function actAsAdmin(action) {
  return call('/api/admin', action);
}

/** @param {{name?: string, listed?: boolean}} part @returns {Promise<Me>} */
export function changeMe(part) {
  return call('/api/me', part, 'PATCH');
}

/** @param {string} login @param {string} passphrase @returns {Promise<Me>} */
export function makeAccount(login, passphrase) {
  return call('/api/account', { login, passphrase });
}

/**
 * @param {string} login
 * @param {string} passphrase
 * @param {boolean} bring   the games of this browser
 * @returns {Promise<SignedIn>}
 */
export function signIn(login, passphrase, bring) {
  return call('/api/sign-in', { login, passphrase, bring });
}

/** @param {boolean} everywhere   on every device */
export async function signOut(everywhere = false) {
  await textOf(everywhere ? '/api/sign-out/everywhere' : '/api/sign-out', {});
}

/** @param {string | null} old @param {string} wanted @returns {Promise<Me>} */
export function changePassphrase(old, wanted) {
  return call('/api/me/passphrase', { old, new: wanted });
}

/** @param {string | null} login   of a new account @returns {Promise<Ceremony>} */
export function askForPasskey(login) {
  return call('/api/passkeys/options', { login });
}

/**
 * @param {string} ceremony
 * @param {string} name   of the passkey
 * @param {object} credential
 * @returns {Promise<Me>}
 */
export function addPasskey(ceremony, name, credential) {
  return call('/api/passkeys', { ceremony, name, credential });
}

/** @param {string} id @returns {Promise<Me>} */
export function removePasskey(id) {
  return call(`/api/passkeys/${encodeURIComponent(id)}`, {}, 'DELETE');
}

/** @returns {Promise<Ceremony>} */
export function askWho() {
  return call('/api/sign-in/passkey/options', {});
}

/**
 * @param {string} ceremony
 * @param {object} credential
 * @param {boolean} bring   the games of this browser
 * @returns {Promise<SignedIn>}
 */
export function signInByPasskey(ceremony, credential, bring) {
  return call('/api/sign-in/passkey', { ceremony, credential, bring });
}

/** A link to sign a second device in. @returns {Promise<{url: string, expires: number}>} */
export function makeLink() {
  return call('/api/me/link', {});
}

/** @returns {Promise<{sessions: Session[]}>} */
export function fetchSessions() {
  return call('/api/me/sessions');
}

/** Sign another browser out. @param {string} id */
export async function endSession(id) {
  await textOf(`/api/me/sessions/${id}`, {}, 'DELETE');
}

/** Make every link void. */
export async function dropLinks() {
  await textOf('/api/me/link', {}, 'DELETE');
}

/**
 * Whom a link signs in; looking changes nothing.
 * @param {string} code
 * @returns {Promise<{name: string | null, account: boolean}>}
 */
export function lookAtLink(code) {
  return call('/api/sign-in/link/look', { code });
}

/** @param {string} code @param {boolean} bring @returns {Promise<SignedIn>} */
export function signInByLink(code, bring) {
  return call('/api/sign-in/link', { code, bring });
}

/** @param {object} subscription   `PushSubscription.toJSON()` */
export async function subscribeToPush(subscription) {
  await textOf('/api/me/push', { subscription });
}

/** @param {string} endpoint */
export async function unsubscribeFromPush(endpoint) {
  await textOf('/api/me/push', { endpoint }, 'DELETE');
}

/** @returns {Promise<{ratings: Rating[]}>} */
export function fetchRatings() {
  return call('/api/me/ratings');
}

/** @returns {Promise<Statistics>} */
export function fetchStatistics() {
  return call('/api/me/statistics');
}

/** Remove the person of this browser. @param {string | null} passphrase   of the account */
export async function removeMe(passphrase) {
  await textOf('/api/me', { passphrase }, 'DELETE');
}

/** @returns {Promise<{bots: Bot[]}>} */
export function fetchBots() {
  return call('/api/me/bots');
}

/** @param {string} name @returns {Promise<{id: string, name: string, token: string}>} */
export function makeBot(name) {
  return call('/api/me/bots', { name });
}

/** @param {string} bot */
export async function removeBot(bot) {
  await textOf(`/api/me/bots/${bot}`, {}, 'DELETE');
}

/** Another token for a bot. @param {string} bot @returns {Promise<{token: string}>} */
export function makeToken(bot) {
  return call(`/api/me/bots/${bot}/tokens`, {});
}

/** @param {string} bot @param {string} token */
export async function revokeToken(bot, token) {
  await textOf(`/api/me/bots/${bot}/tokens/${token}`, {}, 'DELETE');
}
