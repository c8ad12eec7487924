import assert from 'node:assert/strict';
import test from 'node:test';
import { intentOf } from '../../../quiltbee/web/core/keyboard.ts';

function press(key: string, with_: Partial<KeyboardEvent> = {}) {
  return intentOf({
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...with_,
  });
}

test('every key of the board has its intent', () => {
  assert.deepEqual(press('2'), { type: 'option', index: 1 });
  assert.deepEqual(press('ArrowUp'), {
    type: 'placement',
    event: { type: 'arrow', direction: 'up' },
  });
  assert.deepEqual(press('ArrowUp', { shiftKey: true }), {
    type: 'placement',
    event: { type: 'jump', direction: 'up' },
  });
  assert.deepEqual(press('r'), { type: 'placement', event: { type: 'turn', how: 'right' } });
  assert.deepEqual(press('R', { shiftKey: true }), {
    type: 'placement',
    event: { type: 'turn', how: 'left' },
  });
  assert.deepEqual(press('f'), { type: 'placement', event: { type: 'turn', how: 'flip' } });
  assert.deepEqual(press(' '), { type: 'placement', event: { type: 'cycle' } });
  assert.deepEqual(press('n'), { type: 'placement', event: { type: 'next', back: false } });
  for (const [key, type] of [
    ['Enter', 'place'],
    ['Escape', 'cancel'],
    ['p', 'pass'],
    ['u', 'undo'],
    ['t', 'turn'],
    ['h', 'hint'],
    ['w', 'why'],
    ['/', 'command'],
    ['?', 'help'],
  ]) {
    assert.equal(press(key)?.type, type);
  }
});

test('capital letters do the same, so that Caps Lock does no harm', () => {
  assert.deepEqual(press('P'), press('p'));
  assert.deepEqual(press('R'), press('r'));
});

test('keys of the browser and unknown keys are left alone', () => {
  assert.equal(press('r', { ctrlKey: true }), null);
  assert.equal(press('ArrowLeft', { altKey: true }), null);
  assert.equal(press('n', { metaKey: true }), null);
  for (const key of ['Tab', 'x', '4', 'F5', 'constructor', 'toString'])
    assert.equal(press(key), null);
});
