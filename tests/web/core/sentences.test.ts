import assert from 'node:assert/strict';
import test from 'node:test';
import {
  cellLabel,
  distances,
  effects,
  moveLabel,
  nameOf,
  objection,
  passLabel,
  patchLabel,
  quiltSummary,
  turnReason,
  turnTitle,
} from '../../../quiltbee/web/core/sentences.ts';
import { listed, t } from '../../../quiltbee/web/core/words.ts';
import { EMPTY, PATCHES, option, player, table } from '../tables.ts';
import type { Result, Seat, Table } from '../../../quiltbee/web/core/types.ts';

const YOURS = 'You’re further back on the time board, so it’s your turn.';
const LEVEL = 'You’re level, and your token is on top, so it’s your turn.';

test('plurals and lists', () => {
  assert.deepEqual(
    [t('buttons', { count: 1 }), t('buttons', { count: 2 }), t('patches', { count: 0 })],
    ['1 button', '2 buttons', '0 patches'],
  );
  assert.deepEqual(
    [listed([]), listed(['a1']), listed(['a1', 'b2', 'c3'])],
    ['', 'a1', 'a1, b2 and c3'],
  );
});

test('a patch is named with its squares, price, time and income', () => {
  assert.equal(patchLabel(PATCHES.U), 'U shape, 7 squares, costs 2 buttons, 3 time, no income');
  assert.equal(patchLabel(PATCHES.H), 'H shape, 6 squares, costs 0 buttons, 3 time, 1 income');
});

test('whose turn it is, and why', () => {
  const { seats } = table();
  const at = (one: number, two: number, part: Partial<Table> = {}) =>
    table({ players: [player({ time: one }), player({ time: two })], ...part });
  assert.equal(turnTitle(at(0, 0), seats), 'Your turn');
  assert.equal(turnReason(at(0, 0), seats), 'You go first.');
  assert.equal(turnReason(at(12, 17), seats), YOURS);
  assert.equal(
    turnReason(at(17, 12, { turn: 2 }), seats),
    'Greedy is further back on the time board.',
  );
  const alone: Seat[] = [seats[0], { ...seats[1], name: 'Automa', kind: 'automa' }];
  assert.equal(
    turnReason(at(17, 12, { turn: 2 }), alone),
    'The Automa is further back on the time board.',
  );
  assert.equal(turnReason(at(9, 9), seats), LEVEL);
  assert.equal(turnTitle(at(30, 26, { stage: 'special_patch' }), seats), 'Your special patch');
});

test('the result names the winner, the scores and the tie-break', () => {
  const { seats } = table();
  const over = (reason: Result['reason'], scores: [number, number]) =>
    table({ stage: 'over', result: { winner: 2, scores, reason } });
  assert.equal(turnTitle(over('score', [3, 14]), seats), 'Greedy wins');
  assert.equal(turnReason(over('score', [-3, 14]), seats), 'The final score is 14 to −3.');
  assert.match(turnReason(over('first to 53', [5, 5]), seats), /reaching space 53 first/);
  assert.match(turnReason(over('resignation', [5, 5]), seats), /^You resigned/);
  assert.match(turnReason(over('time', [5, 5]), seats), /^You ran out of time; .* 5 to 5/);
});

test('a seat is You only where one person sits here', () => {
  const { seats } = table();
  assert.equal(nameOf(seats, 1), 'You');
  assert.equal(
    nameOf(
      seats.map((seat) => ({ ...seat, yours: true, name: 'Anna' })),
      1,
    ),
    'Anna',
  );
  assert.equal(
    nameOf(
      seats.map((seat) => ({ ...seat, yours: false, name: 'Anna' })),
      1,
    ),
    'Anna',
  );
});

test('the pass says what it gives', () => {
  const pass = option({
    consequence: { ...option({}).consequence, time: 9, earned: 4, income_marks: [5], income: 3 },
  });
  assert.equal(passLabel(pass, 5), 'Pass · move 4 · earn 4 · payday 3');
  assert.equal(passLabel(option({}), 0), 'Pass · move 1 · earn 1');
});

test('an objection names the spaces, or the reason of the offer', () => {
  const cells = `xx${EMPTY.slice(2)}`;
  assert.equal(
    objection(
      [
        [0, 1],
        [0, 2],
      ],
      cells,
      undefined,
    ),
    'overlaps at b1',
  );
  assert.equal(
    objection(
      [
        [0, 0],
        [0, 1],
      ],
      cells,
      undefined,
    ),
    'overlaps at a1 and b1',
  );
  assert.equal(
    objection([[5, 5]], cells, option({ available: false, missing: 3 })),
    'needs 3 more buttons',
  );
  assert.equal(objection([[5, 5]], cells, option({})), null);
});

test('the strip tells buttons, time, income, special patch, tile, holes and who is next', () => {
  const buy = option({
    letter: 'B',
    consequence: {
      ...option({}).consequence,
      buttons: 4,
      time: 6,
      income_marks: [5],
      income: 2,
      special_patch: true,
      next: 1,
    },
  });
  const texts = effects(buy, [[[3, 2]]], true, table(), table().seats).map((effect) => effect.text);
  assert.deepEqual(texts, [
    'Buttons 5 → 4',
    'Time 0 → 6',
    'Payday 2, at 5',
    'Special patch',
    'Special tile +7',
    'Makes single hole c4',
    'Next: you again',
  ]);
});

test('moves, cells and quilts in words', () => {
  assert.equal(moveLabel('pass', PATCHES), 'passed');
  assert.equal(moveLabel('+d9', PATCHES), 'special patch');
  assert.equal(moveLabel('+d9', PATCHES, true), 'special patch on d9');
  assert.equal(moveLabel('H0c4', PATCHES), 'H shape');
  assert.equal(moveLabel('H0c4', PATCHES, true), 'H shape at d4', 'the first space it covers');
  assert.equal(cellLabel([0, 0], '.', PATCHES), 'a1, empty');
  assert.equal(cellLabel([8, 3], '*', PATCHES), 'd9, special patch');
  assert.equal(
    quiltSummary(`.x${EMPTY.slice(2, 9)}x${EMPTY.slice(10)}`),
    '2 covered, 79 empty; single hole a1; largest empty region 78; 47 spaces from a 7 by 7.',
  );
});

test('distances on the time board', () => {
  const frame = table({
    players: [player({ time: 50, to_income: 3, to_special_patch: null }), player({ time: 53 })],
  });
  assert.equal(distances(frame, 1), 'payday in 3, end in 3');
  assert.equal(distances(frame, 2), 'at the end');
});
