import assert from 'node:assert/strict';
import test from 'node:test';
import {
  Lobby,
  calledBy,
  minutesFrom,
  termsOf,
  tournamentWords,
} from '../../../quiltbee/web/home/lobby.ts';
import { SPEEDS, clockOf } from '../../../quiltbee/web/core/clock.ts';
import { serve } from '../server.ts';
import type { LobbyEntry, PublicTournament } from '../../../quiltbee/web/core/messages.ts';

const TABLE: LobbyEntry = {
  ...{ game: 'g1', created: 0, name: 'Ben', guest: false, rating: null, seat: 2, yours: false },
  board: 'revised',
  ...{ clock: null, takebacks: true, rated: false, seed_chosen: false, fair: null },
};

/** A lobby with one table; what it asks for is noted. */
function lobby() {
  const asked: unknown[] = [];
  const world = { name: 'Ann' as string | null, fault: '', isAway: false };
  serve((route, values) => {
    if (route === 'GET /api/me/opponents') return { opponents: [] };
    if (route === 'GET /api/lobby') {
      if (world.isAway) throw new TypeError('fetch failed');
      return { now: 0, tables: [TABLE], games: [], bots: [], tournaments: [] };
    }
    asked.push([route, values]);
    if (world.fault) throw new Error(world.fault);
    return { url: '/game/g1' };
  });
  const page = new Lobby({
    name: () => world.name,
    go: (path) => asked.push(path),
    now: () => 0,
  });
  return { page, asked, world };
}

test('a quick match asks for the clock of its button, under the name in the form', async () => {
  const { page, asked } = lobby();
  await page.match('long');
  const wish = { clock: '900+10', board: 'revised', rated: false, name: 'Ann' };
  assert.deepEqual(asked, [['POST /api/match', wish], '/game/g1']);
});

test('where somebody was faster the lobby says so and is read again', async () => {
  const { page, asked, world } = lobby();
  world.fault = 'Somebody else has sat down.';
  await page.sit('g1');
  assert.deepEqual(asked, [['POST /api/games/g1/seat', { name: 'Ann' }]]);
  const { error, busy, lobby: read } = page.store.get();
  assert.equal(error, 'Somebody else has sat down.');
  assert.equal(busy, null);
  assert.deepEqual(read?.tables, [TABLE]);
  world.fault = '';
  await page.load();
  assert.equal(page.store.get().error, 'Somebody else has sat down.', 'a poll does not hide it');
  await page.sit('g1');
  assert.equal(asked.at(-1), '/game/g1');
});

test('whoever is asked for a game is asked on the terms of the lobby', async () => {
  const { page, asked } = lobby();
  page.store.dispatch({ speed: 'short', rated: true, fair: 'both' });
  await page.invite('g0');
  page.store.dispatch({ busy: null });
  await page.challenge('bot');
  const terms = { name: 'Ann', clock: '300+5', rated: true };
  assert.deepEqual(asked, [
    ['POST /api/games/g0/again', { ...terms, fair: 'both' }],
    '/game/g1',
    ['POST /api/challenges', { bot: 'bot', ...terms, takebacks: false }],
    '/game/g1',
  ]);
});

test('somebody without a name is a guest, and time is told in whole minutes', () => {
  assert.equal(calledBy({ name: 'Player 1', guest: true }), 'Guest');
  assert.equal(calledBy({ name: 'Player 1', guest: false }), 'Player 1');
  assert.equal(minutesFrom(1000, 61_000, 0), 1);
  assert.equal(minutesFrom(1000, 61_000, 59_999), 1);
  assert.equal(minutesFrom(1000, 0, 0), 0, 'a clock that is behind');
});

test('a public tournament is told in a line', () => {
  const open: PublicTournament = {
    ...{ id: 't1', name: 'Club evening', kind: 'swiss', state: 'open', created: 0, rounds: null },
    ...{ round: 0, organising: false, you: null, entrants: 8, clock: '900+10', rated: true },
    ...{ fair: 'both', starts: null, open: true },
  };
  const terms = '15 min + 10 s, rated, both seats';
  assert.equal(tournamentWords(open), `Swiss, open to join, 8 players · ${terms}`);
  const running = { ...open, state: 'running' as const, round: 2, rounds: 4 };
  assert.equal(tournamentWords(running), `Swiss, round 2 of 4, 8 players · ${terms}`);
});

test('nothing is asked for twice', async () => {
  const { page, asked } = lobby();
  await Promise.all([page.match('none'), page.match('none'), page.sit('g1')]);
  assert.equal(asked.filter((what) => Array.isArray(what)).length, 1);
});

test('a lobby that can not be read says why, and goes on once it can', async () => {
  const { page, world } = lobby();
  world.isAway = true;
  await page.load();
  assert.deepEqual(page.store.get().lobby, null);
  assert.match(page.store.get().error, /reach/);
  world.isAway = false;
  await page.load();
  assert.equal(page.store.get().error, '');
});

test('the terms of a table name only what is not as usual', () => {
  assert.equal(termsOf(TABLE), 'No clock');
  assert.equal(
    termsOf({ ...TABLE, clock: '900+10', rated: true, takebacks: false }),
    '15 min + 10 s, rated',
  );
  assert.equal(
    termsOf({ ...TABLE, clock: '3d', takebacks: false, board: 'original', seed_chosen: true }),
    '3 days a turn, no takebacks, original time board, setup chosen by hand',
  );
});

test('every speed has a clock but one', () => {
  assert.deepEqual(
    SPEEDS.map(({ key }) => clockOf(key)),
    [null, '300+5', '900+10', '3d'],
  );
});
