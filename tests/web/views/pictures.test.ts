import assert from 'node:assert/strict';
import test from 'node:test';
import { LETTERS, fabricOf } from '../../../quiltbee/web/views/patch_art.ts';
import {
  CELL,
  clothSpaces,
  spaceAt,
  threadSpaces,
} from '../../../quiltbee/web/views/time_board.ts';
import { PATCHES } from '../tables.ts';

test('each of the 33 patches has a fabric of its own', () => {
  assert.deepEqual([...LETTERS].sort(), Object.keys(PATCHES).sort());
  const fabrics = LETTERS.map((letter) => fabricOf(letter));
  assert.equal(new Set(fabrics.map(({ cloth, weave }) => `${cloth}.${weave}`)).size, 33);
  assert.ok(fabrics.every(({ cloth, weave }) => cloth < 6 && weave < 6));
});

test('the square spiral has 54 spaces, each beside the one before', () => {
  const spaces = clothSpaces();
  assert.equal(spaces.length, 54);
  for (let index = 1; index < 53; index += 1) {
    const [a, b] = [spaces[index - 1].centre, spaces[index].centre];
    assert.equal(Math.abs(a.x - b.x) + Math.abs(a.y - b.y), CELL, `space ${index}`);
    assert.deepEqual(spaces[index].entry, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  }
  assert.equal(spaces[53].width, 3 * CELL);
});

test('the beads of the round spiral do not touch each other', () => {
  const spaces = threadSpaces();
  assert.equal(spaces.length, 54);
  for (const [index, a] of spaces.entries()) {
    for (const b of spaces.slice(index + 1)) {
      const distance = Math.hypot(a.centre.x - b.centre.x, a.centre.y - b.centre.y);
      assert.ok(distance >= (a.width + b.width) / 2, `${index}: ${distance}`);
    }
    assert.ok(Math.abs(a.centre.x - 48) < 48 && Math.abs(a.centre.y - 48) < 48);
  }
});

test('tokens stand on the spaces that are laid out', () => {
  assert.deepEqual(spaceAt('cloth', 12), clothSpaces()[12].centre);
  assert.deepEqual(spaceAt('thread', 12), threadSpaces()[12].centre);
});
