import assert from 'node:assert/strict';
import test from 'node:test';
import { momentsOf } from '../../../quiltbee/web/review/document.ts';
import { whole } from './reviews.ts';

const UNKNOWN = { best: undefined, worst: undefined };

test('nothing is said before the review is final: a decision may still turn out better', () => {
  const document = { ...whole(), finest: [{ number: 1, points: 3.4 }, null] };
  assert.deepEqual(momentsOf(null, [1]), UNKNOWN);
  assert.deepEqual(momentsOf({ ...document, stage: 'refined' }, [1]), UNKNOWN);
  assert.deepEqual(momentsOf({ ...document, done: document.of - 1 }, [1]), UNKNOWN);
});

test('a player is told the decision that gained most and the one that lost most', () => {
  const document = { ...whole(), finest: [{ number: 1, points: 3.4 }, null] };
  const [number] = document.costliest[0];
  const { move, points_lost: points } = document.decisions[number - 1];
  assert.deepEqual(momentsOf(document, [1]), {
    best: { player: 1, number: 1, move: document.decisions[0].move, points: 3.4 },
    worst: { player: 1, number, move, points },
  });
});

test('a player without a gain or a loss is told that there is none', () => {
  const document = { ...whole(), costliest: [[], []] };
  assert.deepEqual(momentsOf(document, [1]), { best: null, worst: null });
});

test('two players at one screen share the better and the worse one', () => {
  const finest = [
    { number: 1, points: 1.5 },
    { number: 2, points: 2.5 },
  ];
  const document = { ...whole(), finest };
  const costs = document.costliest.map(([number]) => document.decisions[number - 1].points_lost);
  const { best, worst } = momentsOf(document, [1, 2]);
  assert.equal(best?.player, 2);
  assert.equal(worst?.points, Math.max(...costs.map((cost) => cost ?? 0)));
});
