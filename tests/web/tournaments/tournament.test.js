import assert from 'node:assert/strict';
import test from 'node:test';
import {
  TournamentPage,
  codeIn,
  gameText,
  nameIn,
  shownRound,
  termsOf,
} from '../../../quiltbee/web/tournaments/tournament.js';
import { TournamentsPage, summary } from '../../../quiltbee/web/tournaments/list.js';

/** @typedef {import('../../../quiltbee/web/core/messages.js').TournamentShape} Tournament */

/** @type {Tournament} */
const OPEN = {
  ...{ id: 't1', name: 'Club evening', kind: 'swiss', state: 'open', created: 0, rounds: null },
  ...{ round: 0, clock: '600+10', board: 'revised', twice: true, rated: false },
  ...{ organising: true, you: 2, schedule: [], standings: [], cross_table: [] },
  entrants: [
    { entrant: 1, name: 'Ann', withdrawn: false },
    { entrant: 2, name: 'Ben', withdrawn: false },
  ],
};

/**
 * The page of a tournament whose calls are noted; each answers with the tournament given.
 * @param {unknown} answer
 */
function page(answer) {
  /** @type {unknown[]} */
  const asked = [];
  const noting =
    (/** @type {string} */ name) =>
    async (/** @type {unknown[]} */ ...words) => {
      asked.push([name, ...words]);
      if (answer instanceof Error) throw answer;
      return answer;
    };
  const api = /** @type {any} */ (
    new Proxy({}, { get: (_, name) => noting(/** @type {string} */ (name)) })
  );
  const outside = {
    ...{ api, drawQr: noting('drawQr'), copy: noting('copy'), origin: 'https://example.org' },
    go: (/** @type {string} */ path) => void asked.push(path),
    keepInvitation: (/** @type {string} */ path) => void asked.push(path),
  };
  const found = { tournament: OPEN, code: 'CODE', invitation: null };
  return { one: new TournamentPage(/** @type {any} */ (outside), found), asked };
}

test('one joins by the code of the link, under the name in the field', async () => {
  const after = { ...OPEN, you: 3 };
  const { one, asked } = page(after);
  await one.join(' Carla ');
  assert.deepEqual(asked, [['join', 't1', 'CODE', 'Carla']]);
  assert.deepEqual(one.state.tournament, after);
});

test('what the organiser may not do now is told, and what stands stays', async () => {
  const { one } = page(new Error('At least 2 people must have joined.'));
  await one.start();
  assert.match(one.state.errors.organise, /2 people/);
  assert.equal(one.state.tournament, OPEN);
  await one.load();
  assert.match(one.state.errors.read, /2 people/);
});

test('a new link is kept and shown as a whole address', async () => {
  const { one, asked } = page({ invitation: '/tournaments/t1#join=NEW' });
  assert.equal(one.link, null);
  await one.invite();
  assert.equal(one.link, 'https://example.org/tournaments/t1#join=NEW');
  assert.equal(asked[1], '/tournaments/t1#join=NEW');
});

test('a new tournament is asked for with its form', async () => {
  /** @type {unknown[]} */
  const asked = [];
  const made = { id: 't1', url: '/tournaments/t1', invitation: '/tournaments/t1#join=CODE' };
  const makeTournament = async (/** @type {unknown} */ wish) => {
    asked.push(wish);
    return made;
  };
  const note = (/** @type {unknown[]} */ ...what) => void asked.push(what);
  const form = new TournamentsPage({ api: { makeTournament }, keepInvitation: note, go: note }, []);
  form.set({ name: ' Club evening ', rounds: '4', speed: 'days' });
  await form.make();
  const wish = { name: 'Club evening', kind: 'swiss', rounds: 4, clock: '3d', board: 'revised' };
  assert.deepEqual(asked, [
    { ...wish, twice: true, rated: false },
    ['t1', made.invitation],
    [made.url],
  ]);
});

test('a tournament is told in a line', () => {
  const listed = { ...OPEN, entrants: 8 };
  assert.equal(summary(listed), 'Swiss, open to join, 8 players');
  const running = { ...listed, state: /** @type {const} */ ('running'), round: 2, rounds: 4 };
  assert.equal(summary(running), 'Swiss, round 2 of 4, 8 players');
  assert.equal(termsOf(OPEN), 'Swiss, 10 min + 10 s, each setup twice, with seats swapped');
  assert.equal(nameIn(OPEN, 1), 'Ann');
  assert.equal(nameIn(OPEN, 2), 'Ben (you)');
  assert.equal(codeIn('#join=ab12-cd34'), 'ab12-cd34');
  assert.equal(codeIn('#other'), null);
});

test('the last round is shown until another is chosen', () => {
  const { one } = page(OPEN);
  assert.equal(shownRound(one.state), null);
  const schedule = [1, 2].map((round) => ({ round, pairings: [] }));
  one.store.dispatch({ tournament: { ...OPEN, schedule } });
  assert.equal(shownRound(one.state)?.round, 2);
  one.show(1);
  assert.equal(shownRound(one.state)?.round, 1);
});

test('a game is told from the side of the first of its pairing', () => {
  /** @type {import('../../../quiltbee/web/core/messages.js').TournamentGameShape} */
  const game = {
    ...{ id: 'g', url: '/game/g', first: 2, second: 1, over: true, winner: 2 },
    ...{ scores: [14, -3], reason: 'score' },
  };
  assert.equal(gameText(game, 2), '14 to −3');
  assert.equal(gameText(game, 1), '−3 to 14');
  assert.equal(gameText({ ...game, reason: 'time' }, 1), 'lost on time');
  assert.equal(gameText({ ...game, reason: 'resignation' }, 2), 'won, resigned');
  assert.equal(gameText({ ...game, over: false }, 2), 'being played');
  assert.equal(gameText({ ...game, winner: null }, 2), 'no result');
});
