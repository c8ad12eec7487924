import assert from 'node:assert/strict';
import test from 'node:test';
import { LATER, MODULES, loadedWith, sourceOf } from './modules.ts';

const index = sourceOf('index.html');

test('every module belongs to the page or to the door for other pages', () => {
  const used = new Set([
    ...loadedWith('shell/app.ts'),
    ...loadedWith('embedding/quiltbee.ts'),
    // The engine in the page, which nothing asks yet but its worker.
    ...loadedWith('engine/engine_worker.ts'),
    ...loadedWith('engine/engine.ts'),
    ...LATER.flatMap((name) => [...loadedWith(name)]),
    ...loadedWith('board/board_page.ts'),
    'shell/theme.ts',
    'shell/push.ts',
    'shell/sw.ts',
  ]);
  const types = /(^|\/)(types|messages|source)\.ts$/;
  assert.deepEqual(
    MODULES.filter((name) => !used.has(name) && !types.test(name)),
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
