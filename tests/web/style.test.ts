import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import test from 'node:test';
import { LATER, MODULES, sourceOf } from './modules.ts';

const web = new URL('../../quiltbee/web/', import.meta.url);

/** Without comments. */
const code = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '');

/** The style sheets of the page; those of its editions are tested with them. */
const sheets = new Map(
  readdirSync(new URL('style/', web)).map((name) => [name, sourceOf(`style/${name}`)]),
);
const FUNCTIONS = 'rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark';
const NAMES =
  'aqua|beige|black|blue|brown|cyan|gold|gray|green|grey|maroon|navy|olive|orange|pink|purple|' +
  'red|silver|tan|teal|violet|white|yellow';
const LITERAL = new RegExp(
  `#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b|\\b(?:${FUNCTIONS})\\(`,
  'i',
);
const NAMED = new RegExp(`:[^;{}]*\\b(?:${NAMES})\\b(?!-)`, 'i');

test('only colours.css names a colour', () => {
  for (const [name, sheet] of sheets) {
    if (name === 'colours.css') continue;
    assert.doesNotMatch(code(sheet), LITERAL, name);
    assert.doesNotMatch(code(sheet), NAMED, name);
  }
  assert.match(sheets.get('colours.css') ?? '', LITERAL);
});

test('no template and no script names a colour', () => {
  for (const name of MODULES) {
    const source = code(sourceOf(name));
    assert.doesNotMatch(
      source,
      /(?:fill|stroke|color|background)\s*[=:]\s*["']?(?:#|rgb|hsl)/i,
      name,
    );
    assert.doesNotMatch(source, /["'`]#[\da-f]{3,8}["'`]/i, name);
  }
});

test('every variable that a style sheet uses is defined, every colour is used', () => {
  const all = code([...sheets.values(), sourceOf('editions/classic.json')].join('\n'));
  const defined = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]));
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1]));
  assert.deepEqual(
    [...used].filter((name) => !defined.has(name)),
    [],
  );
  const colours = [...(sheets.get('colours.css') ?? '').matchAll(/(--[\w-]+)\s*:/g)];
  assert.deepEqual(
    colours.map((match) => match[1]).filter((name) => !used.has(name)),
    [],
  );
});

test('index.html links every style sheet of the page, the colours first', () => {
  const links = [
    ...sourceOf('index.html').matchAll(/<link rel="stylesheet" href="\/style\/([^"]+)">/g),
  ];
  const names = links.map((match) => match[1]);
  assert.equal(names[0], 'colours.css');
  assert.deepEqual(
    [...names].sort(),
    [...sheets.keys()]
      .filter((name) => name !== 'embedded.css' && !LATER.includes(`style/${name}`))
      .sort(),
  );
});

test('nothing moves again and again', () => {
  for (const [name, sheet] of sheets)
    assert.doesNotMatch(code(sheet), /\binfinite\b|iteration-count/, name);
});

test('no text is a picture: a page shows no bitmap, but may have one to save', () => {
  for (const name of MODULES)
    assert.doesNotMatch(
      sourceOf(name),
      /(?<!\/api\/picture|download="quiltbee)\.(?:png|jpe?g|webp|gif)\b/,
      name,
    );
});
