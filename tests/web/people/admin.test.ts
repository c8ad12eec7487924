import assert from 'node:assert/strict';
import test from 'node:test';
import { AdminPage, gameIn } from '../../../quiltbee/web/people/admin.ts';

const BEN = {
  id: 'b1',
  name: 'Ben',
  login: null,
  created: 0,
  games: 3,
  reports: 1,
  suspended: null,
};
const REPORT = {
  ...{ id: 'r1', created: 0, reporter: null, reporter_name: null, game: null, person: 'b1' },
  ...{ person_name: 'Ben', reason: 'name', text: '', closed: null, seats: null },
};

/** A page whose calls are noted. */
function page(sure: boolean = true) {
  const asked: unknown[] = [];
  const outside = {
    fetchReports: async () => ({ reports: [] }),
    findPeople: async (wanted: string) => {
      asked.push(wanted);
      return { people: [BEN] };
    },
    act: async (action: unknown) => void asked.push(action),
    isSure: async () => sure,
  };
  return { one: new AdminPage(outside, [REPORT]), asked };
}

test('a report that is read is gone', async () => {
  const { one, asked } = page();
  await one.close('r1');
  assert.deepEqual(asked, [{ action: 'close_report', report: 'r1' }]);
  assert.deepEqual(one.state.reports, []);
});

test('who is found is renamed, suspended and let in again, and found anew', async () => {
  const { one, asked } = page();
  await one.find(' ben ');
  assert.deepEqual(one.state.found, [BEN]);
  await one.rename('b1', ' Benjamin ');
  await one.suspend(BEN, '3');
  await one.suspend(BEN, '');
  await one.lift('b1');
  const found = 'ben';
  assert.deepEqual(asked, [
    ...[found, { action: 'rename', person: 'b1', name: 'Benjamin' }, found],
    ...[{ action: 'suspend', person: 'b1', days: 3 }, found],
    ...[{ action: 'suspend', person: 'b1' }, found],
    ...[{ action: 'lift', person: 'b1' }, found],
  ]);
});

test('nobody is suspended and no game is ended without a question', async () => {
  const { one, asked } = page(false);
  await one.suspend(BEN, '3');
  await one.game('end_game', 'g1');
  assert.deepEqual(asked, []);
});

test('a game is named by its address or its id', async () => {
  const { one, asked } = page();
  await one.game('void_rating', 'https://quilts.example/game/x7k9/review');
  assert.deepEqual(asked, [{ action: 'void_rating', game: 'x7k9' }]);
  assert.equal(gameIn(' x7k9 '), 'x7k9');
});
