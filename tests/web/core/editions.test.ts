import assert from 'node:assert/strict';
import test from 'node:test';
import { EDITIONS, isEdition } from '../../../quiltbee/web/core/languages.ts';

test('an edition is one of the three boxes', () => {
  assert.deepEqual([...EDITIONS], ['classic', 'anniversary', 'valentine']);
  assert.ok(EDITIONS.every(isEdition));
  for (const other of ['halloween', '', null, 3, {}]) assert.ok(!isEdition(other));
});
