import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import test from 'node:test';
import { FOLDER, LATER, stale } from '../../scripts/page.js';

/** What a module names to be loaded with it. */
const IMPORT = /\bfrom\s*"[^"]*"|\bimport\s*["']|\bimport\(["']/g;

const checkedIn = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

test('the bundle is what esbuild makes of the page today', async () => {
  assert.deepEqual(await stale(), [], 'run scripts/page');
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
    '/bundle/page.js',
    '/bundle/aid_page.js',
    '/style/aid.css',
    '/bundle/analysis_page.js',
    '/style/analysis.css',
    '/style/notebook.css',
    '/style/editor.css',
    '/bundle/board.js',
    '/bundle/commands.js',
    '/bundle/faces_page.js',
    '/bundle/hints.js',
    '/bundle/guide_page.js',
    '/style/guide.css',
    '/bundle/home_page.js',
    '/style/home.css',
    '/bundle/invited_page.js',
    '/style/invited.css',
    '/bundle/moments_page.js',
    '/bundle/following.js',
    '/bundle/local_game.js',
    '/bundle/plan.js',
    '/style/plan_card.css',
    '/bundle/pages.js',
    '/style/pages.css',
    '/bundle/puzzles_page.js',
    '/style/puzzles.css',
    '/bundle/review_page.js',
    '/style/review.css',
    '/style/review_panels.css',
    '/style/review_places.css',
    '/bundle/sections.js',
    '/bundle/tournaments_page.js',
    '/style/pages.css',
    '/style/tournaments.css',
    '/bundle/phrases_page.js',
    '/style/phrases.css',
    '/bundle/starts_page.js',
    '/style/starts.css',
    '/words/en-later.json',
  ]);
});

/** What several of the later parts share. */
const SHARED = new Set(['from"./board.js"', 'from"./following.js"', 'from"./sections.js"']);

test('only what comes later imports something: the page, and the board where it has one', () => {
  for (const name of [...LATER.map((each) => `${basename(each, '.ts')}.js`), 'board.js']) {
    const script = checkedIn(name);
    const imported = [...script.matchAll(IMPORT)].map(String);
    const others = imported.filter((each) => !SHARED.has(each));
    assert.deepEqual(others, ['from"./page.js"'], name);
    assert.ok(script.length < checkedIn('page.js').length / 3, name);
  }
  assert.doesNotMatch(checkedIn('page.js'), IMPORT);
  assert.match(checkedIn('page.js'), /Copyright 2017 Google LLC/);
  assert.doesNotMatch(checkedIn('page.css'), /@import|url\(/);
});
