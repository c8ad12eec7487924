import assert from 'node:assert/strict';
import test from 'node:test';
import { COMPUTER_LEVELS, DEFAULT_LEVEL } from '../../../quiltbee/web/core/generated/figures.ts';
import { levelSentence } from '../../../quiltbee/web/core/levels.ts';

test('there are ten levels, in order, each with a name of its own', () => {
  assert.deepEqual(
    COMPUTER_LEVELS.map(({ level }) => level),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  );
  assert.equal(new Set(COMPUTER_LEVELS.map(({ name }) => name)).size, 10);
  assert.ok(COMPUTER_LEVELS.some(({ level }) => level === DEFAULT_LEVEL));
});

test('a level is told in one line', () => {
  assert.equal(levelSentence(1), 'Level 1, Beginner: a child can beat it.');
  assert.ok(COMPUTER_LEVELS.every(({ level }) => levelSentence(level).length < 80));
});
