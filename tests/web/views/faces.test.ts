import assert from 'node:assert/strict';
import test from 'node:test';
import { COMPUTER_LEVELS } from '../../../quiltbee/web/core/generated/figures.ts';
import { levelOf, nameOfBee } from '../../../quiltbee/web/core/levels.ts';
import { sourceOf } from '../modules.ts';

const FACES: Record<string, string[]> = JSON.parse(sourceOf('editions/faces.json'));
/** The outline of the head is filled with the yellow of the bees. */
const HEAD = /<(\w+) ([^>]*) fill='var\(--token-2\)'/;

test('every level has a face and a name of its own', () => {
  const levels = COMPUTER_LEVELS.map(({ level }) => level);
  assert.deepEqual(
    Object.keys(FACES),
    levels.map((level) => `face-${level}`),
  );
  const names = levels.map(nameOfBee);
  assert.equal(new Set(names).size, levels.length);
  for (const name of names) assert.match(name, /^[A-Z][a-z]{2,7}$/);
});

test('a level is known by its seat, and nobody else by a name that is like it', () => {
  const seat = (kind: string, name: string) => levelOf({ kind, name } as any);
  assert.equal(seat('computer', 'Quiltbee level 10'), 10);
  assert.equal(seat('computer', 'Greedy'), null);
  assert.equal(seat('person', 'Quiltbee level 3'), null);
});

test('faces are told apart by the outline of the head, not by colours', () => {
  const faces = Object.values(FACES);
  const heads = faces.map((drawn) => HEAD.exec(drawn.join(''))?.slice(1).join(' '));
  assert.equal(new Set(heads).size, faces.length);
  assert.ok(heads.every(Boolean));
});

test('a face takes its colours from the page, and is whole elements', () => {
  const colours = sourceOf('style/colours.css');
  for (const element of Object.values(FACES).flat()) {
    assert.match(element, /^<(path|rect|circle|ellipse|g)\b[^&"#]*>$/);
    for (const [, name] of element.matchAll(/var\((--[\w-]+)\)/g))
      assert.ok(colours.includes(`${name}:`), name);
  }
});
