import assert from 'node:assert/strict';
import test from 'node:test';
import {
  happeningSentence,
  happeningsBetween,
  patchIn,
  paydayOf,
  sinceOwn,
} from '../../../quiltbee/web/core/happenings.js';
import { PATCHES, player, table } from '../tables.js';

/** @typedef {import('../../../quiltbee/web/core/types.js').Move} Move */

/** @type {Move} */
const PASS = { number: 1, player: 2, move: 'pass' };
const before = table({ players: [player({}), player({ time: 0, buttons: 5 })] });
const after = table({
  players: [player({}), player({ time: 4, buttons: 9 })],
  moves: [PASS],
});

test('what a move did is read from the states before and after it', () => {
  const [passed] = happeningsBetween(before, after);
  assert.deepEqual(passed.change, { from: 0, to: 4, buttons: 4 });
  assert.equal(
    happeningSentence(passed, after.seats, PATCHES),
    'Greedy passed: moved 4, +4 buttons',
  );
  assert.deepEqual(happeningsBetween(null, after), [{ ...PASS, change: null }]);
});

test('sewing is told with what it cost', () => {
  const move = { number: 1, player: /** @type {2} */ (2), move: 'H0a1' };
  const told = (/** @type {number} */ buttons) =>
    happeningSentence({ ...move, change: { from: 0, to: 3, buttons } }, after.seats, PATCHES);
  assert.equal(told(-2), 'Greedy sewed the H shape: moved 3, −2 buttons');
  assert.equal(told(0), 'Greedy sewed the H shape: moved 3');
  assert.equal(
    happeningSentence({ ...move, move: '+d9', change: null }, after.seats, PATCHES),
    'Greedy sewed a special patch',
  );
});

test('since one’s own last decision: the moves of the other side at the end', () => {
  const moves = /** @type {Move[]} */ ([
    { number: 1, player: 2, move: 'pass' },
    { number: 2, player: 1, move: 'pass' },
    { number: 3, player: 2, move: 'H0a1' },
    { number: 4, player: 2, move: 'pass' },
  ]);
  const numbers = (/** @type {Move[]} */ list) =>
    sinceOwn(table({ moves: list }), {}).map(({ number }) => number);
  assert.deepEqual(numbers(moves), [3, 4]);
  assert.deepEqual(numbers(moves.slice(0, 2)), []);
  assert.deepEqual(numbers(moves.slice(0, 1)), [1]);
});

test('the marks on the way and a payday are told', () => {
  const board = { ...table().time_board, income: [5, 11], special_patches: [8] };
  const told = paydayOf({ ...PASS, change: { from: 4, to: 9, buttons: 7 } }, board);
  assert.deepEqual(told, { gains: ['+7', 'payday'], marks: [5, 8] });
  assert.deepEqual(paydayOf({ ...PASS, change: null }, board), { gains: [], marks: [] });
  assert.deepEqual(['X0a1', '+a1', 'pass', 'A:X', 'A:pass'].map(patchIn), [
    'X',
    null,
    null,
    'X',
    null,
  ]);
});
