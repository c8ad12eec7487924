import assert from 'node:assert/strict';
import test from 'node:test';
import { reasonWords, solvingOf, taskWords } from '../../../quiltbee/web/puzzles/solving.ts';
import { PATCHES } from '../tables.ts';
import { PUZZLE } from './puzzle.ts';
import type { PuzzleState } from '../../../quiltbee/web/core/generated/messages.ts';

test('the figures of a choice have their sign, also within a point below nothing', () => {
  const [step, ...rest] = PUZZLE.steps;
  const [next] = step.rejected;
  const steps = [
    { ...step, best: { ...step.best, margin: 3 }, rejected: [{ ...next, margin: -0.4 }] },
    ...rest,
  ];
  const figures = reasonWords(solvingOf({ ...PUZZLE, steps }), PATCHES)[1];
  assert.match(figures, /\b3 points/);
  assert.match(figures, /−0\.4/);
});

test('the title says the task, and the reason what the move decides', () => {
  const told = (change: Partial<PuzzleState>) => taskWords({ ...PUZZLE, ...change });
  assert.equal(told({ stake: 'win', lead: -2 }), 'You are 2 behind: find a winning move.');
  assert.equal(told({ stake: 'win', lead: 0 }), 'The scores are level: find a winning move.');
  assert.match(told({ stake: 'swing' }), /worth 4 points more/);
  assert.equal(told({}), 'Your turn: one move is clearly best.');
  const why = (margin: number) => {
    const [step, ...rest] = PUZZLE.steps;
    const steps = [{ ...step, best: { ...step.best, margin } }, ...rest];
    return reasonWords(solvingOf({ ...PUZZLE, stake: 'win', steps }), PATCHES)[0];
  };
  assert.match(why(5), /you win by 5 points/);
  assert.match(why(0), /the first to finish/);
});
