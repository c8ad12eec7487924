import '../english.ts';
import assert from 'node:assert/strict';
import test from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { Away, Refused, linesFrom } from '../../../quiltbee/web/core/api.ts';
import { Following } from '../../../quiltbee/web/review/following.ts';
import { streamWords } from '../../../quiltbee/web/review/sentences.ts';
import { afterLine, type Document, type Line } from '../../../quiltbee/web/review/document.ts';
import { begun, whole } from './reviews.ts';

/** What is told while these streams come one after the other; a stream may end with an error. */
async function follow(streams: (Line | Error)[][]) {
  const told: string[] = [];
  const waits: number[] = [];
  const timers: (() => void)[] = [];
  let document: Document | null = null;
  const following = new Following({
    async *open() {
      for (const line of streams.shift() ?? []) {
        if (line instanceof Error) throw line;
        yield line;
      }
    },
    later: (run, milliseconds) => {
      waits.push(milliseconds);
      return timers.push(run);
    },
    forget: () => {},
    take: (line) => (document = afterLine(document, line)),
    onStream: (course) => told.push(streamWords(course, document)),
  });
  following.begin();
  for (let turn = 0; turn < 50; turn += 1) {
    await setImmediate();
    if (streams.length > 0) timers.shift()?.();
  }
  return { told, waits, following };
}

test('a review is followed to its end, past a cut and an answer that does not come', async () => {
  const busy = new Refused('Too much to do.', 503);
  const { told, waits } = await follow([
    [new Away('nobody')],
    [{ waiting: 2 }, { waiting: 0 }, begun()],
    [begun(), { ...whole(), stage: 'refined', done: 3 }, new Away('cut')],
    [busy],
    [whole()],
  ]);
  assert.deepEqual(told, [
    'The engine can’t be reached. You can still step through the game.',
    'Waiting for the engine: 2 reviews before this one.',
    'Next in the queue for the engine…',
    'Judging: 0 of 6',
    'The connection was lost. Trying again…',
    'Judging: 0 of 6',
    'Looking closer: 3 of 6',
    'The connection was lost. Trying again…',
    'The engine can’t be reached. You can still step through the game.',
    'Judged in full',
  ]);
  assert.deepEqual(waits, [500, 500, 500, 1000]);
});

test('a refusal is told, and not asked for again by itself', async () => {
  const { told, waits } = await follow([[new Refused('Not while you play.', 403)]]);
  assert.deepEqual(told, ['No review: Not while you play.']);
  assert.deepEqual(waits, []);
  const stopped = await follow([[begun(), new Refused('No engine.', 0)]]);
  assert.deepEqual(stopped.told.at(-1), 'Stopped: No engine.');
  const newer = await follow([[{ ...begun(), version: 3 }]]);
  assert.match(newer.told[0], /^No review: .*Reload the page\./);
});

test('an answer that comes bit by bit is read line by line', async (context) => {
  const text = '{"a":1}\n\n{"b":"é"}\n';
  const answer = (parts: string[], status: number = 200) => {
    const stream = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(Buffer.from(part, 'latin1'));
        controller.close();
      },
    });
    return new Response(stream, { status });
  };
  const bytes = Buffer.from(text, 'utf8').toString('latin1');
  const fetched = context.mock.method(globalThis, 'fetch', async () =>
    answer([bytes.slice(0, 3), bytes.slice(3, 16), bytes.slice(16)]),
  );
  const { signal } = new AbortController();
  const read = async () => {
    const all = [];
    for await (const line of linesFrom('GET /api/games/{game}/review', { game: 'x' }, signal))
      all.push(line);
    return all;
  };
  assert.deepEqual(await read(), [{ a: 1 }, { b: 'é' }]);
  fetched.mock.mockImplementation(async () => answer(['{"a":1}\n{"b"']));
  await assert.rejects(read(), Away);
  fetched.mock.mockImplementation(async () => answer(['{"a":1}\n{"error":"No more."}\n']));
  await assert.rejects(read(), /No more\./);
  fetched.mock.mockImplementation(async () => answer(['{"error":"Not here."}'], 404));
  await assert.rejects(read(), /Not here\./);
});
