import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { FOLDER, LATER, bundle } from './bundler.js';

/** @param {string} name */
const checkedIn = (name) => readFileSync(new URL(name, FOLDER), 'utf8');

test('the bundle is what esbuild makes of the page today', async () => {
  for (const [name, text] of await bundle()) {
    assert.ok(text === checkedIn(name), `${name} is old: run scripts/bundle`);
  }
});

test('the page of the bundle names one script and one style sheet, and what comes later', () => {
  const shell = checkedIn('index.html');
  const named = [...shell.matchAll(/="(\/[^"]+)"/g)].map((match) => match[1]);
  assert.deepEqual(named, [
    '/theme.js',
    '/logo.svg',
    '/logo-waiting.svg',
    '/icons/apple-180.png',
    '/manifest.webmanifest',
    '/bundle/page.css',
    '/api/patches',
    '/words/en.json',
    '/bundle/app.js',
    '/bundle/aid.js',
    '/style/aid.css',
    '/bundle/guide.js',
    '/style/guide.css',
    '/bundle/offline.js',
    '/bundle/pages.js',
  ]);
});

test('the bundle asks for nothing more by itself, and keeps the notice of its library', () => {
  for (const name of ['app.js', ...LATER]) {
    const script = checkedIn(name);
    assert.doesNotMatch(script, /\bimport\s*["'{]|\bimport\(["']/);
    if (name !== 'offline.js') assert.match(script, /Copyright 2017 Google LLC/);
  }
  assert.doesNotMatch(checkedIn('page.css'), /@import|url\(/);
});
