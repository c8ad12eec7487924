import assert from 'node:assert/strict';
import test from 'node:test';
import {
  causesOf,
  lossesOf,
  sharesOf,
  summaryOf,
} from '../../../quiltbee/web/progress/progress.ts';
import type { PlayedGame } from '../../../quiltbee/web/core/generated/messages.ts';

const game = (part: Partial<PlayedGame>): PlayedGame => ({
  ...{ game: 'g', ended: 0, opponent: 'computer', level: 3, won: true, margin: 5, tile: false },
  ...{ empty: 6, points_lost: null, accuracy: null, ...part },
});

test('what games add up to', () => {
  const lost = game({ won: false, margin: null, tile: null, empty: null });
  const games = [game({ tile: true, empty: 2 }), game({}), lost, game({}), game({}), game({})];
  assert.deepEqual(summaryOf(games), {
    ...{ played: 6, won: 5, streak: 2, longest: 3, tile: 1 / 5, empty: (2 + 4 * 6) / 5 },
  });
  assert.deepEqual(summaryOf([lost]), {
    ...{ played: 1, won: 0, streak: 0, longest: 0, tile: null, empty: null },
  });
});

test('the share of games won, the levels first and in their order', () => {
  const games = [
    game({ opponent: 'person', level: null }),
    game({ opponent: 'automa', level: 2 }),
    game({ level: 10, won: false }),
    game({ level: 9 }),
    game({ level: 10 }),
  ];
  assert.deepEqual(sharesOf(games), [
    { name: 'Computer, level 9', played: 1, won: 1 },
    { name: 'Computer, level 10', played: 2, won: 1 },
    { name: 'Automa, level II', played: 1, won: 1 },
    { name: 'People', played: 1, won: 1 },
  ]);
});

test('what decisions lose over time, oldest first, smoothed over five games', () => {
  const games = [6, 5, null, 4, 3, 2, 1].map((lost) => game({ points_lost: lost }));
  assert.deepEqual(lossesOf(games), [1, 1.5, 2, 2.5, 3, 4]);
});

test('what one loses points by, the worst first', () => {
  const gone = { games: 2, placing: 3, timing: 5, economy: 1, special: 0, patches: 2 };
  assert.deepEqual(
    causesOf(gone).map(({ cause }) => cause),
    ['timing', 'placing', 'patches', 'economy', 'special'],
  );
});
