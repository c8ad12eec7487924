import assert from 'node:assert/strict';
import test from 'node:test';
import { intentOf, isHeld } from '../../../quiltbee/web/core/keyboard.ts';

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

test('keys work by their place where the layout has no Latin letters', () => {
  assert.deepEqual(press('к', { code: 'KeyR' }), press('r')); // Russian
  assert.deepEqual(press('Κ', { code: 'KeyR', shiftKey: true }), press('R', { shiftKey: true }));
  assert.deepEqual(press('ν', { code: 'KeyN' }), press('n')); // Greek
  assert.deepEqual(press('ع', { code: 'KeyU' }), press('u')); // Arabic
  assert.deepEqual(press('&', { code: 'Digit1' }), press('1')); // French
  assert.deepEqual(press('é', { code: 'Digit2' }), press('2'));
  assert.deepEqual(press('.', { code: 'Slash' }), press('/'));
});

test('a Latin letter means what it says, wherever it is', () => {
  assert.equal(press('z', { code: 'KeyW' }), null); // French: no W
  assert.deepEqual(press('w', { code: 'KeyZ' }), press('w'));
  assert.equal(press('ü', { code: 'BracketLeft' }), null);
});

test('a key that is held down passes, places and undoes once, and moves on', () => {
  for (const key of ['p', 'Enter', 'u', 't', 'h', 'w']) {
    const intent = press(key);
    assert.ok(intent && isHeld({ repeat: true }, intent), key);
    assert.ok(!isHeld({ repeat: false }, intent), key);
  }
  const arrow = press('ArrowUp');
  assert.ok(arrow && !isHeld({ repeat: true }, arrow));
});
