import assert from 'node:assert/strict';
import test from 'node:test';
import { linesOf, streamLines, worthOf } from '../../../quiltbee/web/board/worth_page.ts';
import { positionString } from '../../../quiltbee/web/core/rules/notation.ts';
import { newGame } from '../../../quiltbee/web/core/rules/position.ts';
import { PATCHES, RING } from '../tables.ts';

const { signal } = new AbortController();
const position = positionString(newGame(RING), null);

test('an answer is judged for 2 s, the lines beside a board are not limited', async () => {
  const asked: unknown[] = [];
  const answer = { nodes: 1, lines: [], pass: null, final: true, waiting: null };
  globalThis.fetch = async (_, { body } = {}) => {
    asked.push(JSON.parse(String(body)));
    return new Response(`${JSON.stringify(answer)}\n`);
  };
  const wish = { position, points: 0, lines: 5 };
  assert.deepEqual(await linesOf(wish, PATCHES, signal), []);
  assert.equal(await worthOf(position, PATCHES, signal), null);
  for await (const { final } of streamLines(wish, PATCHES, signal)) assert.ok(final);
  assert.deepEqual(asked, [
    { position, lines: 5, seconds: 2 },
    { position, lines: 1, seconds: 2 },
    { position, lines: 5 },
  ]);
});
