import assert from 'node:assert/strict';
import test from 'node:test';
import { admin, idIn } from '../../../quiltbee/web/people/admin_page.ts';
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
async function page(
  sure: boolean = true,
  log: (before?: number) => object = () => ({ entries: [], next: null }),
) {
  const asked: unknown[] = [];
  const world = { reports: [REPORT], found: BEN as object };
  serve((route, values) => {
    if (route === 'GET /api/admin/reports') return { reports: world.reports };
    if (route === 'GET /api/admin/log') return log(values.before as number | undefined);
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
  await one.send('suspend', { days: '3', reason: 'Rude.' });
  world.found = { ...BEN, suspended: { until: null } };
  await one.send('suspend', { days: '' });
  await one.click('lift');
  const found = 'ben';
  assert.deepEqual(asked, [
    ...[found, { action: 'rename', person: 'b1', name: 'Benjamin' }, found],
    ...[{ action: 'suspend', person: 'b1', reason: 'Rude.', days: 3 }, found],
    ...[{ action: 'suspend', person: 'b1', reason: '' }, found],
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
  assert.equal(idIn('game', ' x7k9 '), 'x7k9');
});

const ENTRY = {
  ...{ number: 2, at: 0, admin: 'a1', admin_name: 'Ann', local: false, reason: 'Rude.' },
  ...{ action: 'rename', person: 'b1', person_name: 'Ben', details: { name: 'Benjamin' } },
};

test('the log says who did what to whom and why, and reads on', async () => {
  const shell = { ...ENTRY, number: 1, local: true, admin: null, admin_name: null, reason: '' };
  const { one } = await page(true, (before) =>
    before
      ? { entries: [{ ...shell, action: 'end_game', details: { game: 'g1' } }], next: null }
      : { entries: [ENTRY], next: 2 },
  );
  assert.match(one.textOf('log'), /Renamed Ben · Benjamin Rude\. Ann, /);
  await one.click('older-log');
  assert.match(one.textOf('log'), /Game ended Ben g1 Command line, /);
});

test('a tournament is named by its address; nothing is ended without a question', async () => {
  const refused = await page(false);
  await refused.one.change('one-tournament-id', 'https://quilts.example/tournaments/t9/hall');
  await refused.one.click('end_tournament');
  assert.deepEqual(refused.asked, []);
  const { one, asked } = await page();
  await one.click('hide_tournament');
  assert.deepEqual(asked, [], 'an empty field names none');
  await one.change('one-tournament-id', 'https://quilts.example/tournaments/t9/hall');
  await one.change('care-reason', 'Spam.');
  await one.click('hide_tournament');
  await one.click('delete_tournament');
  await one.send('rename-tournament', { text: ' Better ' });
  assert.deepEqual(asked, [
    { action: 'hide_tournament', tournament: 't9', reason: 'Spam.' },
    { action: 'delete_tournament', tournament: 't9', reason: 'Spam.' },
    { action: 'rename_tournament', tournament: 't9', name: 'Better', reason: 'Spam.' },
  ]);
});
