import assert from 'node:assert/strict';
import test from 'node:test';
import { IMPORTS, LIBRARIES } from './modules.ts';

test('every import names a file', () => {
  const data = [
    'addresses.json',
    'editions/classic.json',
    'editions/faces.json',
    'editions/signs.json',
  ];

  const files = new Set([...IMPORTS.keys(), ...data, ...LIBRARIES]);
  const missing = [...IMPORTS].flatMap(([name, targets]) =>
    targets.filter((target) => !files.has(target)).map((target) => `${name}: ${target}`),
  );
  assert.deepEqual(missing, []);
  assert.ok(IMPORTS.get('table/game_page.ts')?.includes('core/connection.ts'));
});

/** The folders of features: what shows them is called `..._view.ts`, the wiring `..._page.ts`. */
const FEATURES = new RegExp(
  '^(aid|analysis|board|day|engine|guide|home|people|progress|puzzles|review' +
    '|seating|starts|tournaments|viewer)/',
);
const isView = (name: string) => /^views\/|_view\.ts$/.test(name);
const isWiring = (name: string) => /^(shell|table|embedding)\/|_page\.ts$/.test(name);
const isHeadless = (name: string) =>
  name.startsWith('core/') || (FEATURES.test(name) && !isView(name) && !isWiring(name));

/** Imports of some modules that they must not have. */
function outside(of: (name: string) => boolean, allowed: (target: string) => boolean) {
  return [...IMPORTS]
    .filter(([name]) => of(name))
    .flatMap(([name, targets]) =>
      targets.filter((target) => !allowed(target)).map((target) => `${name}: ${target}`),
    );
}

test('core is headless and knows no feature: it imports nothing but core', () => {
  const isCore = (name: string) => name.startsWith('core/');
  assert.deepEqual(outside(isCore, isCore), []);
});

test('what a feature does is headless too', () => {
  assert.ok([...IMPORTS.keys()].filter(isHeadless).length > 50);
  assert.deepEqual(outside(isHeadless, isHeadless), []);
});

test('views import what is headless, views, artwork and the template library, no wiring', () => {
  const mayView = (name: string) =>
    isHeadless(name) || isView(name) || name.startsWith('editions/') || name === 'lit-html';
  assert.deepEqual(outside(isView, mayView), []);
});

test('no modules import each other in a circle', () => {
  const done: Set<string> = new Set();
  const visit = (name: string, path: string[]) => {
    assert.ok(!path.includes(name), `circle: ${[...path, name].join(' -> ')}`);
    if (done.has(name)) return;
    for (const target of IMPORTS.get(name) ?? []) visit(target, [...path, name]);
    done.add(name);
  };
  for (const name of IMPORTS.keys()) visit(name, []);
});
