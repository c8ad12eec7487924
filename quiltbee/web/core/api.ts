/**
 * The HTTP API of the server that served this module (docs/reference/api.md). Every failure is
 * an Error with a message of one sentence.
 */
import { MESSAGES } from './generated/figures.ts';
import { noteEnglish } from './problems.ts';
import { site } from './site.ts';
import { createStore } from './store.ts';
import { language, t } from './words.ts';
import type { Calls } from './generated/messages.ts';
import type { GameMessage, Patch, Patches } from './types.ts';

/** Statuses with messages of their own. */
const STATUSES = new Set([400, 401, 403, 404, 409, 410, 413, 422, 429, 503]);

/** The server can't be reached. */
export class Away extends Error {
  override name = 'Away';
}

export class Outdated extends Error {}

/** Test whether a problem means that the server can't be reached; if so, note that it is away. */
export function isAway(problem: unknown) {
  const is = problem instanceof Away;
  if (is) noteReach(true);
  return is;
}

/** The server's reachability as of the last request. */
export const reach = createStore((_before, after: { away: boolean }) => after, {
  away: false,
});

/** A request that the server refused. */
export class Refused extends Error {
  constructor(
    sentence: string,
    public status: number,
  ) {
    super(sentence);
  }
}

/** A call as in the server's OpenAPI, such as `GET /api/games/{game}`. */
export type Route = keyof Calls;

/** The values of a call's path, query and body, by name. */
type Request<R extends Route> = Calls[R] extends { request: infer V extends object } ? V : object;

/** The values may be left out if all of them are optional. */
type Values<R extends Route> =
  Partial<Request<R>> extends Request<R> ? [values?: Request<R>] : [values: Request<R>];

/** Calls after which the server recognizes a browser only by its cookie. */
const SEATING: ReadonlySet<Route> = new Set([
  'POST /api/challenges',
  'POST /api/days/{day}',
  'POST /api/games',
  'POST /api/games/{game}/again',
  'POST /api/games/{game}/seat',
  'POST /api/invitations/{code}',
  'POST /api/match',
  'POST /api/tournaments',
  'POST /api/tournaments/{tournament}/join',
] as const);

/** Set by `app.ts`: tests whether this browser refuses all cookies. */
export const cookies = { areRefused: () => false };

/** Call the server. Values not named in the path go into the query of a GET, or into the body. */
export async function call<R extends Route>(
  route: R,
  ...[values]: Values<R>
): Promise<Calls[R]['answer']> {
  // Before an invitation is used up for someone whom the server would not recognize again.
  if (cookies.areRefused() && SEATING.has(route)) throw new Refused(t('no-cookies'), 0);
  return contentOf(await request(route, values));
}

async function contentOf(answer: Response) {
  const text = await answer.text();
  if (!answer.ok) throw new Refused(refusalIn(text, answer.status), answer.status);
  const isJson = text !== '' && !answer.headers.get('content-type')?.startsWith('image/');
  return isJson ? JSON.parse(text) : text;
}

/**
 * Yield the objects of an answer that is streamed as lines of JSON. Throws Refused for an error
 * status or an error within the stream, Away if the stream breaks off within a line.
 * @param signal  aborts the request
 */
export async function* linesFrom<R extends Route>(
  route: R,
  values: Request<R>,
  signal: AbortSignal,
): AsyncGenerator<any> {
  const answer = await request(route, values, signal);
  if (!answer.ok || !answer.body)
    throw new Refused(refusalIn(await answer.text(), answer.status), answer.status);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value = '' } = await reader.read().catch(cut);
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines.filter((each) => each.trim())) yield parsedLine(line);
      if (done && rest.trim()) cut(new Error('The last line is not whole.'));
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {}); // of what broke off nothing is left to cancel
  }
}

function parsedLine(line: string) {
  const object = JSON.parse(line);
  if ('error' in object) throw new Refused(refusalIn(line, 0), 0);
  return object;
}

function cut(cause: unknown): never {
  throw new Away(t('server-away'), { cause });
}

function request(route: Route, values: object = {}, signal?: AbortSignal) {
  const [method, pattern] = route.split(' ');
  const rest: Record<string, any> = { ...values };
  let path = pattern.replace(/\{(\w+)\}/g, (_, name) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (method !== 'GET') {
    const headers = { 'content-type': 'application/json' };
    return reachServer(path, { method, headers, body: JSON.stringify(rest), signal });
  }
  if (Object.keys(rest).length > 0) path += `?${new URLSearchParams(rest)}`;
  return reachServer(path, { signal });
}

async function reachServer(path: string, options: RequestInit = {}) {
  if (site.isStatic && path.startsWith('/api/')) throw new Away(t('no-server'));
  try {
    const answer = await fetch(new URL(path, import.meta.url), options);
    noteReach(false);
    return answer;
  } catch (problem) {
    if (!options.signal?.aborted) noteReach(true);
    throw new Away(t('server-away'), { cause: problem });
  }
}

function noteReach(away: boolean) {
  if (!site.isStatic && reach.get().away !== away) reach.dispatch({ away });
}

/**
 * Explain a refusal in the language of the page: by its code, or else by its status, since the
 * server's own sentences are English.
 */
function refusalIn(text: string, status: number) {
  const { error, code, values } = problemIn(text);
  if (typeof values?.detail === 'string') noteEnglish(values.detail);
  if (code) return t(`refused-${code}`, values);
  if (error && language() === 'en') return error;
  if (STATUSES.has(status)) return t(`refused-status-${status}`);
  return t('status-answer', { status: String(status) });
}

/** Parse an error answer; empty if it comes from a proxy instead of the server. */
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

/** @param address  may contain a hash of the content */
export async function fetchPatches(address: string = '/api/patches'): Promise<Patches> {
  const patches: Patches = await contentOf(await reachServer(address));
  return Object.fromEntries(Object.entries(patches).map(named));
}

/** Give a patch a name in the language of the page. */
function named([letter, patch]: [letter: string, patch: Patch]): [string, Patch] {
  return [letter, Object.defineProperty(patch, 'name', { get: () => t(`patch-${letter}`) })];
}

export async function fetchGame(id: string): Promise<GameMessage> {
  const game = await call('GET /api/games/{game}', { game: id });
  if (game.version !== MESSAGES) throw new Outdated(t('page-outdated'));
  return game;
}

const HALF_A_DAY = 12 * 60 * 60 * 1000;

/** Measure how far the device's clock is ahead of the server's, in ms; 0 within half a day. */
export async function clockError() {
  const { headers } = await request('GET /api/health');
  const ahead = Date.now() - Date.parse(headers.get('date') ?? '');
  return Math.abs(ahead) > HALF_A_DAY ? ahead : 0;
}

/**
 * Parse a record, link or position on the server. Null characters are removed, since no message may
 * contain them; a binary file is then refused as no game.
 */
export function replayText(text: string) {
  return call('POST /api/replay', { text: text.replaceAll('\0', '') });
}
