import assert from 'node:assert/strict';
import test from 'node:test';
import { LATER, MODULES, loadedWith, sourceOf } from './modules.js';

const index = sourceOf('index.html');

test('every module belongs to the page or to the door for other pages', () => {
  const used = new Set([
    ...loadedWith('app.js'),
    ...loadedWith('quiltbee.js'),
    ...LATER.flatMap((name) => [...loadedWith(name)]),
    ...loadedWith('board/board_page.js'),
    'theme.js',
    'push.js',
    'sw.js',
  ]);
  assert.deepEqual(
    MODULES.filter((name) => !used.has(name)),
    [],
  );
});

test('nothing in the page is inline, so that the strict policy holds', () => {
  const sources = MODULES.map(sourceOf);
  for (const source of [index, ...sources]) {
    assert.doesNotMatch(source, /\sstyle="|\sstyle=\$|<style|\son[a-z]+="|javascript:/);
  }
  assert.doesNotMatch(index, /<script(?![^>]*\ssrc=)/);
});
