import assert from 'node:assert/strict';
import test from 'node:test';
import { Lobby, lobbyPanel } from '../../../quiltbee/web/home/lobby_view.ts';
import {
  calledBy,
  minutesFrom,
  termsOf,
  tournamentWords,
} from '../../../quiltbee/web/home/lobby.ts';
import { SPEEDS, clockOf } from '../../../quiltbee/web/core/clock.ts';
import { Drawn } from '../drawn.ts';
import { serve } from '../server.ts';
import type {
  LobbyEntry,
  PublicTournament,
} from '../../../quiltbee/web/core/generated/messages.ts';

const TABLE: LobbyEntry = {
  ...{ game: 'g1', created: 0, name: 'Ben', guest: false, rating: null, seat: 2, yours: false },
  board: 'revised',
  ...{ clock: null, takebacks: true, rated: false, seed_chosen: false, fair: null },
};

const BEA = { game: 'g0', name: 'Bea', guest: false, here: true, won: 1, lost: 0 };
const TIE = { here: false, game: null, open: false };
const PEOPLE = [
  { ...TIE, id: 'p1', name: 'Abe', kind: 'follow' },
  { ...TIE, id: 'p2', name: 'Bob', kind: 'block' },
  { ...TIE, id: 'p3', name: 'Zoe', kind: 'follow', here: true, game: 'g7' },
];
const BOT = { id: 'bot', name: 'Robo', ratings: {}, rating: 'any', pace: 'real-time' };

/** A lobby with one table; what it asks for is noted. */
async function opened() {
  const asked: unknown[] = [];
  const world = { name: 'Ann' as string | null, fault: '', isAway: false };
  serve((route, values) => {
    if (route === 'GET /api/me/opponents') return { opponents: [BEA] };
    if (route === 'GET /api/me/people') return { people: PEOPLE };
    if (route === 'GET /api/lobby') {
      if (world.isAway) throw new TypeError('fetch failed');
      return { now: 0, tables: [TABLE], games: [], bots: [BOT], tournaments: [] };
    }
    asked.push([route, values]);
    if (world.fault) throw new Error(world.fault);
    return { url: '/game/g1' };
  });
  const drawn = new Drawn();
  const lobby = new Lobby(drawn.page, () => world.name);
  await Promise.all([lobby.load(), lobby.follow()]);
  await drawn.open(async () => () => lobbyPanel(lobby, performance.now()));
  return { drawn, lobby, asked, world };
}

test('a quick match asks for the clock of its button, under the name in the form', async () => {
  const { drawn, asked } = await opened();
  await drawn.click('match-long');
  const wish = { clock: '900+10', board: 'revised', rated: false, name: 'Ann' };
  assert.deepEqual(asked, [['POST /api/match', wish]]);
  assert.deepEqual(drawn.went, ['/game/g1']);
});

test('where somebody was faster the lobby says so and is read again', async () => {
  const { drawn, lobby, asked, world } = await opened();
  world.fault = 'Somebody else has sat down.';
  await drawn.click('sit');
  assert.deepEqual(asked, [['POST /api/games/g1/seat', { name: 'Ann' }]]);
  assert.equal(drawn.textOf('lobby-error'), 'Somebody else has sat down.');
  assert.equal(drawn.page.busy, null);
  assert.match(drawn.textOf('lobby-tables'), /^Ben/);
  world.fault = '';
  await lobby.load();
  await drawn.settle();
  assert.equal(drawn.textOf('lobby-error'), 'Somebody else has sat down.', 'a poll hides nothing');
  await drawn.click('sit');
  assert.deepEqual(drawn.went, ['/game/g1']);
});

test('a change is applied, and all is read again where something is missing', async () => {
  const { lobby } = await opened();
  const shown = () => lobby.answer?.tables.map(({ game }) => game);
  const change = { now: 5, tables: [], games: [], bots: [], tournaments: [] };
  const order = { tables: [] as string[], games: [], bots: [], tournaments: [] };
  const other = { ...TABLE, game: 'g2', name: 'Cleo' };
  await lobby.apply({ ...change, tables: [other], order: { ...order, tables: ['g1', 'g2'] } });
  assert.deepEqual(shown(), ['g1', 'g2']);
  await lobby.apply({ ...change, order: { ...order, tables: ['g2'] } });
  assert.deepEqual(shown(), ['g2']);
  assert.equal(lobby.answer?.now, 5);
  await lobby.apply({ ...change, order: { ...order, tables: ['g3'] } });
  assert.deepEqual(shown(), ['g1'], 'it was read again');
});

test('whoever is asked for a game is asked on the terms of the lobby', async () => {
  const { drawn, asked, world } = await opened();
  world.fault = 'Not now.';
  await drawn.change('ask-clock', 'short');
  await drawn.change('ask-rated', true);
  await drawn.change('ask-fair', 'both');
  await drawn.click('invite-again');
  await drawn.click('challenge');
  const terms = { name: 'Ann', clock: '300+5', rated: true };
  assert.deepEqual(asked, [
    ['POST /api/games/g0/again', { ...terms, fair: 'both' }],
    ['POST /api/challenges', { bot: 'bot', ...terms, takebacks: false }],
  ]);
});

test('whom one follows is listed, those who are here first', async () => {
  const { drawn } = await opened();
  assert.equal(drawn.textOf('lobby-followed'), 'Zoe here now Watch Abe');
});

test('a bot is challenged only for what it says that it accepts', async () => {
  const { drawn, asked } = await opened();
  assert.match(drawn.textOf('lobby-people'), /Robo bot only in real time/);
  await drawn.click('challenge');
  assert.deepEqual(asked, [], 'a game without a clock');
  await drawn.change('ask-clock', 'long');
  await drawn.click('challenge');
  assert.equal(asked.length, 1);
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
  const { lobby, asked } = await opened();
  await Promise.all([lobby.match('none'), lobby.match('none'), lobby.sit('g1')]);
  assert.equal(asked.length, 1);
});

test('a lobby that can not be read says why, and goes on once it can', async () => {
  const { drawn, lobby, world } = await opened();
  world.isAway = true;
  await lobby.load();
  await drawn.settle();
  assert.equal(lobby.answer, null);
  assert.match(drawn.textOf('lobby-error'), /reach/);
  world.isAway = false;
  await lobby.load();
  await drawn.settle();
  assert.equal(drawn.textOf('lobby-error'), '');
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
