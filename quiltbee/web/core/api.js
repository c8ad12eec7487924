/**
 * The HTTP calls to the server that this module comes from (docs/api.md). Every failure is an
 * Error with one clear sentence.
 *
 * @typedef {import('./types.js').GameMessage} GameMessage
 * @typedef {import('./types.js').Invitation} Invitation
 * @typedef {import('./types.js').NewGame} NewGame
 * @typedef {import('./types.js').NewReport} NewReport
 * @typedef {import('./types.js').Patch} Patch
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Replay} Replay
 * @typedef {import('./types.js').SoloTotal} SoloTotal
 */
import { MESSAGES } from './figures.js';
import { noteEnglish } from './problems.js';
import { createStore } from './store.js';
import { language, t } from './words.js';

/** The statuses that have words of their own. */
const STATUSES = new Set([400, 401, 403, 404, 409, 410, 413, 422, 429, 503]);

/** The server can't be reached. */
export class Away extends Error {
  /** @override */
  name = 'Away';
}

/** This page and the server speak different versions of the messages. */
export class Outdated extends Error {}

/**
 * Whether a problem is that the server can't be reached.
 * @param {unknown} problem
 */
export function isAway(problem) {
  const is = problem instanceof Away;
  if (is) noteReach(true);
  return is;
}

/** Whether the server was away when it was asked last. */
export const reach = createStore((_before, /** @type {{away: boolean}} */ after) => after, {
  away: false,
});

/** A refusal of the server, with its status. */
export class Refused extends Error {
  /**
   * @param {string} sentence
   * @param {number} status
   */
  constructor(sentence, status) {
    super(sentence);
    this.status = status;
  }
}

/**
 * The JSON of an answer; GET without a body.
 * @param {string} path
 * @param {object} [body]
 * @param {string} [method]
 */
export async function call(path, body, method) {
  return JSON.parse(await textOf(path, body, method));
}

/**
 * The text of an answer, empty where there is none.
 * @param {string} path
 * @param {object} [body]
 * @param {string} [method]
 */
export async function textOf(path, body, method = 'POST') {
  const answer = await request(path, body, method);
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Refused(refusalIn(text, answer.status), answer.status);
}

/**
 * The objects of an answer that comes bit by bit, as lines of JSON. Refused where the server does
 * not answer so, or says within the answer what is wrong; Away where it breaks off within a line.
 * @param {string} path
 * @param {object | undefined} body
 * @param {AbortSignal} signal   ends it
 * @returns {AsyncGenerator<any>}
 */
export async function* linesFrom(path, body, signal) {
  const answer = await request(path, body, 'POST', signal);
  if (!answer.ok || !answer.body)
    throw new Refused(refusalIn(await answer.text(), answer.status), answer.status);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value = '' } = await reader.read().catch(cut);
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((each) => each.trim())) yield told(line);
      if (done && rest.trim()) cut(new Error('The last line is not whole.'));
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {}); // of what broke off nothing is left to cancel
  }
}

/** An object of such an answer. @param {string} line */
function told(line) {
  const object = JSON.parse(line);
  if ('error' in object) throw new Refused(refusalIn(line, 0), 0);
  return object;
}

/** @param {unknown} cause @returns {never} */
function cut(cause) {
  throw new Away(t('server-away'), { cause });
}

/**
 * @param {string} path
 * @param {object | undefined} body
 * @param {string} method   where there is a body
 * @param {AbortSignal} [signal]
 */
async function request(path, body, method, signal) {
  const asked = body && {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    const answer = await fetch(new URL(path, import.meta.url), { ...asked, signal });
    noteReach(false);
    return answer;
  } catch (problem) {
    if (!signal?.aborted) noteReach(true);
    throw new Away(t('server-away'), { cause: problem });
  }
}

/** @param {boolean} away */
function noteReach(away) {
  if (reach.get().away !== away) reach.dispatch({ away });
}

/**
 * Why the server refused, in the language that is spoken: by the code, or else by the status, as
 * the server speaks English.
 * @param {string} text   of the answer
 * @param {number} status
 */
function refusalIn(text, status) {
  const { error, code, values } = problemIn(text);
  if (typeof values?.detail === 'string') noteEnglish(values.detail);
  if (code) return t(`refused-${code}`, values);
  if (error && language() === 'en') return error;
  if (STATUSES.has(status)) return t(`refused-status-${status}`);
  return t('status-answer', { status: String(status) });
}

/**
 * What an error answer says; nothing where it is none of the server's, but a proxy's.
 * @param {string} text
 * @returns {{error?: string, code?: string, values?: Record<string, string | number>}}
 */
function problemIn(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch (problem) {
    if (problem instanceof SyntaxError) return {};
    throw problem;
  }
}

/**
 * @param {string} [path]   where else they are
 * @returns {Promise<Patches>}
 */
export async function fetchPatches(path = '/api/patches') {
  /** @type {Patches} */
  const patches = await call(path);
  return Object.fromEntries(Object.entries(patches).map(named));
}

/**
 * A patch that is called as the language has it.
 * @param {[letter: string, patch: Patch]} entry
 * @returns {[string, Patch]}
 */
function named([letter, patch]) {
  return [letter, Object.defineProperty(patch, 'name', { get: () => t(`patch-${letter}`) })];
}

/**
 * @param {string} id
 * @returns {Promise<GameMessage>}
 */
export async function fetchGame(id) {
  const game = await call(`/api/games/${id}`);
  if (game.version !== MESSAGES) throw new Outdated(t('page-outdated'));
  return game;
}

/** Whether the server speaks the version of the messages that this page does. */
export async function speaksAlike() {
  const { messages } = await call('/api/health');
  return messages === MESSAGES;
}

/**
 * @param {NewGame} game
 * @returns {Promise<{id: string, url: string, invitation?: string}>}
 */
export function createGame(game) {
  return call('/api/games', game);
}

/**
 * This browser's results against the Automa, by deck and level.
 * @returns {Promise<{totals: SoloTotal[]}>}
 */
export function fetchSolo() {
  return call('/api/solo');
}

/**
 * The game in a text: a record, a link, a position. Of a file that is no text the null characters
 * are left out, which no message may hold: then it is refused as what it is, no game.
 * @param {string} text
 * @returns {Promise<Replay>}
 */
export function replayText(text) {
  return call('/api/replay', { text: text.replaceAll('\0', '') });
}

/**
 * A stored game from its start.
 * @param {string} id
 * @returns {Promise<Replay>}
 */
export function replayGame(id) {
  return call(`/api/games/${id}/replay`);
}

/**
 * Who this browser is; the name is null while none was chosen.
 * @returns {Promise<import('./messages.js').Me>}
 */
export function fetchMe() {
  return call('/api/me');
}

/**
 * What an invitation invites to; Refused with status 404 or 410 where it is unknown or void.
 * @param {string} code
 * @returns {Promise<Invitation>}
 */
export function fetchInvitation(code) {
  return call(`/api/invitations/${code}`);
}

/**
 * Take the seat that an invitation keeps.
 * @param {string} code
 * @param {string | null} name   what one is called there
 * @returns {Promise<{id: string, url: string}>}
 */
export function acceptInvitation(code, name) {
  return call(`/api/invitations/${code}`, { name });
}

/**
 * A new invitation to a table; the one before is void.
 * @param {string} id
 * @returns {Promise<{invitation: string}>}
 */
export function renewInvitation(id) {
  return call(`/api/games/${id}/invitation`, {});
}

/**
 * Take the open seat of a public table.
 * @param {string} id
 * @param {string | null} name   what one is called there
 * @returns {Promise<{id: string, url: string}>}
 */
export function takeSeat(id, name) {
  return call(`/api/games/${id}/seat`, { name });
}

/**
 * The QR code of a page of this server, as an SVG.
 * @param {string} path
 */
export function drawQr(path) {
  return textOf('/api/qr', { path });
}

/**
 * Tell whoever runs the server about a game.
 * @param {NewReport} report
 */
export function reportGame(report) {
  return call('/api/reports', report);
}
