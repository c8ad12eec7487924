import assert from 'node:assert/strict';
import test from 'node:test';
import { EDITIONS } from '../../quiltbee/web/core/languages.ts';
import { EYES, coloursOf, contrast, lightness, sheetsOf, withoutComments } from './colours.ts';
import { loadedWith, sourceOf } from './modules.ts';

/** Of the six cloths, any two differ at least by so much in CIE L*, whoever looks. */
const LEAST_DISTANCE = 10;
/** And a thread from its cloth by so much. */
const LEAST_WEAVE = 10;
const SIX = [0, 1, 2, 3, 4, 5];
const SCHEMES = ['light', 'dark'] as const;
const LOOKS = EDITIONS.flatMap((edition) =>
  SCHEMES.map((scheme) => ({ name: `${edition}, ${scheme}`, of: coloursOf(edition, scheme) })),
);

type Of = ReturnType<typeof coloursOf>;

/** The symbols of an edition. */
const symbolsOf = (edition: string): Record<string, string[]> =>
  JSON.parse(sourceOf(`editions/${edition}.json`));

/** What an edition draws, as text. */
const drawingOf = (edition: string) => Object.values(symbolsOf(edition)).flat().join('\n');

test('every edition draws the same things, in whole elements, without a colour', () => {
  const things = [
    ...SIX.map((index) => `weave-${index}`),
    ...['special', 'button', 'cell', 'token-1', 'token-2', 'special-tile'],
    ...['space-cloth', 'space-thread', 'space-end', 'corner'],
  ];
  for (const edition of EDITIONS) {
    const symbols = symbolsOf(edition);
    assert.deepEqual(Object.keys(symbols).sort(), [...things].sort(), edition);
    for (const element of Object.values(symbols).flat())
      assert.match(element, /^<(path|rect|circle|use|ellipse|g)\b[^&"#]*(#button[^&"#]*)?>$/);
  }
});

test('every colour that an edition names is used, every one that it uses is named', () => {
  const styles = ['patch', 'quilt', 'time_board', 'table', 'seat'].map((name) =>
    sourceOf(`style/${name}.css`),
  );
  for (const edition of EDITIONS) {
    const sheets = sheetsOf(edition).map((name) => withoutComments(sourceOf(name)));
    const own = sheets[1] ?? '';
    const drawing = drawingOf(edition);
    const used = namesIn(/var\((--[\w-]+)/g, drawing + own + styles.join('') + allOthers());
    const named = namesIn(/(--[\w-]+)\s*:/g, sheets.join('') + styles.join(''));
    const drawn = namesIn(/var\((--[\w-]+)/g, drawing + own);
    assert.deepEqual(
      [...drawn].filter((name) => !named.has(name)),
      [],
      edition,
    );
    assert.deepEqual(
      [...namesIn(/(--[\w-]+)\s*:/g, own)].filter((name) => !used.has(name)),
      [],
    );
  }
});

function namesIn(pattern: RegExp, text: string) {
  return new Set([...text.matchAll(pattern)].map((match) => match[1]));
}

/** What all editions share. */
function allOthers() {
  return ['base', 'controls', 'panels', 'home']
    .map((name) => sourceOf(`style/${name}.css`))
    .join('');
}

test('only the classic edition comes with the page', () => {
  const drawn = EDITIONS.filter((edition) =>
    [...loadedWith('shell/app.ts')].includes(`editions/${edition}.json`),
  );
  assert.deepEqual(drawn, ['classic']);
});

for (const { name, of } of LOOKS) {
  test(`seams and edges stand out by 3 to 1: ${name}`, () => {
    const [seam, stitch] = [of('seam'), of('stitch')];
    const beneath = [
      ...SIX.flatMap((index) => [`cloth-${index}`, `thread-${index}`]),
      ...['ground', 'leather', 'unknown-patch', ...(name.startsWith('val') ? CUP : [])],
    ];
    atLeast(
      3,
      beneath.map((each) => [each, of(each), [seam, stitch]]),
    );
    atLeast(3, [['stitch on seam', seam, [stitch]]]);
    const spaces = ['raised', 'ground', 'line', 'panel'];
    for (const player of [1, 2]) {
      const [token, edge] = [of(`token-${player}`), of('token-edge')];
      atLeast(3, [[`token ${player}`, token, [edge]]]);
      atLeast(
        3,
        spaces.map((each) => [`token ${player} on ${each}`, of(each), [token, edge]]),
      );
      const line = of(['one', 'two'][player - 1]);
      atLeast(
        3,
        spaces.map((each) => [`way ${player} on ${each}`, of(each), [line]]),
      );
    }
    const edges = ['edge', 'accent', 'focus'];
    atLeast(3, [['corners of spaces', of('ground'), [of('edge')]]]);
    for (const panel of ['panel', 'page']) {
      atLeast(
        3,
        edges.map((each) => [`${each} on ${panel}`, of(each), [of(panel)]]),
      );
    }
  });

  test(`digits and words stand out by 4.5 to 1: ${name}`, () => {
    atLeast(4.5, [
      ...[1, 2].map((player) => pair(of, 'token-ink', `token-${player}`)),
      ...['raised', 'ground', 'line', 'panel', 'page'].map((each) => pair(of, 'ink', each)),
      ...['raised', 'panel', 'page'].map((each) => pair(of, 'soft', each)),
      ...['good', 'bad', 'accent'].map((each) => pair(of, each, 'panel')),
      pair(of, 'seam', 'stitch'),
      ...[pair(of, 'on-accent', 'accent'), pair(of, 'accent', 'raised')],
    ]);
  });

  test(`the fabrics are told apart by their lightness: ${name}`, () => {
    for (const [who, eyes] of Object.entries(EYES)) {
      const cloths = SIX.map((index) => lightness(of(`cloth-${index}`), eyes));
      for (const [index, light] of cloths.slice(1).entries()) {
        const step = cloths[index] - light;
        assert.ok(step >= LEAST_DISTANCE, `${who}: cloths ${index}, ${index + 1}: ${step}`);
      }
      for (const index of SIX) {
        const step = Math.abs(cloths[index] - lightness(of(`thread-${index}`), eyes));
        assert.ok(step >= LEAST_WEAVE, `${who}: weave of cloth ${index}: ${step}`);
      }
    }
  });
}

const CUP = ['cup', 'cup-fold', 'cup-floor'];

function pair(of: Of, upper: string, lower: string): Measured {
  return [`${upper} on ${lower}`, of(lower), [of(upper)]];
}

type Measured = [name: string, beneath: string, above: string[]];

/** One of the colours above has the contrast with the colour beneath. */
function atLeast(least: number, measured: Measured[]) {
  for (const [name, beneath, above] of measured) {
    const best = Math.max(...above.map((each) => contrast(each, beneath)));
    assert.ok(best >= least, `${name}: ${best.toFixed(2)}`);
  }
}

test('eyes and contrast are measured as the sources say', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.ok(Math.abs(contrast('#777777', '#ffffff') - 4.48) < 0.01);
  for (const eyes of Object.values(EYES)) {
    assert.ok(Math.abs(lightness('#ffffff', eyes) - 100) < 0.1);
    assert.ok(Math.abs(lightness('#777777', eyes) - 50.03) < 0.1);
  }
  assert.ok(lightness('#ff0000', EYES.protanopia) < lightness('#ff0000', EYES.usual) - 10);
});
