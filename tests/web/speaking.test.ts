import assert from 'node:assert/strict';
import test from 'node:test';
import { bestLanguage } from '../../quiltbee/web/core/languages.ts';
import { nextWords, nameOf, turnTitle } from '../../quiltbee/web/core/sentences.ts';
import { dayOf, language, listed, t } from '../../quiltbee/web/core/words.ts';
import { addWords, speakWords } from '../../quiltbee/web/shell/speaking.ts';
import { rich } from '../../quiltbee/web/views/rich.ts';
import { LATER_WORDS, catalogueOf } from './english.ts';
import { loadedWith, sourceOf } from './modules.ts';
import { table } from './tables.ts';

/** Speak otherwise for the time of a test. */
function speaking(code: string, run: () => void, edition: string = 'classic') {
  speakWords(catalogueOf(code), edition);
  try {
    run();
  } finally {
    speakWords(catalogueOf('en'), 'classic');
  }
}

test('the first language of a person that there is', () => {
  assert.equal(bestLanguage(['pl', 'de-AT', 'fr']), 'de');
  assert.equal(bestLanguage(['ES']), 'es');
  assert.equal(bestLanguage(['pl', 'toString']), 'en');
  assert.equal(bestLanguage([]), 'en');
});

test('plurals, lists, names and days are those of the language', () => {
  speaking('de', () => {
    assert.equal(language(), 'de');
    assert.equal(t('buttons', { count: 1 }), '1 Knopf');
    assert.equal(t('buttons', { count: 0 }), '0 Knöpfe');
    assert.equal(listed(['a1', 'b2', 'c3']), 'a1, b2 und c3');
    const { seats } = table();
    assert.equal(turnTitle({ ...table(), turn: 1 }, seats), 'Du bist dran');
    assert.equal(nameOf(seats, 1), 'Du');
    assert.equal(nextWords('then', 1, 1, seats), 'Dann wieder du');
    assert.match(dayOf(Date.UTC(2026, 2, 5, 12)), /05\.03\.2026/);
  });
  speaking('fr', () => assert.equal(t('buttons', { count: 0 }), '0 bouton'));
  speaking('es', () => assert.equal(listed(['a1', 'i9']), 'a1 e i9'));
});

test('an edition has its own words, and the rest of the language', () => {
  const inValentine = () => {
    assert.equal(t('buttons', { count: 2 }), '2 Pralinen');
    assert.equal(t('no-special-now'), 'Es gibt kein Petit Four zu legen.');
    assert.equal(t('close'), 'Schließen');
  };
  speaking('de', inValentine, 'valentine');
});

test('elements stand in a message where the language wants them', () => {
  assert.deepEqual(rich('signed-in-as', { login: 7 }), ['Signed in as ', 7, '.']);
});

test('a key that there is not is a mistake of ours', () => {
  assert.throws(() => t('nonsense'), /There is no message nonsense in en/);
});

test('all that the page asks for at first is among its first words', () => {
  const first = [...loadedWith('shell/app.ts'), ...loadedWith('table/game_page.ts')];
  const source = first.map(sourceOf).join('\n');
  const asked = new Set([...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]));
  const later = [...catalogueOf('en', LATER_WORDS).words.matchAll(/^([a-z][\w-]*) =/gm)];
  assert.ok(asked.size > 200 && later.length > 200);
  assert.deepEqual(
    later.map((match) => match[1]).filter((key) => asked.has(key)),
    [],
  );
});

test('later words are added to those that are spoken, and what an edition says stays', () => {
  speakWords({ language: 'de', words: 'a = A', editions: { valentine: 'c = V' } }, 'valentine');
  try {
    assert.throws(() => t('b'));
    addWords({ language: 'fr', words: 'b = F' });
    assert.throws(() => t('b'));
    addWords({ language: 'de', words: 'b = B\nc = C' });
    assert.deepEqual([t('a'), t('b'), t('c')], ['A', 'B', 'V']);
  } finally {
    speakWords(catalogueOf('en'), 'classic');
  }
});
