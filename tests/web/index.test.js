import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';

const web = new URL('../../quiltbee/web/', import.meta.url);
const index = readFileSync(new URL('index.html', web), 'utf8');

test('index.html preloads every module of the page, so that none waits for another', () => {
  const modules = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js') && !['app.js', 'theme.js'].includes(name))
    .sort();
  const preloaded = [...index.matchAll(/<link rel="modulepreload" href="\/([^"]+)">/g)].map(
    (match) => match[1],
  );
  assert.deepEqual(preloaded, modules);
});

test('nothing in the page is inline, so that the strict policy holds', () => {
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.startsWith('vendor'))
    .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), web), 'utf8'));
  for (const source of [index, ...sources]) {
    assert.doesNotMatch(source, /\sstyle="|\sstyle=\$|<style|\son[a-z]+="|javascript:/);
  }
  assert.doesNotMatch(index, /<script(?![^>]*\ssrc=)/);
});
