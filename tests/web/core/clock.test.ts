import assert from 'node:assert/strict';
import test from 'node:test';
import {
  anchorOf,
  clockSentence,
  clockText,
  controlLabel,
  controlSentence,
  crossed,
  isLow,
  leftAt,
  parseControl,
  untilNextText,
} from '../../../quiltbee/web/core/clock.ts';
import { remote } from '../tables.ts';
import type { ClockState } from '../../../quiltbee/web/core/types.ts';

const HOUR = 3_600_000;

function clock(part: Partial<ClockState> = {}): ClockState {
  return { control: '600+10', left: [600_000, 300_000], running: 1, since: 1000, ...part };
}

test('a time control is read and told', () => {
  assert.deepEqual(parseControl('600+10'), { kind: 'increment', main: 600_000, extra: 10_000 });
  assert.deepEqual(parseControl('90~5'), { kind: 'delay', main: 90_000, extra: 5000 });
  assert.deepEqual(parseControl('3d'), { kind: 'days', main: 72 * HOUR, extra: 0 });
  assert.equal(controlLabel('600+10'), '10 min + 10 s');
  assert.equal(controlLabel('90~5'), '90 s ~ 5 s');
  assert.equal(controlLabel('300+0'), '5 min');
  assert.equal(controlLabel('1d'), '1 day a turn');
  assert.equal(controlSentence(null), 'no clock');
  assert.equal(controlSentence('300+0'), '5 minutes for the whole game');
  assert.equal(controlSentence('5400+30'), '1 hour 30 minutes, and 30 seconds more for each turn');
  assert.equal(controlSentence('90~5'), '1 minute 30 seconds, and 5 seconds of delay in each turn');
  assert.equal(controlSentence('3d'), '3 days for each turn');
});

test('the running side has what was left, less what has gone on the page’s own clock', () => {
  const anchor = { now: 3000, at: 50_000 };
  assert.equal(leftAt(clock(), 1, anchor, 50_000), 598_000);
  assert.equal(leftAt(clock(), 1, anchor, 60_000), 588_000);
  assert.equal(leftAt(clock(), 2, anchor, 60_000), 300_000, 'the other side’s stands');
  assert.equal(leftAt(clock({ running: null }), 1, anchor, 60_000), 600_000);
  assert.equal(leftAt(clock(), 1, anchor, 50_000_000), 0, 'never less than nothing');
});

test('with a delay nothing is charged until it is over', () => {
  const delayed = clock({ control: '600~10' });
  const anchor = { now: 1000, at: 0 };
  assert.equal(leftAt(delayed, 1, anchor, 9999), 600_000);
  assert.equal(leftAt(delayed, 1, anchor, 12_500), 597_500);
});

test('a new time of the server is an anchor; the same one keeps that of before', () => {
  const first = anchorOf(null, remote({ now: 5 }), 100);
  assert.deepEqual(first, { now: 5, at: 100 });
  assert.equal(anchorOf(first, remote({ now: 5 }), 200), first);
  assert.deepEqual(anchorOf(first, remote({ now: 6 }), 200), { now: 6, at: 200 });
  assert.equal(anchorOf(first, remote({ now: null }), 200), null);
});

test('the display: minutes, tenths at the end, hours and days', () => {
  const texts = {
    '10:00': 600_000,
    '9:59': 598_001,
    '1:00': 59_001,
    '0:11': 10_001,
    '0:10': 9901,
    '0:09.9': 9900,
    '0:00.1': 1,
    '0:00.0': 0,
    '1:00:00': HOUR,
    '1:02:03': HOUR + 123_000,
    '3 d 0 h': 72 * HOUR,
    '1 d 4 h': 28 * HOUR + 1,
  };
  for (const [text, left] of Object.entries(texts)) assert.equal(clockText(left), text);
});

test('no text is wider than its slot', () => {
  for (let left = 0; left < 30 * 24 * HOUR; left = Math.ceil(left * 1.01) + 50)
    assert.ok(clockText(left).length <= 9, clockText(left));
});

test('the display is looked at again just when it changes', () => {
  for (const left of [600_000, 59_999, 10_050, 10_000, 9950, 9901, 9900, 9850, 101, 100, 1]) {
    const wait = untilNextText(left);
    assert.ok(wait !== null);
    if (wait > 1) assert.equal(clockText(left - wait + 1), clockText(left), `${left}`);
    assert.notEqual(clockText(Math.max(0, left - wait - 1)), clockText(left), `${left}`);
  }
  assert.equal(untilNextText(0), null);
  assert.equal(untilNextText(48 * HOUR), 60_000);
});

test('in words', () => {
  assert.equal(clockSentence(598_001), '9 minutes 59 seconds');
  assert.equal(clockSentence(HOUR), '1 hour');
  assert.equal(clockSentence(49 * HOUR), '2 days 1 hour');
  assert.equal(clockSentence(0), 'no time left');
});

test('little time is a minute, less in short games, more where days are counted', () => {
  assert.equal(isLow('600+10', 59_999), true);
  assert.equal(isLow('600+10', 60_000), false);
  assert.equal(isLow('180+0', 20_000), false);
  assert.equal(isLow('60+0', 9999), true);
  assert.equal(isLow('3d', 7 * HOUR), false);
  assert.equal(isLow('3d', 5 * HOUR), true);
});

test('only 60, 30 and 10 seconds are announced, and only once', () => {
  assert.equal(crossed(60_100, 59_900), 60);
  assert.equal(crossed(59_900, 59_000), null);
  assert.equal(crossed(60_100, 9000), 10, 'after a gap the last one');
  assert.equal(crossed(500, 0), null);
});
