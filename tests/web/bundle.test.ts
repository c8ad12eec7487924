import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { FOLDER, stale } from '../../scripts/page.js';

const checkedIn = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8');

test('the bundle is what esbuild makes of the page today', async () => {
  assert.deepEqual(await stale(), [], 'run scripts/page');
});

test('the scripts that share a place keep their names to themselves', () => {
  // The service worker imports push.js: a function of the one must not take the place of another.
  const location = { href: 'https://quilts.example/sw.js' };
  const hearing = { addEventListener: () => {}, importScripts: () => {} };
  const place: Record<string, unknown> = { ...hearing, location, URL };
  place.self = place;
  const names = Object.keys(createContext(place));
  for (const name of ['push.js', 'sw.js']) runInContext(checkedIn(name), place as any);
  assert.deepEqual(Object.keys(place), names);
});

const built = readdirSync(FOLDER);
const page = checkedIn('page.js');

test('the page names one script and one style sheet, and lists what comes later', () => {
  const [now, later] = checkedIn('index.html').split('<template id="later">');
  assert.deepEqual(now.match(/\/bundle\/[\w.]+/g), ['/bundle/page.css', '/bundle/page.js']);
  const named = [...later.matchAll(/href="\/bundle\/([^"]+)"/g)].map((match) => match[1]);
  const others =
    /^(page\.|embedded\.css|engine_worker|push|quiltbee|sw|theme|index|pages\.json|README|sources)/;
  assert.deepEqual(
    named,
    built.filter((name) => !others.test(name)),
  );
});

test('a later script imports the page and what it shares, if anything, never the reverse', () => {
  const first = /^(page|engine_worker|push|quiltbee|sw|theme)\.js$/;
  const scripts = built.filter((name) => name.endsWith('.js') && !first.test(name));
  assert.ok(scripts.length > 15);
  for (const name of scripts) {
    const script = checkedIn(name);
    const imported = [...script.matchAll(/\b(?:from|import)\s*"\.\/([^"]+)"/g)].map(
      (match) => match[1],
    );
    assert.ok(imported.includes('page.js') || imported.length === 0, name);
    assert.ok(
      imported.every((other) => built.includes(other)),
      name,
    );
    assert.ok(name === 'table.js' || script.length < page.length / 3, name);
  }
  assert.doesNotMatch(page, /\bfrom\s*"\.|^import\b(?!\()/m);
  for (const name of page.matchAll(/import\("\.\/([^"]+)"\)/g)) assert.ok(built.includes(name[1]));
  const licence = readFileSync(new URL('../licenses/lit-html.LICENSE', FOLDER), 'utf8');
  assert.match(licence, /Copyright \(c\) 2017 Google LLC/);
  assert.doesNotMatch(checkedIn('page.css'), /@import|url\(/);
});

test('the server is told of every page what it needs', () => {
  const pages: { name: string; address: string; files: string[] }[] = JSON.parse(
    checkedIn('pages.json'),
  );
  assert.equal(new Set(pages.map(({ address }) => address)).size, pages.length);
  assert.ok(pages.length > 20);
  for (const { name, files } of pages)
    for (const file of files)
      assert.ok(file.startsWith('words/') || built.includes(file.replace('bundle/', '')), name);
  const home = pages.find(({ name }) => name === 'home');
  assert.deepEqual(home?.files, ['bundle/home_page.js', 'bundle/calendar.js', 'bundle/home.css']);
});
