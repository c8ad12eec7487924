import assert from 'node:assert/strict';
import test from 'node:test';
import { linkIn, pathOf, sharedPath, tagsIn } from '../../../quiltbee/web/core/links.ts';

test('a link keeps the names, whatever stands in them', () => {
  const path = pathOf('#RING,e0a1.', ['Ida & Bo', 'Jon #2']);
  const address = new URL(path, 'http://localhost');
  assert.equal(address.hash, '#RING,e0a1.');
  assert.deepEqual(tagsIn(address.search), { Player1: 'Ida & Bo', Player2: 'Jon #2' });
});

test('who has no name of their own is not named', () => {
  assert.equal(pathOf('#RING,', ['You', 'Automa']), '/#RING,');
  assert.equal(pathOf('#RING,', ['?', undefined]), '/#RING,');
  assert.deepEqual(tagsIn('?one=%20&two='), {});
  assert.equal(tagsIn(`?one=${'a'.repeat(99)}`).Player1.length, 40);
});

test('a link to send to others holds the game where a server can see it', () => {
  const link = '#RING,e0a1.+d9,p=9/9_9!';
  const path = sharedPath(link, ['Ida', 'You']);
  assert.match(path, /^\/g\/[\w-]+\?one=Ida$/);
  assert.equal(linkIn(path.slice(3).split('?')[0]), link);
  assert.equal(linkIn('a'), '');
});
