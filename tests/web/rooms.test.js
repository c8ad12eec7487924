import assert from 'node:assert/strict';
import test from 'node:test';
import { IMPORTS } from './modules.js';

test('every import names a file', () => {
  const others = ['addresses.json', 'vendor/lit-html.js', 'vendor/fluent-bundle/index.js'];
  const files = new Set([...IMPORTS.keys(), ...others]);
  const missing = [...IMPORTS].flatMap(([name, targets]) =>
    targets.filter((target) => !files.has(target)).map((target) => `${name}: ${target}`),
  );
  assert.deepEqual(missing, []);
  assert.ok(IMPORTS.get('core/game.js')?.includes('core/connection.js'));
});

test('core is headless: it imports nothing but core', () => {
  const outside = [...IMPORTS]
    .filter(([name]) => name.startsWith('core/'))
    .flatMap(([name, targets]) =>
      targets.filter((target) => !target.startsWith('core/')).map((target) => `${name}: ${target}`),
    );
  assert.deepEqual(outside, []);
});

test('views import core, other views, artwork and the template library, never the wiring', () => {
  const outside = [...IMPORTS]
    .filter(([name]) => name.startsWith('views/'))
    .flatMap(([name, targets]) =>
      targets
        .filter((target) => !/^(core|editions|views|vendor)\//.test(target))
        .map((target) => `${name}: ${target}`),
    );
  assert.deepEqual(outside, []);
});

test('no modules import each other in a circle', () => {
  /** @type {Set<string>} */
  const done = new Set();
  /**
   * @param {string} name
   * @param {string[]} path
   */
  const visit = (name, path) => {
    assert.ok(!path.includes(name), `circle: ${[...path, name].join(' -> ')}`);
    if (done.has(name)) return;
    for (const target of IMPORTS.get(name) ?? []) visit(target, [...path, name]);
    done.add(name);
  };
  for (const name of IMPORTS.keys()) visit(name, []);
});
