import assert from 'node:assert/strict';
import test from 'node:test';
import { admin, gameIn } from '../../../quiltbee/web/people/admin_page.ts';
import { Drawn } from '../drawn.ts';
import { serve } from '../server.ts';

const BEN = {
  ...{ id: 'b1', name: 'Ben', login: null, created: 0, games: 3, reports: 1, suspended: null },
};
const REPORT = {
  ...{ id: 'r1', created: 0, reporter: null, reporter_name: null, game: null, person: 'b1' },
  ...{ person_name: 'Ben', reason: 'name', text: '', closed: null, seats: null },
};

/** A page whose calls are noted. */
async function page(sure: boolean = true) {
  const asked: unknown[] = [];
  const world = { reports: [REPORT], found: BEN as object };
  serve((route, values) => {
    if (route === 'GET /api/admin/reports') return { reports: world.reports };
    if (route === 'POST /api/admin') asked.push(values);
    else asked.push(values.wanted);
    return { people: [world.found] };
  });
  return { one: await new Drawn({ isSure: () => sure }).open(admin), asked, world };
}

test('a report that is read is gone', async () => {
  const { one, asked, world } = await page();
  world.reports = [];
  await one.click('close-report');
  assert.deepEqual(asked, [{ action: 'close_report', report: 'r1' }]);
  assert.match(one.textOf('reported'), /No open reports/);
});

test('who is found is renamed, suspended and let in again, and found anew', async () => {
  const { one, asked, world } = await page();
  await one.send('find', { text: ' ben ' });
  assert.match(one.textOf('found-people'), /^Ben 3 games, 1 report/);
  await one.send('rename', { text: ' Benjamin ' });
  await one.send('suspend', { days: '3' });
  world.found = { ...BEN, suspended: { until: null } };
  await one.send('suspend', { days: '' });
  await one.click('lift');
  const found = 'ben';
  assert.deepEqual(asked, [
    ...[found, { action: 'rename', person: 'b1', name: 'Benjamin' }, found],
    ...[{ action: 'suspend', person: 'b1', days: 3 }, found],
    ...[{ action: 'suspend', person: 'b1' }, found],
    ...[{ action: 'lift', person: 'b1' }, found],
  ]);
});

test('nobody is suspended and no game is ended without a question', async () => {
  const { one, asked } = await page(false);
  await one.send('find', { text: 'ben' });
  await one.send('suspend', { days: '3' });
  await one.change('one-game-id', 'g1');
  await one.click('end-game');
  assert.deepEqual(asked, ['ben']);
});

test('a game is named by its address or its id', async () => {
  const { one, asked } = await page();
  await one.click('void-rating');
  assert.deepEqual(asked, [], 'an empty field names none');
  await one.change('one-game-id', 'https://quilts.example/game/x7k9/review');
  await one.click('void-rating');
  assert.deepEqual(asked, [{ action: 'void_rating', game: 'x7k9' }]);
  assert.equal(gameIn(' x7k9 '), 'x7k9');
});
