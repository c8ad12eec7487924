/** What the guide asks for is what the engine would play. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { legalMoves, play } from '../../../quiltbee/web/core/rules/play.ts';
import { parsePosition, positionString } from '../../../quiltbee/web/core/rules/notation.ts';
import { CHAPTERS } from '../../../quiltbee/web/guide/lessons.ts';
import { decide } from '../engine/module.ts';
import { PATCHES } from '../tables.ts';

test('each move that the guide asks for is the best', async () => {
  const asked = [];
  for (const { from, lessons } of CHAPTERS) {
    let position = parsePosition(from, PATCHES);
    for (const { wants, replies = [] } of lessons) {
      assert.ok(position);
      if (wants) {
        const { move } = await decide({ position: positionString(position, null), nodes: 20_000 });
        assert.ok(move);
        if (wants !== 'any') assert.equal(move.slice(0, wants.length), wants);
        asked.push(wants);
        position = play(position, move, PATCHES);
      }
      for (const reply of replies) {
        assert.ok(position && legalMoves(position, PATCHES).includes(reply));
        position = play(position, reply, PATCHES);
      }
    }
  }
  assert.deepEqual(asked, ['e', 'C', 'pass', 'any', 'a', '+e6', 'pass']);
});
