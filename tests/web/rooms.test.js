import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import test from 'node:test';

const web = new URL('../../quiltbee/web/', import.meta.url);

/** Every module and what it imports at run time, both by path from the web folder. */
const imports = new Map(
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js') && !name.startsWith('vendor/'))
    .map((name) => {
      const source = readFileSync(new URL(name, web), 'utf8');
      const found = [...source.matchAll(/^(?:import|export) [^;]*?from '([^']+)'/gm)];
      return [name, found.map((match) => posix.join(posix.dirname(name), match[1]))];
    }),
);

test('every import names a file', () => {
  const files = new Set([...imports.keys(), 'vendor/lit-html.js']);
  const missing = [...imports].flatMap(([name, targets]) =>
    targets.filter((target) => !files.has(target)).map((target) => `${name}: ${target}`),
  );
  assert.deepEqual(missing, []);
  assert.ok(imports.get('core/game.js')?.includes('core/connection.js'));
});

test('core is headless: it imports nothing but core', () => {
  const outside = [...imports]
    .filter(([name]) => name.startsWith('core/'))
    .flatMap(([name, targets]) =>
      targets.filter((target) => !target.startsWith('core/')).map((target) => `${name}: ${target}`),
    );
  assert.deepEqual(outside, []);
});

test('views import core, other views and the template library, never the wiring', () => {
  const outside = [...imports]
    .filter(([name]) => name.startsWith('views/'))
    .flatMap(([name, targets]) =>
      targets
        .filter((target) => !/^(core|views|vendor)\//.test(target))
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
    for (const target of imports.get(name) ?? []) visit(target, [...path, name]);
    done.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
});
