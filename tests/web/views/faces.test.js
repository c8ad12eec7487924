import assert from 'node:assert/strict';
import test from 'node:test';
import { COMPUTER_LEVELS } from '../../../quiltbee/web/core/figures.js';
import { sourceOf } from '../modules.js';

/** @type {{name: string, drawn: string[]}[]} */
const FACES = JSON.parse(sourceOf('editions/faces.json'));
/** The outline of the head is filled with the yellow of the bees. */
const HEAD = /<(\w+) ([^>]*) fill='var\(--token-2\)'/;

test('every level has a face and a name of its own', () => {
  assert.equal(FACES.length, COMPUTER_LEVELS.length);
  assert.equal(new Set(FACES.map(({ name }) => name)).size, FACES.length);
  for (const { name } of FACES) assert.match(name, /^[A-Z][a-z]{2,7}$/);
});

test('faces are told apart by the outline of the head, not by colours', () => {
  const heads = FACES.map(({ drawn }) => HEAD.exec(drawn.join(''))?.slice(1).join(' '));
  assert.equal(new Set(heads).size, FACES.length);
  assert.ok(heads.every(Boolean));
});

test('a face takes its colours from the page, and is whole elements', () => {
  const colours = sourceOf('style/colours.css');
  for (const element of FACES.flatMap(({ drawn }) => drawn)) {
    assert.match(element, /^<(path|rect|circle|ellipse|g)\b[^&"#]*>$/);
    for (const [, name] of element.matchAll(/var\((--[\w-]+)\)/g))
      assert.ok(colours.includes(`${name}:`), name);
  }
});
