import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import {
  dayName,
  figuresOf,
  later,
  monthLater,
  untilMidnight,
  weeksOf,
} from '../../../quiltbee/web/day/calendar.ts';
import { outcomeOf, placeOf, rivalOf, shareText } from '../../../quiltbee/web/day/day.ts';
import { day as dayPage } from '../../../quiltbee/web/day/day_page.ts';
import { Drawn } from '../drawn.ts';
import { serve } from '../server.ts';
import { EMPTY, gameMessage } from '../tables.ts';
import type { DayState } from '../../../quiltbee/web/core/generated/messages.ts';

const NEW: DayState = {
  ...{
    day: '2026-11-23',
    opponent: 'computer',
    level: 4,
    deck: null,
    seat: 2,
    seed: 'x',
    ring: 'HIJ',
  },
  ...{ open: true, counts: true, attempt: null, table: null },
};

const attempt = (day: string, won: boolean | null, margin: number | null = 3) => ({
  day,
  game: 'g',
  won,
  margin,
});

const OVER: DayState = {
  ...NEW,
  open: false,
  attempt: attempt('2026-11-23', true, 12),
  table: { played: 17, won: 9, rank: 3, best: [], best_game: null },
};

test('days go by the clock on the wall', () => {
  assert.equal(dayName(new Date(2026, 0, 5, 23, 59)), '2026-01-05');
  assert.equal(later('2026-12-31', 1), '2027-01-01');
  assert.equal(later('2027-03-01', -1), '2027-02-28');
  assert.equal(untilMidnight(new Date(2026, 10, 23, 23, 59, 59)), 1000);
  assert.equal(monthLater('2026-12', 1), '2027-01');
  assert.equal(monthLater('2026-01', -1), '2025-12');
});

test('a month has whole weeks from Monday on', () => {
  const weeks = weeksOf('2026-11');
  assert.equal(weeks.length, 6);
  assert.deepEqual(weeks[0], [null, null, null, null, null, null, '2026-11-01']);
  assert.deepEqual(weeks[5], ['2026-11-30', null, null, null, null, null, null]);
  assert.equal(weeksOf('2027-02').flat().filter(Boolean).length, 28);
});

test('a streak goes up to today, or to yesterday while today is to come', () => {
  const played = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'];
  const attempts = played.map((day, at) => attempt(day, at % 2 === 0));
  const figures = { played: 5, won: 3, streak: 2, longest: 3 };
  assert.deepEqual(figuresOf(attempts, '2026-11-23'), figures);
  assert.deepEqual(figuresOf(attempts, '2026-11-24'), figures);
  assert.deepEqual(figuresOf(attempts, '2026-11-25'), { ...figures, streak: 0 });
  assert.deepEqual(figuresOf([attempt('2026-11-23', null)], '2026-11-23'), {
    ...{ played: 0, won: 0, streak: 0, longest: 0 },
  });
});

test('what is told of a day, and sent to friends, gives nothing away', () => {
  assert.equal(rivalOf(NEW), 'Against level 4, Regular');
  const solo: DayState = { ...NEW, opponent: 'automa', level: 3, deck: 'tactical' };
  assert.equal(rivalOf(solo), 'Against the Automa, level III, tactical deck');
  assert.equal(outcomeOf(attempt('', false, -7)), 'Lost by 7');
  assert.equal(outcomeOf(attempt('', true, 0)), 'Won on equal points');
  assert.equal(outcomeOf(attempt('', false, null)), 'Resigned');
  assert.equal(
    shareText(OVER, 'https://bee.example'),
    'Quiltbee, November 23, 2026\n' +
      'Against level 4, Regular: Won by 12, place 3 of 17.\n' +
      'https://bee.example/day/2026-11-23',
  );
  const rows = ['aaaaaaaaa', '*aaaaaaaa', 'a.aaaaaaa', 'aa..aaaaa', 'a...aaaaa', '.........'];
  const cells = [...rows, ...rows.slice(0, 3)].join('');
  assert.match(shareText(OVER, '', cells), /\n🟩🟩🟨🟨⬜⬜🟩🟩🟨\n/u);
});

/** A page at noon of a day, whose calls are noted. */
async function pageOf(context: TestContext, day: DayState, asked = {}) {
  const done: unknown[] = [];
  serve((route, values) => {
    if (route.startsWith('GET /api/days')) return day;
    if (route === 'GET /api/me/days') return { days: [] };
    if (route === 'GET /api/games/g') return gameMessage();
    done.push([route, values]);
    return { id: 'g', url: '/game/g' };
  });
  const now = new Date(2026, 10, 23, 12).getTime();
  context.mock.timers.enable({ apis: ['Date'], now });
  let wake = () => {};
  globalThis.document = {
    addEventListener: (_: string, heard: () => void) => (wake = heard),
  } as any;
  globalThis.window = { setTimeout: () => 0 } as any;
  const page = await new Drawn(asked).open((each) => dayPage(each));
  /** Look at the page again on another day. */
  const sleepUntil = async (month: number, date: number) => {
    context.mock.timers.setTime(new Date(2026, month - 1, date, 12).getTime());
    wake();
    await page.settle();
  };
  return { page, done, sleepUntil };
}

test('the game that counts is begun once, or gone back to', async (context) => {
  const { page, done } = await pageOf(context, NEW);
  const press = page.of('day-play')['@click'];
  await Promise.all([press(), press()]);
  assert.deepEqual(done, [['POST /api/days/2026-11-23', {}]]);
  assert.deepEqual(page.went, ['/game/g']);
});

test('for practice the same ring is played against the same opponent', async (context) => {
  const { page, done } = await pageOf(context, OVER);
  await page.click('day-practise');
  assert.deepEqual(done, [
    [
      'POST /api/games',
      {
        ...{ opponent: 'computer', level: 4, seed: 'x', names: null, from: null },
        ...{ board: 'revised', first: 'opponent' },
      },
    ],
  ]);
  assert.deepEqual(page.went, ['/game/g']);
});

test('sharing says that it was copied, or uses the sheet of the system', async (context) => {
  const text = shareText(OVER, 'https://example.org', EMPTY);
  const { page } = await pageOf(context, OVER);
  await page.click('day-share');
  assert.deepEqual(page.copied, [text]);
  assert.equal(page.textOf('game-told'), 'Copied.');
  const shared: unknown[] = [];
  context.mock.timers.reset();
  const share = async (data: unknown) => void shared.push(data);
  const { page: other } = await pageOf(context, OVER, { share });
  await other.click('day-share');
  assert.deepEqual(shared, [{ text }]);
});

test('a page that is left open notices the next day', async (context) => {
  const { page, sleepUntil } = await pageOf(context, OVER);
  assert.ok(!page.has('newer-day'));
  await sleepUntil(11, 24);
  assert.ok(page.has('newer-day'));
  await page.click('month-after');
  assert.match(page.text, /November 2026/);
  await page.click('month-before');
  assert.match(page.text, /November 2026/);
  await sleepUntil(12, 1);
  await page.click('month-after');
  assert.match(page.text, /December 2026/);
});

test('an attempt that does not count says where it would stand, and is shared without', () => {
  const apart = { ...OVER, counts: false };
  assert.equal(placeOf(OVER), 'place 3 of 17');
  assert.equal(placeOf(apart), 'would be place 3 of 18');
  assert.doesNotMatch(shareText(apart, 'https://bee.example'), /place/);
});
