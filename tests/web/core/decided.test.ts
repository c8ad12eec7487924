import assert from 'node:assert/strict';
import test from 'node:test';
import { decidedSentence } from '../../../quiltbee/web/core/decided.ts';
import type { Frame, Move, Player, Seat } from '../../../quiltbee/web/core/types.ts';
import { EMPTY } from '../tables.ts';

const SEATS = [
  { kind: 'person', name: 'You', yours: true },
  { kind: 'person', name: 'Tilo', yours: false },
] as Seat[];

type Part = {
  buttons?: number;
  tile?: boolean;
  empty?: number;
  income?: number;
  specials?: number;
  paydays?: number[];
};

/** A game that is over, of what each player has; the score follows. */
function ended(parts: [Part, Part], { points = 0, reason = 'score' } = {}) {
  const players = parts.map(
    ({ buttons = 0, tile = false, empty = 0, income = 0, specials = 0 }) => ({
      ...{ empty, income, special_tile: tile, score: buttons + (tile ? 7 : 0) - 2 * empty },
      cells: '*'.repeat(specials) + EMPTY.slice(specials),
      score_parts: { buttons, special_tile: tile ? 7 : 0, empty: -2 * empty },
    }),
  );
  const scores = [players[0].score, players[1].score + points];
  const winner = scores[0] >= scores[1] ? 1 : 2;
  const frame = { players, points, automa: null, result: { winner, scores, reason } };
  const moves = parts.flatMap(({ paydays = [] }, index) =>
    paydays.map((income) => ({
      player: (index + 1) as Player,
      change: { from: 0, to: 1, paid: 0, earned: 0, income },
    })),
  );
  return [frame as unknown as Frame, SEATS, moves as Move[]] as const;
}

test('income decided a game that the winner would have lost without it', () => {
  const game = ended([
    { buttons: 10, empty: 8, income: 6, paydays: [2, 4, 6] },
    { buttons: 14, empty: 6, income: 18, paydays: [6, 12, 18] },
  ]);
  assert.equal(
    decidedSentence(...game),
    'Tilo’s income decided it: 18 a payday at the end against 6, 24 buttons more in all.',
  );
  const late = ended([
    { buttons: 30, income: 5, paydays: [5, 5, 5] },
    { buttons: 25, income: 9, paydays: [9] },
  ]);
  assert.equal(
    decidedSentence(...late),
    'Your paydays decided it: 15 buttons against 9.',
    'the rate at the end says something else',
  );
});

test('the 7×7 decided a game that was closer than its points', () => {
  const game = ended([{ buttons: 5, tile: true }, { buttons: 8 }]);
  assert.equal(
    decidedSentence(...game),
    'The 7×7 decided it: you took its 7 points, and the margin was 4.',
  );
});

test('special patches decided it where they are worth the margin', () => {
  const game = ended([
    { buttons: 10, empty: 9, specials: 4 },
    { buttons: 10, empty: 11, specials: 1 },
  ]);
  assert.equal(
    decidedSentence(...game),
    'Special patches decided it: 4 against 1 for you, 6 points.',
  );
});

test('without such an event the larger half of the score counts', () => {
  const fuller = ended([
    { buttons: 5, empty: 3 },
    { buttons: 9, empty: 10 },
  ]);
  assert.equal(
    decidedSentence(...fuller),
    'Your fuller quilt decided it: 3 empty against 10, 14 points.',
  );
  const richer = ended([
    { buttons: 9, empty: 10 },
    { buttons: 40, empty: 12 },
  ]);
  assert.equal(decidedSentence(...richer), 'Tilo’s buttons decided it: 40 left against 9.');
  const seat = ended([{ buttons: 10 }, { buttons: 9 }], { points: 3 });
  assert.equal(decidedSentence(...seat), 'The 3 points for the second seat decided it.');
});

test('nothing decided a tie, and nothing is said of a score that is not final', () => {
  assert.equal(decidedSentence(...ended([{ buttons: 5 }, { buttons: 5 }])), '');
  const resigned = ended([{ buttons: 9, tile: true }, { buttons: 5 }], { reason: 'resignation' });
  assert.equal(decidedSentence(...resigned), '');
});

test('against the Automa the income decided it, or the empty spaces', () => {
  const alone = (winner: Player, scores: number[]) => {
    const [frame, seats, moves] = ended([{ empty: 12, paydays: [4, 9] }, {}]);
    const its = {
      special_tile: 0,
      buttons_held: 5,
      patches_with_buttons: 0,
      buttons_on_patches: 0,
    };
    const players = [frame.players[0], { ...frame.players[1], score_parts: its }];
    const result = { winner, scores, reason: 'score' };
    return decidedSentence({ ...frame, players, automa: {}, result } as Frame, seats, moves);
  };
  assert.equal(alone(1, [12, 5]), 'Your income decided it: 13 buttons from paydays.');
  assert.equal(alone(2, [-10, 5]), 'The empty spaces decided it: 12 left, 24 points lost.');
});
