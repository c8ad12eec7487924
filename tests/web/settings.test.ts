import assert from 'node:assert/strict';
import test from 'node:test';
import { settingsIn } from '../../quiltbee/web/shell/settings.ts';

const DEFAULTS = settingsIn(null);

test('foreign values in storage leave the default', () => {
  for (const stored of [7, 'dark', [], { motion: 'fast', strength: '7', look: 3, theme: 'red' }])
    assert.deepEqual(settingsIn(stored), DEFAULTS);
  for (const key of Object.keys(DEFAULTS))
    for (const value of [{}, null, NaN, 'nonsense', -1])
      assert.deepEqual(settingsIn({ [key]: value }), DEFAULTS, `${key}: ${value}`);
});

test('what may be stays', () => {
  const chosen = { motion: 'off', strength: 7, sounds: true, theme: 'dark', language: 'fr' };
  assert.deepEqual(settingsIn({ ...chosen, unknown: 1 }), { ...DEFAULTS, ...chosen });
});
