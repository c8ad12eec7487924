import assert from 'node:assert/strict';
import test from 'node:test';
import {
  HEIGHT,
  WIDTH,
  opponentName,
  ratingLine,
  ratingText,
} from '../../../quiltbee/web/people/ratings.ts';
import type { OwnRating } from '../../../quiltbee/web/core/generated/messages.ts';

function rating(...values: number[]): OwnRating {
  return {
    ...{ class: 'rapid', rating: values.at(-1) ?? 1500, deviation: 80, games: values.length },
    provisional: true,
    history: values.map((value, at) => ({ at, rating: value, game: `g${at}` })),
  };
}

test('a rating that is not settled has its mark', () => {
  assert.equal(ratingText(rating(1611.7)), '1612?');
  assert.equal(ratingText({ ...rating(1612), provisional: false }), '1612');
});

test('the line of a rating goes from edge to edge, and small steps stay small', () => {
  assert.equal(ratingLine(rating(1500)), null);
  const wide = ratingLine(rating(1400, 1600, 1500));
  assert.equal(wide?.path, `M0 ${HEIGHT}L${WIDTH / 2} 0L${WIDTH} ${HEIGHT / 2}`);
  assert.deepEqual([wide?.low, wide?.high], [1400, 1600]);
  const flat = ratingLine(rating(1500, 1510));
  assert.deepEqual([flat?.low, flat?.high], [1455, 1555]);
  assert.deepEqual(flat?.end, [WIDTH, 28.8]);
});

test('opponents are named by what they are', () => {
  const total = {
    ...{ class: 'untimed' as const, played: 1, won: 1, lost: 0 },
    ...{ mean_margin: null, best_margin: null, name: null },
  };
  assert.equal(opponentName({ ...total, opponent: 'person', level: null }), 'People');
  assert.equal(opponentName({ ...total, opponent: 'computer', level: 3 }), 'Computer, level 3');
  assert.equal(opponentName({ ...total, opponent: 'bot', level: null }), 'Bots');
  assert.equal(opponentName({ ...total, opponent: 'greedy', level: null }), 'Greedy');
});
