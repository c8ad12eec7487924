import assert from 'node:assert/strict';
import test from 'node:test';
import { openText } from '../../../quiltbee/web/core/records/reader.ts';
import {
  givenUp,
  linkOf,
  movesTo,
  solvingOf,
  tried,
} from '../../../quiltbee/web/puzzles/solving.ts';
import { PATCHES } from '../tables.ts';
import { PUZZLE } from './puzzle.ts';

const START = solvingOf(PUZZLE);

test('a puzzle begins with its first decision', () => {
  assert.deepEqual(START, {
    ...{ puzzle: PUZZLE, step: 0, tries: [], last: null, judged: {} },
    ...{ over: false, solved: false, failed: false },
  });
});

test('the move of the line goes on, and the last one solves', () => {
  const first = tried(START, 'X0a1');
  assert.deepEqual([first.step, first.last?.verdict, first.over], [1, 'next', false]);
  const second = tried(first, 'pass');
  assert.deepEqual([second.solved, second.over, second.tries], [true, true, ['X0a1', 'pass']]);
});

test('another accepted move solves at once', () => {
  assert.equal(tried(START, 'X2b2').solved, true);
});

test('any move may be tried again; with a wrong one the attempt that counts has failed', () => {
  const good = tried(START, 'E0a1');
  assert.deepEqual([good.last?.verdict, good.last?.lost, good.over], ['good', 4, false]);
  assert.equal(tried(tried(good, 'X0a1'), 'pass').solved, true);
  for (const move of ['pass', 'f0a1']) {
    const wrong = tried(START, move);
    assert.deepEqual([wrong.last?.verdict, wrong.over, wrong.failed], ['wrong', false, true]);
    const found = tried(tried(wrong, 'X0a1'), 'pass');
    assert.deepEqual([found.over, found.solved, found.failed], [true, true, true]);
  }
});

test('nothing counts once it is over', () => {
  const over = givenUp(START);
  assert.equal(tried(over, 'X0a1'), over);
  assert.equal(over.solved, false);
});

test('the moves to a step are those of the line and its replies', () => {
  assert.deepEqual(movesTo(PUZZLE, 0), []);
  assert.deepEqual(movesTo(PUZZLE, 1), ['X0a1', 'H0a1']);
});

test('a link opens the analysis board with the puzzle, after the moves to its step', async () => {
  const opened = await openText(linkOf(START), PATCHES);
  assert.equal(opened?.tree.text, PUZZLE.position);
  assert.match(linkOf({ ...START, step: 1 }), /,X0a1H0a1$/);
});

test('where the win is at stake, no move that does not win is good', () => {
  const close = tried(solvingOf({ ...PUZZLE, stake: 'win' }), 'E0a1');
  assert.equal(close.last?.verdict, 'wrong');
});
