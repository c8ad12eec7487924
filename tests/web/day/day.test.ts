import assert from 'node:assert/strict';
import test from 'node:test';
import {
  dayName,
  figuresOf,
  later,
  monthLater,
  untilMidnight,
  weeksOf,
} from '../../../quiltbee/web/day/calendar.ts';
import { DayPage, outcomeOf, rivalOf, shareText } from '../../../quiltbee/web/day/day.ts';
import { serve } from '../server.ts';
import type { DayState } from '../../../quiltbee/web/core/messages.ts';

const NEW: DayState = {
  ...{ day: '2026-11-23', opponent: 'computer', level: 4, deck: null, seat: 2, seed: 'x' },
  ...{ open: true, attempt: null, table: null },
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
});

/** A page whose calls are noted. */
function pageOf(day: DayState, hasSheet: boolean = false) {
  const done: unknown[] = [];
  const noting = (what: string) => async (word: unknown) => void done.push([what, word]);
  serve((route, values) => {
    done.push([route, values]);
    return { id: 'g', url: '/game/g' };
  });
  const outside = {
    ...{ copy: noting('copy'), share: hasSheet ? noting('share') : null },
    ...{ origin: 'https://bee.example', go: (path: string) => done.push(path) },
  };
  return { page: new DayPage(outside, day, [], '2026-11-23'), done };
}

test('the game that counts is begun once, or gone back to', async () => {
  const { page, done } = pageOf(NEW);
  await Promise.all([page.play(), page.play()]);
  assert.deepEqual(done, [['POST /api/days/2026-11-23', {}], '/game/g']);
});

test('for practice the same ring is played against the same opponent', async () => {
  const { page, done } = pageOf(OVER);
  await page.practise();
  assert.deepEqual(done, [
    [
      'POST /api/games',
      {
        ...{ opponent: 'computer', level: 4, seed: 'x', names: null, from: null },
        ...{ board: 'revised', first: 'opponent' },
      },
    ],
    '/game/g',
  ]);
});

test('sharing says that it was copied, or uses the sheet of the system', async () => {
  const { page, done } = pageOf(OVER);
  await page.share();
  assert.deepEqual(done, [['copy', shareText(OVER, 'https://bee.example')]]);
  assert.equal(page.state.told.game, 'Copied.');
  const other = pageOf(OVER, true);
  await other.page.share();
  assert.deepEqual(other.done, [['share', { text: shareText(OVER, 'https://bee.example') }]]);
});

test('a page that is left open notices the next day', () => {
  const { page } = pageOf(OVER);
  page.look('2026-11-24');
  assert.equal(page.state.today, '2026-11-24');
  page.turn(1);
  assert.equal(page.state.month, '2026-11');
  page.turn(-1);
  assert.equal(page.state.month, '2026-11');
  page.look('2026-12-01');
  page.turn(1);
  assert.equal(page.state.month, '2026-12');
});
