import assert from 'node:assert/strict';
import test from 'node:test';
import { IMPORTS } from './modules.js';

test('every import names a file', () => {
  const data = [
    'addresses.json',
    'editions/classic.json',
    'editions/faces.json',
    'editions/signs.json',
  ];
  const others = [...data, 'vendor/lit-html.js', 'vendor/fluent-bundle/index.js'];
  const files = new Set([...IMPORTS.keys(), ...others]);
  const missing = [...IMPORTS].flatMap(([name, targets]) =>
    targets.filter((target) => !files.has(target)).map((target) => `${name}: ${target}`),
  );
  assert.deepEqual(missing, []);
  assert.ok(IMPORTS.get('core/game.js')?.includes('core/connection.js'));
});

/** The folders of features: what shows them is called `..._view.js`, the wiring `..._page.js`. */
const FEATURES = new RegExp(
  '^(aid|analysis|board|day|guide|home|people|progress|puzzles|review' +
    '|seating|starts|tournaments|viewer)/',
);
const isView = (/** @type {string} */ name) => /^views\/|_view\.js$/.test(name);
const isWiring = (/** @type {string} */ name) => !name.includes('/') || /_page\.js$/.test(name);
const isHeadless = (/** @type {string} */ name) =>
  name.startsWith('core/') || (FEATURES.test(name) && !isView(name) && !isWiring(name));

/**
 * Imports of some modules that they must not have.
 * @param {(name: string) => boolean} of
 * @param {(target: string) => boolean} allowed
 */
function outside(of, allowed) {
  return [...IMPORTS]
    .filter(([name]) => of(name))
    .flatMap(([name, targets]) =>
      targets.filter((target) => !allowed(target)).map((target) => `${name}: ${target}`),
    );
}

test('core is headless and knows no feature: it imports nothing but core', () => {
  const isCore = (/** @type {string} */ name) => name.startsWith('core/');
  assert.deepEqual(outside(isCore, isCore), []);
});

test('what a feature does is headless too', () => {
  assert.ok([...IMPORTS.keys()].filter(isHeadless).length > 50);
  assert.deepEqual(outside(isHeadless, isHeadless), []);
});

test('views import what is headless, views, artwork and the template library, no wiring', () => {
  const mayView = (/** @type {string} */ name) =>
    isHeadless(name) || isView(name) || /^(editions|vendor)\//.test(name);
  assert.deepEqual(outside(isView, mayView), []);
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
