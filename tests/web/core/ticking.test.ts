import assert from 'node:assert/strict';
import test from 'node:test';
import { reduce, startState } from '../../../quiltbee/web/core/game_state.ts';
import { Ticking } from '../../../quiltbee/web/core/clock.ts';
import { PATCHES, remote, seat } from '../tables.ts';
import type { ClockState, Table } from '../../../quiltbee/web/core/types.ts';

/** A heartbeat in a world where time passes only when the test says so. */
function world(part: Partial<Table>) {
  let now = 0;
  let state = startState(PATCHES, remote(part));
  let timer: { run: () => void; wait: number } | null = null;
  const shown: Record<number, string> = {};
  const heard: object[] = [];
  const ticking = new Ticking({
    now: () => now,
    later: (run, wait) => {
      timer = { run, wait };
      return 1;
    },
    forget: () => {
      timer = null;
    },
    show: (player, { text, low }) => {
      shown[player] = low ? `${text} low` : text;
    },
    onTime: (change) => {
      heard.push(change);
      state = reduce(state, { type: 'time', part: change });
    },
  });
  const consider = () => ticking.consider(state);
  const step = () => {
    const due = timer;
    if (!due) return null;
    timer = null;
    now += due.wait;
    due.run();
    return due.wait;
  };
  const isBefore = (until: number) => now < until;
  const pass = (until: number) => {
    while (isBefore(until) && step() !== null) consider();
  };
  return { consider, step, pass, shown, heard, has: () => timer !== null };
}

function running(left: number): ClockState {
  return { control: '600+0', left: [left, 30_000], running: 1, since: 0 };
}

test('both clocks are shown, and only the running one is looked at again', () => {
  const { consider, step, shown, has } = world({ clock: running(90_500), now: 0 });
  consider();
  assert.deepEqual(shown, { 1: '1:31', 2: '0:30 low' });
  assert.equal(step(), 500);
  assert.equal(shown[1], '1:30');
  assert.equal(step(), 1000);
  assert.equal(shown[1], '1:29');
  assert.ok(has());
});

test('little time is said at 60, 30 and 10 seconds; then time is up, once', () => {
  const { consider, pass, shown, heard, has } = world({ clock: running(61_000), now: 0 });
  consider();
  pass(70_000);
  assert.deepEqual(heard, [
    { timeSaid: 'You have 60 seconds left.' },
    { timeSaid: 'You have 30 seconds left.' },
    { timeSaid: 'You have 10 seconds left.' },
    { fallen: 1, timeSaid: 'Your time is up.' },
  ]);
  assert.equal(shown[1], '0:00.0 low');
  assert.equal(has(), false, 'nothing more to wait for');
});

test('without a running clock nothing ticks', () => {
  const { consider, has } = world({ clock: { ...running(9), running: null }, now: 0 });
  consider();
  assert.equal(has(), false);
});

test('that the other is away for long is noticed when it is so', () => {
  const seats = [seat({ yours: true }), seat({ name: 'Ben', away: true })];
  const { consider, step, heard } = world({ seats });
  consider();
  assert.equal(step(), 180_000);
  assert.deepEqual(heard, [{ isLongAway: true }]);
});
