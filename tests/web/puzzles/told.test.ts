import assert from 'node:assert/strict';
import test from 'node:test';
import { solvingOf } from '../../../quiltbee/web/puzzles/solving.ts';
import { reasonWords } from '../../../quiltbee/web/puzzles/solving.ts';
import { PATCHES } from '../tables.ts';
import { PUZZLE } from './puzzle.ts';

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
