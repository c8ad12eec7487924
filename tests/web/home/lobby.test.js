import assert from 'node:assert/strict';
import test from 'node:test';
import { Lobby, termsOf } from '../../../quiltbee/web/home/lobby.js';
import { SPEEDS, clockOf } from '../../../quiltbee/web/core/clock.js';

/** @type {import('../../../quiltbee/web/core/messages.js').LobbyEntry} */
const TABLE = {
  ...{ game: 'g1', created: 0, name: 'Ben', rating: null, seat: 2, board: 'revised', yours: false },
  ...{ clock: null, takebacks: true, rated: false, seed_chosen: false },
};

/** A lobby with one table; what it asks for is noted. */
function lobby() {
  /** @type {unknown[]} */
  const asked = [];
  const world = { name: /** @type {string | null} */ ('Ann'), fault: '' };
  const answer = (/** @type {unknown[]} */ ...what) => {
    asked.push(what);
    if (world.fault) throw new Error(world.fault);
    return { url: '/game/g1' };
  };
  const page = new Lobby({
    fetch: async () => ({ tables: [TABLE] }),
    match: async (wish) => answer('match', wish),
    sit: async (id, name) => answer('sit', id, name),
    name: () => world.name,
    go: (path) => asked.push(path),
  });
  return { page, asked, world };
}

test('a quick match asks for the clock of its button, under the name in the form', async () => {
  const { page, asked } = lobby();
  await page.match('long');
  const wish = { clock: '900+10', board: 'revised', rated: false, name: 'Ann' };
  assert.deepEqual(asked, [['match', wish], '/game/g1']);
});

test('where somebody was faster the lobby says so and is read again', async () => {
  const { page, asked, world } = lobby();
  world.fault = 'Somebody else has sat down.';
  await page.sit('g1');
  assert.deepEqual(asked, [['sit', 'g1', 'Ann']]);
  const { error, busy, tables } = page.store.get();
  assert.equal(error, 'Somebody else has sat down.');
  assert.equal(busy, null);
  assert.deepEqual(tables, [TABLE]);
  world.fault = '';
  await page.load();
  assert.equal(page.store.get().error, 'Somebody else has sat down.', 'a poll does not hide it');
  await page.sit('g1');
  assert.equal(asked.at(-1), '/game/g1');
});

test('nothing is asked for twice', async () => {
  const { page, asked } = lobby();
  await Promise.all([page.match('none'), page.match('none'), page.sit('g1')]);
  assert.equal(asked.filter((what) => Array.isArray(what)).length, 1);
});

test('a lobby that can not be read says why, and goes on once it can', async () => {
  const { page } = lobby();
  const { fetch } = page.outside;
  page.outside.fetch = () => Promise.reject(new Error('The server can’t be reached.'));
  await page.load();
  assert.deepEqual(page.store.get().tables, null);
  assert.match(page.store.get().error, /reached/);
  page.outside.fetch = fetch;
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
