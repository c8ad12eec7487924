import assert from 'node:assert/strict';
import test from 'node:test';
import { runInNewContext } from 'node:vm';
import { sourceOf } from './modules.ts';

/** As the page leaves them. */
const WORDS = {
  titles: { 'Your turn': 'Du bist dran', 'A round begins': 'Eine Runde beginnt' },
  ...{ body: 'Hier', lang: 'de' },
};

/**
 * What is shown of a message, where the page has left such words.
 * @param more  of the message
 */
async function shown(kept: object | null, more: object = {}) {
  const listeners: Record<string, (event: any) => void> = {};
  const notices: unknown[] = [];
  const work: Promise<unknown>[] = [];
  const self = {
    addEventListener: (type: string, listener: any) => {
      listeners[type] = listener;
    },
    registration: {
      showNotification: async (...notice: unknown[]) => notices.push(...notice),
    },
  };
  const caches = { match: async () => kept && { json: async () => kept } };
  runInNewContext(sourceOf('bundle/push.js'), { self, caches });
  const message = { title: 'Your turn', path: '/game/abc', ...more };
  listeners.push({
    data: { json: () => message },
    waitUntil: (each: any) => work.push(each),
  });
  await Promise.all(work);
  return notices;
}

test('a notification has the words that the page left, and is one for each game', async () => {
  const [title, options] = await shown(WORDS);
  assert.equal(title, 'Du bist dran');
  assert.deepEqual(
    { ...Object(options) },
    {
      ...{ tag: '/game/abc', data: '/game/abc', icon: '/logo.svg', body: 'Hier', lang: 'de' },
    },
  );
});

test('it says what the message says, not always that it is one’s turn', async () => {
  const [title] = await shown(WORDS, { title: 'A round begins' });
  assert.equal(title, 'Eine Runde beginnt');
  const [unknown] = await shown(WORDS, { title: 'An invitation' });
  assert.equal(unknown, 'An invitation');
  const old = { title: 'Du bist dran', body: 'Hier', lang: 'de' };
  assert.equal((await shown(old))[0], 'Du bist dran');
  assert.equal((await shown(old, { title: 'A round begins' }))[0], 'A round begins');
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
