import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import test from 'node:test';
import { PARTS, type PartName } from '../../quiltbee/web/shell/parts.ts';
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

function importsOf(sheet: string) {
  return [...(sheets.get(sheet) ?? '').matchAll(/@import '\.\/([^']+)'/g)].map(([, name]) => name);
}

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

/** Sheets that are loaded by themselves: by an index, or by a script at need. */
const ALONE = ['page.css', 'embedded.css', 'print.css', 'roomy.css', 'screens.css'];

test('page.css imports every style sheet that does not come later, the colours first', () => {
  const names = importsOf('page.css');
  assert.equal(names[0], 'colours.css');
  assert.deepEqual(
    [...names].sort(),
    [...sheets.keys()]
      .filter((name) => !ALONE.includes(name))
      .filter((name) => !LATER.includes(`style/${name}`))
      .sort(),
  );
});

test('a board in another page is styled as on the page, in the same order', () => {
  const isOfThePage = (name: string) => !LATER.includes(`style/${name}`);
  const names = importsOf('embedded.css').filter(isOfThePage);
  assert.deepEqual(
    importsOf('page.css').filter((name) => names.includes(name)),
    names,
  );
});

test('the style sheets name the screens, and each screen is named', () => {
  const defined = [...(sheets.get('screens.css') ?? '').matchAll(/@custom-media (--[\w-]+)/g)];
  const named = [...sheets.values()].flatMap((sheet) => [
    ...sheet.matchAll(/@media \((--[\w-]+)/g),
  ]);
  assert.deepEqual(
    [...new Set(named.map((match) => match[1]))].sort(),
    defined.map((match) => match[1]).sort(),
  );
});

test('no height is one that the bars of a phone hide', () => {
  for (const [name, sheet] of sheets) assert.doesNotMatch(code(sheet), /\b100vh\b/, name);
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

/** The modules that a part has for itself. */
const OWN: Record<string, RegExp> = {
  analysis: /^analysis\//,
  guide: /^guide\//,
  home: /^home\/(?!challenge|ways_page|new_game|lobby)/,
  pages: /^(pages\.ts$|day\/|people\/|progress\/|seating\/(invitation|joining)|viewer\/)/,
  puzzles: /^puzzles\//,
  review: /^review\//,
  seating: /^seating\/(seating|starts|joining)/,
  tournaments: /^tournaments\//,
  ways: /^home\/(challenge|ways_page|new_game|lobby)/,
};

/** What an element of a part may be called. */
function classesOf(part: string) {
  const sources = MODULES.filter((name) => OWN[part].test(name)).map(sourceOf);
  const lists = sources.flatMap((source) => [...source.matchAll(/class="([^"$]*)/g)]);
  return new Set(lists.flatMap(([, names]) => names.split(/\s+/)));
}

test('no style sheet that has been loaded hits what another part draws', () => {
  const hits: string[] = [];
  for (const part of Object.keys(OWN)) {
    const used = classesOf(part);
    // The page that explains the game draws what the aid at the table is.
    const own: string[] = PARTS[part as PartName].styles;
    const styles = part === 'pages' ? [...own, 'aid'] : own;
    const others = Object.values(PARTS).flatMap((other): string[] => other.styles);
    for (const name of new Set(others.filter((other) => !styles.includes(other))))
      for (const [, selectors] of code(sourceOf(`style/${name}.css`)).matchAll(/([^{}@;]+)\{/g))
        for (const selector of selectors.split(/,(?![^(]*\))/)) {
          const classes = [...selector.matchAll(/\.([\w-]+)/g)].map((match) => match[1]);
          if (classes.length > 0 && classes.every((each) => used.has(each)))
            hits.push(`${name}.css: ${selector.trim()} in ${part}`);
        }
  }
  assert.deepEqual(hits, []);
});
