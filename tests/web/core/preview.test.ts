import assert from 'node:assert/strict';
import test from 'node:test';
import { startState, reduce } from '../../../quiltbee/web/core/game_state.ts';
import { previewOf, previewSentence } from '../../../quiltbee/web/core/preview.ts';
import { goodSpot } from '../../../quiltbee/web/core/fit.ts';
import { patchChoice } from '../../../quiltbee/web/core/queries.ts';
import { EMPTY, PATCHES, option, table } from '../tables.ts';

const { consequence } = option({});
const pass = option({
  letter: null,
  consequence: { ...consequence, time: 6, income_marks: [5], income: 3, next: 2 },
});
const buy = option({
  letter: 'H',
  consequence: { ...consequence, time: 3, income_marks: [], next: 1 },
});
const shown = startState(PATCHES, table({ options: [pass, buy], ring: 'H' }));

test('nothing is shown on the board while nothing is in hand', () => {
  assert.equal(previewOf(shown), null);
});

test('a pass that is looked at shows its way, its marks and who moves then', () => {
  const preview = previewOf(reduce(shown, { type: 'weigh', on: true }));
  assert.ok(preview);
  assert.deepEqual(
    [preview.from, preview.to, preview.marks, preview.income, preview.next],
    [0, 6, [5], 3, 2],
  );
  assert.equal(previewSentence(preview, table().seats), 'To space 6: payday 3. Then Greedy');
});

test('a chosen patch goes before the pass', () => {
  const choice = patchChoice(shown, 'H');
  assert.ok(choice);
  const held = reduce(shown, { type: 'placement', event: { type: 'choose', choice } });
  const preview = previewOf(reduce(held, { type: 'weigh', on: true }));
  assert.ok(preview);
  assert.equal(preview.to, 3);
  assert.equal(previewSentence(preview, table().seats), 'To space 3. Then you again');
  assert.equal(
    previewSentence({ ...preview, next: null, special: true }, table().seats),
    'To space 3: special patch. Then the game is over',
  );
});

test('a good spot keeps the patch as it is turned, if it fits so', () => {
  const patch = PATCHES.H;
  const choice = { letter: 'H', patch, placements: new Set(['0a1', '0d4', '1a1']) };
  assert.deepEqual(goodSpot(EMPTY, choice, 1), { orientation: 1, origin: [0, 0] });
  assert.equal(goodSpot(EMPTY, choice, 0).orientation, 0);
  assert.ok([0, 1].includes(goodSpot(EMPTY, choice, 5).orientation));
  const nowhere = { ...choice, placements: new Set<string>() };
  assert.deepEqual(goodSpot(EMPTY, nowhere, 0), { orientation: 0, origin: [3, 3] });
});
