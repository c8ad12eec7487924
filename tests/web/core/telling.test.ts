import assert from 'node:assert/strict';
import test from 'node:test';
import { Telling, type Pace } from '../../../quiltbee/web/core/telling.ts';

/** A telling whose time is turned by hand. */
function setUp(pace: Pace) {
  const shown: [string, number][] = [];
  const timers: Map<number, { run: () => void; after: number }> = new Map();
  let last = 0;
  const telling: Telling<string> = new Telling(
    {
      later: (run, after) => {
        last += 1;
        timers.set(last, { run, after });
        return last;
      },
      forget: (timer) => timers.delete(timer),
      pace: () => pace,
    },
    (item, milliseconds) => shown.push([item, milliseconds]),
  );
  /** Let the time of the action on show go by, and say how long it was. */
  const wait = () => {
    const [[timer, { run, after }]] = timers;
    timers.delete(timer);
    run();
    return after;
  };
  return { telling, shown, timers, wait };
}

test('actions of the other side are told one after another, each at most 350 ms', () => {
  const { telling, shown, timers, wait } = setUp('normal');
  for (const each of ['a', 'b', 'c']) telling.receive(each, true);
  assert.deepEqual(shown, [['a', 350]]);
  assert.equal(wait(), 350);
  assert.deepEqual(shown.at(-1), ['b', 350]);
  wait();
  assert.deepEqual(shown.at(-1), ['c', 350]);
  wait();
  assert.equal(timers.size, 0);
});

test('a run takes at most 1.2 s however long it is, and the next run begins anew', () => {
  const { telling, shown, timers, wait } = setUp('normal');
  for (let action = 0; action < 12; action += 1) telling.receive(String(action), true);
  let spent = 0;
  while (timers.size > 0) spent += wait();
  assert.equal(shown.length, 12);
  assert.ok(spent <= 1200, String(spent));
  telling.receive('next', true);
  assert.deepEqual(shown.at(-1), ['next', 350]);
});

test('slower is slower, faster is faster, and off takes no time', () => {
  const slower = setUp('slower');
  slower.telling.receive('a', true);
  assert.deepEqual(slower.shown, [['a', 900]]);
  const faster = setUp('faster');
  faster.telling.receive('a', true);
  assert.deepEqual(faster.shown, [['a', 160]]);
  const off = setUp('off');
  for (const each of ['a', 'b']) off.telling.receive(each, true);
  assert.deepEqual(off.shown, [
    ['a', 0],
    ['b', 0],
  ]);
  assert.equal(off.timers.size, 0);
});

test('a skip shows the rest at once, in order', () => {
  const { telling, shown, timers } = setUp('normal');
  for (const each of ['a', 'b', 'c']) telling.receive(each, true);
  assert.equal(telling.skip(), true);
  assert.deepEqual(shown, [
    ['a', 350],
    ['b', 0],
    ['c', 0],
  ]);
  assert.equal(timers.size, 0);
  assert.equal(telling.skip(), false);
});

test('what is one’s own interrupts, what takes no time waits its turn', () => {
  const { telling, shown, wait } = setUp('normal');
  telling.receive('a', true);
  telling.receive('thinking', false);
  telling.receive('b', true);
  wait();
  assert.deepEqual(
    shown.map(([item]) => item),
    ['a', 'thinking', 'b'],
  );
  telling.receive('c', true);
  telling.interrupt('own');
  assert.deepEqual(shown.slice(-2), [
    ['c', 0],
    ['own', 0],
  ]);
});
