import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { FOLDER, bundle } from './bundler.js';

/** @param {string} name */
const checkedIn = (name) => readFileSync(new URL(name, FOLDER), 'utf8');

test('the bundle is what esbuild makes of the page today', async () => {
  for (const [name, text] of await bundle()) {
    assert.ok(text === checkedIn(name), `${name} is old: run scripts/bundle`);
  }
});

test('the page of the bundle names one script beside the theme, and one style sheet', () => {
  const shell = checkedIn('index.html');
  const named = [...shell.matchAll(/="(\/[^"]+)"/g)].map((match) => match[1]);
  assert.deepEqual(named, [
    '/theme.js',
    '/logo.svg',
    '/logo-waiting.svg',
    '/bundle/page.css',
    '/api/patches',
    '/bundle/app.js',
  ]);
});

test('the bundle asks only for another edition, and keeps the notice of its library', () => {
  const script = checkedIn('app.js');
  const imports = script.match(/\bimport\s*["'{(].{0,12}/g);
  assert.deepEqual(imports?.length, 1);
  assert.match(imports[0], /^import\(`\/editions\//);
  assert.match(script, /Copyright 2017 Google LLC/);
  assert.doesNotMatch(checkedIn('page.css'), /@import|url\(/);
});
