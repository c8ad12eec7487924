import assert from 'node:assert/strict';
import test from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { sourceOf } from './modules.ts';

const ORIGIN = 'https://quilts.example';
const FILE = `/static/${'0'.repeat(32)}/app.js`;

/** The caches of a browser, as maps. */
function cachesOf(stored: Map<string, Map<string, Response>>) {
  return {
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map();
      stored.set(name, files);
      return {
        put: async (path: string, answer: Response) => files.set(path, answer),
        match: async ({ url }: { url: string }) => files.get(new URL(url).pathname),
        addAll: async (paths: string[]) => {
          for (const path of paths) files.set(path, await fetch(path));
        },
      };
    },
    match: async (path: string) =>
      [...stored.values()].map((files) => files.get(path)).find(Boolean),
  };
}

/** What the server, or a proxy before it, answers with. */
let status = 200;

/** A server on which every address has a page of its own, and all pages name one file. */
async function fetch(request: string | { url: string }) {
  const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
  await setImmediate();
  if (status !== 200) return new Response('', { status });
  if (pathname === FILE) return new Response('file', { headers: { 'cache-control': 'immutable' } });
  const headers = { 'content-type': 'text/html', etag: pathname };
  return new Response(`<script src="${FILE}"></script>`, { headers });
}

/** The service worker, what it has stored, and a way to go to pages through it. */
function worker(saveData = false) {
  const stored: Map<string, Map<string, Response>> = new Map();
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    location: { origin: ORIGIN, href: `${ORIGIN}/sw.js` },
    navigator: { connection: { saveData } },
    importScripts: () => {},
    addEventListener: (type: string, listener: any) => {
      listeners[type] = listener;
    },
  };
  const world = { self, fetch, caches: cachesOf(stored), URL, Headers, Response, setTimeout };
  runInNewContext(sourceOf('bundle/sw.js'), world);
  /** Resolves when all work that a visit makes is done. */
  const visit = async (path: string) => {
    const work: Promise<unknown>[] = [];
    const note = (each: Promise<unknown>) => work.push(each);
    const request = { method: 'GET', mode: 'navigate', url: ORIGIN + path };
    listeners.fetch({ request, respondWith: note, waitUntil: note });
    await Promise.all(work);
  };
  /** The answer to a file. */
  const file = async (path: string) => {
    let answer: Promise<Response> | null = null;
    const request = { method: 'GET', mode: 'cors', url: ORIGIN + path };
    listeners.fetch({
      request,
      respondWith: (each: Promise<Response>) => {
        answer = each;
      },
    });
    return answer as Promise<Response> | null;
  };
  /** The caches of pages, by name. */
  const pages = () => [...stored].filter(([name]) => name.startsWith('page '));
  return { stored, pages, visit, file };
}

test('of two pages that come at the same time one is kept, and it is whole', async () => {
  const { pages, visit } = worker();
  await Promise.all([visit('/'), visit('/puzzles')]);
  assert.deepEqual(
    pages().map(([, files]) => [...files.keys()]),
    [[FILE, '/']],
  );
});

test('the page that came last takes the place of the one before', async () => {
  const { pages, visit } = worker();
  for (const path of ['/', '/puzzles', '/puzzles']) {
    await visit(path);
    assert.deepEqual(
      pages().map(([name]) => name),
      [`page ${path}`],
    );
  }
});

test('somebody who saves data is not sent the engine before it is used', async () => {
  const { stored, visit } = worker(true);
  await visit('/');
  assert.deepEqual([...stored.keys()], ['page /']);
});

test('the engine is kept once there is a page', async () => {
  const { stored, visit } = worker();
  await visit('/');
  const engine = ['engine.wasm', 'duel.weights', 'solo.weights'].map((name) => `/engine/${name}`);
  assert.deepEqual(
    [...(stored.get('files')?.keys() ?? [])],
    ['/engine_worker.js', ...engine, '/puzzles.json'],
  );
});

test('a proxy before a server that is away gives way to what is kept', async () => {
  const { visit, file } = worker();
  await visit('/');
  status = 502;
  try {
    assert.equal((await file('/engine/engine.wasm'))?.status, 200);
    assert.equal((await file('/editions/valentine.json'))?.status, 502);
  } finally {
    status = 200;
  }
});
