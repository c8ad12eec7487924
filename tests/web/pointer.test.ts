import assert from 'node:assert/strict';
import test from 'node:test';
import { endsDrag } from '../../quiltbee/web/table/pointer.ts';

test('only the click of the pointer that dragged is swallowed', () => {
  assert.equal(endsDrag({ detail: 1, pointerId: 7 }, 7), true);
  assert.equal(endsDrag({ detail: 1 }, 7), true); // browsers whose clicks name no pointer
  assert.equal(endsDrag({ detail: 1, pointerId: 7 }, null), false);
});

test('a click by key, or by a screen reader, is one', () => {
  assert.equal(endsDrag({ detail: 0, pointerId: -1 }, 7), false);
  assert.equal(endsDrag({ detail: 0 }, 7), false);
  assert.equal(endsDrag({ detail: 1, pointerId: 8 }, 7), false); // another finger
});
