/**
 * The HTTP calls to the server that this module comes from (docs/api.md). Every failure is an
 * Error with one clear sentence.
 */
import { MESSAGES } from './figures.ts';
import { noteEnglish } from './problems.ts';
import { createStore } from './store.ts';
import { language, t } from './words.ts';
import type {
  GameMessage,
  Invitation,
  NewGame,
  NewReport,
  Patch,
  Patches,
  Replay,
  SoloTotal,
} from './types.ts';
import type { Me } from './messages.ts';

/** The statuses that have words of their own. */
const STATUSES = new Set([400, 401, 403, 404, 409, 410, 413, 422, 429, 503]);

/** The server can't be reached. */
export class Away extends Error {
  override name = 'Away';
}

/** This page and the server speak different versions of the messages. */
export class Outdated extends Error {}

/** Whether a problem is that the server can't be reached. */
export function isAway(problem: unknown) {
  const is = problem instanceof Away;
  if (is) noteReach(true);
  return is;
}

/** Whether the server was away when it was asked last. */
export const reach = createStore((_before, after: { away: boolean }) => after, {
  away: false,
});

/** A refusal of the server, with its status. */
export class Refused extends Error {
  constructor(
    sentence: string,
    public status: number,
  ) {
    super(sentence);
  }
}

/** The JSON of an answer; GET without a body. */
export async function call(path: string, body?: object, method?: string) {
  return JSON.parse(await textOf(path, body, method));
}

/** The calls after which the server knows a browser only by its cookie. */
const SEATING = new RegExp(
  '^/api/(challenges|match|games|games/[^/]+/(again|seat)|invitations/[^/]+|days/[^/]+' +
    '|tournaments|tournaments/[^/]+/join)$',
);

/** Whether this browser refuses all cookies; `app.ts` knows. */
export const cookies = { areRefused: () => false };

/** The text of an answer, empty where there is none. */
export async function textOf(path: string, body?: object, method: string = 'POST') {
  // Said before an invitation is used up for somebody whom the server would not know again.
  if (body && cookies.areRefused() && SEATING.test(path)) throw new Refused(t('no-cookies'), 0);
  const answer = await request(path, body, method);
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Refused(refusalIn(text, answer.status), answer.status);
}

/**
 * The objects of an answer that comes bit by bit, as lines of JSON. Refused where the server does
 * not answer so, or says within the answer what is wrong; Away where it breaks off within a line.
 * @param signal  ends it
 */
export async function* linesFrom(
  path: string,
  body: object | undefined,
  signal: AbortSignal,
): AsyncGenerator<any> {
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

/** An object of such an answer. */
function told(line: string) {
  const object = JSON.parse(line);
  if ('error' in object) throw new Refused(refusalIn(line, 0), 0);
  return object;
}

function cut(cause: unknown): never {
  throw new Away(t('server-away'), { cause });
}

/** @param method  where there is a body */
async function request(
  path: string,
  body: object | undefined,
  method: string,
  signal?: AbortSignal,
) {
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

function noteReach(away: boolean) {
  if (reach.get().away !== away) reach.dispatch({ away });
}

/**
 * Why the server refused, in the language that is spoken: by the code, or else by the status, as
 * the server speaks English.
 * @param text  of the answer
 */
function refusalIn(text: string, status: number) {
  const { error, code, values } = problemIn(text);
  if (typeof values?.detail === 'string') noteEnglish(values.detail);
  if (code) return t(`refused-${code}`, values);
  if (error && language() === 'en') return error;
  if (STATUSES.has(status)) return t(`refused-status-${status}`);
  return t('status-answer', { status: String(status) });
}

/** What an error answer says; nothing where it is none of the server's, but a proxy's. */
function problemIn(text: string): {
  error?: string;
  code?: string;
  values?: Record<string, string | number>;
} {
  try {
    return JSON.parse(text) ?? {};
  } catch (problem) {
    if (problem instanceof SyntaxError) return {};
    throw problem;
  }
}

/** @param path  where else they are */
export async function fetchPatches(path: string = '/api/patches'): Promise<Patches> {
  const patches: Patches = await call(path);
  return Object.fromEntries(Object.entries(patches).map(named));
}

/** A patch that is called as the language has it. */
function named([letter, patch]: [letter: string, patch: Patch]): [string, Patch] {
  return [letter, Object.defineProperty(patch, 'name', { get: () => t(`patch-${letter}`) })];
}

export async function fetchGame(id: string): Promise<GameMessage> {
  const game = await call(`/api/games/${id}`);
  if (game.version !== MESSAGES) throw new Outdated(t('page-outdated'));
  return game;
}

/** Whether the server speaks the version of the messages that this page does. */
export async function speaksAlike() {
  const { messages } = await call('/api/health');
  return messages === MESSAGES;
}

/** The time by the server's clock, to the second. */
export async function serverTime() {
  const { headers } = await request('/api/health', undefined, 'GET');
  return new Date(headers.get('date') ?? Date.now());
}

export function createGame(
  game: NewGame,
): Promise<{ id: string; url: string; invitation?: string }> {
  return call('/api/games', game);
}

/** This browser's results against the Automa, by deck and level. */
export function fetchSolo(): Promise<{ totals: SoloTotal[] }> {
  return call('/api/solo');
}

/**
 * The game in a text: a record, a link, a position. Of a file that is no text the null characters
 * are left out, which no message may hold: then it is refused as what it is, no game.
 */
export function replayText(text: string): Promise<Replay> {
  return call('/api/replay', { text: text.replaceAll('\0', '') });
}

/** A stored game from its start. */
export function replayGame(id: string): Promise<Replay> {
  return call(`/api/games/${id}/replay`);
}

/** Who this browser is; the name is null while none was chosen. */
export function fetchMe(): Promise<Me> {
  return call('/api/me');
}

/** What an invitation invites to; Refused with status 404 or 410 where it is unknown or void. */
export function fetchInvitation(code: string): Promise<Invitation> {
  return call(`/api/invitations/${code}`);
}

/**
 * Take the seat that an invitation keeps.
 * @param name  what one is called there
 */
export function acceptInvitation(
  code: string,
  name: string | null,
): Promise<{ id: string; url: string }> {
  return call(`/api/invitations/${code}`, { name });
}

/** A new invitation to a table; the one before is void. */
export function renewInvitation(id: string): Promise<{ invitation: string }> {
  return call(`/api/games/${id}/invitation`, {});
}

/**
 * Take the open seat of a public table.
 * @param name  what one is called there
 */
export function takeSeat(id: string, name: string | null): Promise<{ id: string; url: string }> {
  return call(`/api/games/${id}/seat`, { name });
}

/** The QR code of a page of this server, as an SVG. */
export function drawQr(path: string) {
  return textOf('/api/qr', { path });
}

/** Tell whoever runs the server about a game. */
export function reportGame(report: NewReport) {
  return call('/api/reports', report);
}
