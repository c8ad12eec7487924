import assert from 'node:assert/strict';
import test from 'node:test';
import { ago, opponentOf, standing } from '../../../quiltbee/web/home/my_games.ts';
import { MyGames, type Memory } from '../../../quiltbee/web/home/my_games_view.ts';
import { Drawn } from '../drawn.ts';
import { serve } from '../server.ts';
import type {
  GamesPage,
  ListedGame as MyGame,
} from '../../../quiltbee/web/core/generated/messages.ts';

const HOUR = 3_600_000;
const ANN = { name: 'Ann', kind: 'person' as const, yours: true };
const BEN = { name: 'Ben', kind: 'person' as const, yours: false };

function game(part: Partial<MyGame>): MyGame {
  return {
    ...{ id: 'g1', url: '/game/g1', variant: 'duel', status: 'yours', created: 0, last: 0 },
    ...{ number: 3, seats: [ANN, BEN], turn: 1, result: null, clock: null, now: null },
    ...{ rated: false, tournament: null, cells: '.'.repeat(81) },
    ...part,
  };
}

function nothingKept(): { list: GamesPage | null } {
  return { list: null };
}

/** A list of games in pages of two, beside what the browser remembers. */
function list(games: MyGame[], remembered: string[], kept = nothingKept()) {
  const memory = new Set(remembered);
  serve((_, { cursor }) => {
    const from = Number(cursor ?? 0);
    const next = from + 2 < games.length ? String(from + 2) : null;
    return { waiting: 3, games: games.slice(from, from + 2), next };
  });
  const browser: Memory = {
    recent: () => [...memory].map((id) => ({ id, title: id, when: 0 })),
    forget: (id) => memory.delete(id),
    kept: () => kept.list,
    keep: (shown) => (kept.list = shown),
  };
  return new MyGames(new Drawn().page, browser);
}

test('the list goes on where it was cut; what only the browser knows stays reachable', async () => {
  const games = ['a', 'b', 'c'].map((id) => game({ id }));
  const mine = list(games, ['old', 'c']);
  const ids = () => mine.list.value.games.map(({ id }) => id);
  const others = () => mine.recent.map(({ id }) => id);
  assert.deepEqual(others(), ['old', 'c']);
  await mine.load();
  assert.deepEqual(ids(), ['a', 'b']);
  assert.equal(mine.list.value.waiting, 3);
  await mine.more();
  assert.deepEqual(ids(), ['a', 'b', 'c']);
  assert.deepEqual(others(), ['old']);
  await mine.more();
  assert.deepEqual(ids(), ['a', 'b', 'c']);
  mine.forget('old');
  assert.deepEqual(others(), []);
});

test('the list stands there again at once, as it was', async () => {
  const kept = nothingKept();
  const games = [game({ id: 'a' }), game({ id: 'b' }), game({ id: 'c' })];
  const first = list(games, ['a', 'old'], kept);
  await first.load();
  await first.more();
  const again = list([], ['a', 'old'], kept);
  assert.deepEqual(
    again.list.value.games.map(({ id }) => id),
    ['a', 'b'],
  );
  assert.deepEqual([again.list.value.waiting, again.list.value.next], [3, '2']);
  assert.deepEqual(
    again.recent.map(({ id }) => id),
    ['old'],
  );
});

test('a list that can not be read says why and keeps what it has', async () => {
  const mine = list([game({})], []);
  await mine.load();
  serve(() => assert.fail(new Error('The server can’t be reached.')));
  await mine.load();
  const { value, error, isReading } = mine.list;
  assert.equal(value.games.length, 1);
  assert.match(error, /reached/);
  assert.equal(isReading, false);
});

test('a game is named by who is on the other side', () => {
  assert.equal(opponentOf(game({})), 'Ben');
  assert.equal(opponentOf(game({ seats: [ANN, { ...ANN, name: 'Otto' }] })), 'Ann and Otto');
  assert.equal(opponentOf(game({ variant: 'solo' })), 'Solo (Automa)');
  const open = { name: '', kind: 'open' as const, yours: false };
  assert.equal(opponentOf(game({ seats: [ANN, open], status: 'open' })), 'Your open table');
});

test('a running game says whose turn it is, and how many days they have left', () => {
  assert.equal(standing(game({}), 0), 'Your turn');
  assert.equal(standing(game({ status: 'theirs', turn: 2 }), 0), 'Ben’s turn');
  const screen = game({ seats: [ANN, { ...ANN, name: 'Otto' }], turn: 2 });
  assert.equal(standing(screen, 0), 'Otto’s turn');
  assert.equal(standing(game({ status: 'open' }), 0), 'Waiting for someone to sit down');
  const clock = {
    ...{ control: '3d', left: [72 * HOUR, 72 * HOUR] as [number, number] },
    ...{ running: 1 as const, since: 1000 },
  };
  const slow = game({ clock, now: 1000 + 20 * HOUR });
  assert.equal(standing(slow, 0), 'Your turn, 2 d 4 h left');
  assert.equal(standing(slow, 5 * HOUR), 'Your turn, 1 d 23 h left');
  assert.equal(standing(slow, 60 * HOUR), 'Your turn, time is up');
  assert.equal(standing({ ...slow, clock: { ...clock, control: '600+10' } }, 0), 'Your turn');
});

test('a game that is over says how it ended, from one’s own side', () => {
  const ended = (result: any, seats: any = [ANN, BEN]) =>
    standing(game({ status: 'over', turn: null, result, seats }), 0);
  assert.equal(ended({ winner: 1, scores: [14, 3], reason: 'score' }), 'You won 14 to 3');
  assert.equal(ended({ winner: 2, scores: [-3, 14], reason: 'score' }), 'You lost −3 to 14');
  assert.equal(
    ended({ winner: 1, scores: [5, 5], reason: 'first to 53' }),
    'You won 5 to 5, first to finish',
  );
  assert.equal(
    ended({ winner: 2, scores: [0, 0], reason: 'resignation' }),
    'You lost by resignation',
  );
  assert.equal(ended({ winner: 1, scores: [0, 0], reason: 'time' }), 'You won on time');
  const both = [ANN, { ...ANN, name: 'Otto' }];
  assert.equal(ended({ winner: 2, scores: [3, 8], reason: 'score' }, both), 'Otto won 8 to 3');
  assert.equal(ended(null), 'Called off');
});

test('times are told as people tell them', () => {
  const now = Date.UTC(2026, 5, 15, 12);
  assert.equal(ago(now, now), 'just now');
  assert.equal(ago(now + 500, now), 'just now', 'a clock that is behind');
  assert.equal(ago(now - 5 * 60_000, now), '5 minutes ago');
  assert.equal(ago(now - HOUR, now), '1 hour ago');
  assert.equal(ago(now - 25 * HOUR, now), 'yesterday');
  assert.equal(ago(now - 24 * 40 * HOUR, now), 'May 6, 2026');
});

test('news during *Show more* is shown, and not what was asked for before', async () => {
  const answers: ((page: GamesPage) => void)[] = [];
  serve(
    () =>
      new Promise<GamesPage>((answer) => {
        answers.push(answer);
      }),
  );
  const nothing = { recent: () => [], forget: () => {}, kept: () => null, keep: () => {} };
  const mine = new MyGames(new Drawn().page, nothing);
  const first = mine.load();
  answers[0]({ waiting: 1, games: [game({ id: 'a' })], next: '1' });
  await first;
  const both = [mine.more(), mine.load()];
  answers[2]({ waiting: 2, games: [game({ id: 'new' }), game({ id: 'a' })], next: '2' });
  answers[1]({ waiting: 1, games: [game({ id: 'b' })], next: null });
  await Promise.all(both);
  const { games, waiting, next } = mine.list.value;
  assert.deepEqual(
    games.map(({ id }) => id),
    ['new', 'a'],
  );
  assert.deepEqual([waiting, next, mine.list.isReading], [2, '2', false]);
});
