import assert from 'node:assert/strict';
import test from 'node:test';
import {
  legalSpots,
  nearestSpot,
  nextSpot,
  spotAhead,
} from '../../../quiltbee/web/core/placement.ts';
import type { Cell } from '../../../quiltbee/web/core/types.ts';

const SPOTS: Cell[] = [
  [0, 8],
  [4, 4],
  [4, 6],
  [8, 0],
];

test('legal spots are those of one orientation, in reading order', () => {
  assert.deepEqual(legalSpots(new Set(['0b1', '2a1', '0a2', '0a1']), 0), [
    [0, 0],
    [0, 1],
    [1, 0],
  ]);
  assert.deepEqual(legalSpots(new Set(['2a1']), 0), []);
});

test('the nearest spot, the first of several; without spots the cell itself', () => {
  assert.deepEqual(nearestSpot(SPOTS, [4, 5]), [4, 4]);
  assert.deepEqual(nearestSpot(SPOTS, [7, 1]), [8, 0]);
  assert.deepEqual(nearestSpot([], [-1, 3]), [-1, 3]);
});

test('a spot ahead lies in that direction, rather straight than aside', () => {
  assert.deepEqual(spotAhead(SPOTS, [4, 4], [0, 1]), [4, 6]);
  assert.deepEqual(spotAhead(SPOTS, [4, 4], [1, 0]), [8, 0]);
  assert.equal(spotAhead(SPOTS, [8, 0], [1, 0]), undefined);
});

test('the next spot goes round, in both directions', () => {
  assert.deepEqual(nextSpot(SPOTS, [4, 4], false), [4, 6]);
  assert.deepEqual(nextSpot(SPOTS, [8, 0], false), [0, 8]);
  assert.deepEqual(nextSpot(SPOTS, [4, 4], true), [0, 8]);
  assert.deepEqual(nextSpot(SPOTS, [0, 8], true), [8, 0]);
  assert.deepEqual(nextSpot(SPOTS, [5, 0], true), [4, 6], 'from a place between two spots');
});
