import assert from 'node:assert/strict';
import test from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { sourceOf } from './modules.js';

const ORIGIN = 'https://quilts.example';
const FILE = `/static/${'0'.repeat(32)}/app.js`;

/** The caches of a browser, as maps. @param {Map<string, Map<string, Response>>} stored */
function cachesOf(stored) {
  return {
    keys: async () => [...stored.keys()],
    has: async (/** @type {string} */ name) => stored.has(name),
    delete: async (/** @type {string} */ name) => stored.delete(name),
    open: async (/** @type {string} */ name) => {
      const files = stored.get(name) ?? new Map();
      stored.set(name, files);
      return {
        put: async (/** @type {string} */ path, /** @type {Response} */ answer) =>
          files.set(path, answer),
      };
    },
    match: async (/** @type {string} */ path) =>
      [...stored.values()].map((files) => files.get(path)).find(Boolean),
  };
}

/**
 * A server on which every address has a page of its own, and all pages name one file.
 * @param {string | {url: string}} request
 */
async function fetch(request) {
  const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
  await setImmediate();
  if (pathname === FILE) return new Response('file', { headers: { 'cache-control': 'immutable' } });
  const headers = { 'content-type': 'text/html', etag: pathname };
  return new Response(`<script src="${FILE}"></script>`, { headers });
}

/** The service worker, what it has stored, and a way to go to pages through it. */
function worker() {
  /** @type {Map<string, Map<string, Response>>} */
  const stored = new Map();
  /** @type {Record<string, (event: object) => void>} */
  const listeners = {};
  const self = {
    location: { origin: ORIGIN },
    importScripts: () => {},
    addEventListener: (/** @type {string} */ type, /** @type {any} */ listener) => {
      listeners[type] = listener;
    },
  };
  const world = { self, fetch, caches: cachesOf(stored), URL, Headers, Response, setTimeout };
  runInNewContext(sourceOf('sw.js'), world);
  /** Resolves when all work that a visit makes is done. @param {string} path */
  const visit = async (path) => {
    /** @type {Promise<unknown>[]} */
    const work = [];
    const note = (/** @type {Promise<unknown>} */ each) => work.push(each);
    const request = { method: 'GET', mode: 'navigate', url: ORIGIN + path };
    listeners.fetch({ request, respondWith: note, waitUntil: note });
    await Promise.all(work);
  };
  return { stored, visit };
}

test('of two pages that come at the same time one is kept, and it is whole', async () => {
  const { stored, visit } = worker();
  await Promise.all([visit('/'), visit('/puzzles')]);
  assert.equal(stored.size, 1);
  assert.deepEqual(
    [...stored.values()].flatMap((files) => [...files.keys()]),
    [FILE, '/'],
  );
});

test('the page that came last takes the place of the one before', async () => {
  const { stored, visit } = worker();
  for (const path of ['/', '/puzzles', '/puzzles']) {
    await visit(path);
    assert.deepEqual([...stored.keys()], [`page ${path}`]);
  }
});
