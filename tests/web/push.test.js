import assert from 'node:assert/strict';
import test from 'node:test';
import { runInNewContext } from 'node:vm';
import { sourceOf } from './modules.js';

/**
 * What is shown of a message, where the page has left such words.
 * @param {object | null} kept
 * @param {object} more   of the message
 */
async function shown(kept, more = {}) {
  /** @type {Record<string, (event: any) => void>} */
  const listeners = {};
  /** @type {unknown[]} */
  const notices = [];
  /** @type {Promise<unknown>[]} */
  const work = [];
  const self = {
    addEventListener: (/** @type {string} */ type, /** @type {any} */ listener) => {
      listeners[type] = listener;
    },
    registration: {
      showNotification: async (/** @type {unknown[]} */ ...notice) => notices.push(...notice),
    },
  };
  const caches = { match: async () => kept && { json: async () => kept } };
  runInNewContext(sourceOf('push.js'), { self, caches });
  const message = { title: 'Your turn', path: '/game/abc', ...more };
  listeners.push({
    data: { json: () => message },
    waitUntil: (/** @type {any} */ each) => work.push(each),
  });
  await Promise.all(work);
  return notices;
}

test('a notification has the words that the page left, and is one for each game', async () => {
  const [title, options] = await shown({ title: 'Du bist dran', body: 'Hier', lang: 'de' });
  assert.equal(title, 'Du bist dran');
  assert.deepEqual(
    { ...Object(options) },
    {
      ...{ tag: '/game/abc', data: '/game/abc', icon: '/logo.svg', body: 'Hier', lang: 'de' },
    },
  );
});

test('a reminder is heard again', async () => {
  const [title, options] = await shown(null, { title: 'Your time is running out', reminds: true });
  assert.equal(title, 'Your time is running out');
  assert.equal(Object(options).renotify, true);
});

test('where the page has left none it speaks English, as the server does', async () => {
  const [title, options] = await shown(null);
  assert.equal(title, 'Your turn');
  assert.equal(Object(options).body, 'Patchwork at Quiltbee');
});
