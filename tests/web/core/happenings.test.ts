import assert from 'node:assert/strict';
import test from 'node:test';
import {
  happeningSentence,
  patchIn,
  paydayOf,
  sinceOwn,
} from '../../../quiltbee/web/core/sentences.ts';
import { PATCHES, table } from '../tables.ts';
import type { Change, Move } from '../../../quiltbee/web/core/types.ts';

const PASS = { number: 1, player: 2, move: 'pass' } as const;
const change = (part: Partial<Change>): Change => ({
  from: 0,
  to: 4,
  paid: 0,
  earned: 0,
  income: 0,
  ...part,
});

test('a price and an income are each told, also where they are the same', () => {
  const { seats } = table();
  const told = (move: string, part: Partial<Change>) =>
    happeningSentence({ ...PASS, move, change: change(part) }, seats, PATCHES);
  assert.equal(told('pass', { earned: 4 }), 'Greedy passed: moved 4, +4 buttons');
  assert.equal(
    told('pass', { earned: 4, income: 3 }),
    'Greedy passed: moved 4, +4 buttons, payday 3',
  );
  assert.equal(told('H0a1', { paid: 2 }), 'Greedy sewed the H shape: moved 4, −2 buttons');
  assert.equal(
    told('H0a1', { paid: 2, income: 2 }),
    'Greedy sewed the H shape: moved 4, −2 buttons, payday 2',
  );
  assert.equal(told('+d9', { to: 0 }), 'Greedy sewed a special patch');
  assert.equal(happeningSentence(PASS, seats, PATCHES), 'Greedy passed');
});

test('since one’s own last decision: the moves of the other side at the end', () => {
  const moves = [
    { number: 1, player: 2, move: 'pass' },
    { number: 2, player: 1, move: 'pass' },
    { number: 3, player: 2, move: 'H0a1' },
    { number: 4, player: 2, move: 'pass' },
  ] as Move[];
  const numbers = (list: Move[]) => sinceOwn(table({ moves: list })).map(({ number }) => number);
  assert.deepEqual(numbers(moves), [3, 4]);
  assert.deepEqual(numbers(moves.slice(0, 2)), []);
  assert.deepEqual(numbers(moves.slice(0, 1)), [1]);
});

test('the marks on the way and a payday are told', () => {
  const board = { ...table().time_board, income: [5, 11], special_patches: [8] };
  const told = paydayOf(
    { ...PASS, change: change({ from: 4, to: 9, earned: 5, income: 2 }) },
    board,
  );
  assert.deepEqual(told, { gains: ['+7', 'payday'], marks: [5, 8] });
  assert.deepEqual(paydayOf(PASS, board), { gains: [], marks: [] });
  assert.deepEqual(['X0a1', '+a1', 'pass', 'A:X', 'A:pass'].map(patchIn), [
    'X',
    null,
    null,
    'X',
    null,
  ]);
});
