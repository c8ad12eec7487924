import assert from 'node:assert/strict';
import test, { mock } from 'node:test';
import { Refused } from '../../../quiltbee/web/core/api.ts';
import { positionString } from '../../../quiltbee/web/core/rules/notation.ts';
import { newGame } from '../../../quiltbee/web/core/rules/position.ts';
import { linesOf, decideHere, linesHere, decide } from '../../../quiltbee/web/engine/here_page.ts';
import { noteRunning } from '../../../quiltbee/web/shell/settings.ts';
import { PATCHES, RING } from '../tables.ts';
import { here, install } from './here.ts';

const OTHER = Array.from(RING, (_, at) => RING[(at * 7) % RING.length]).join('');
const position = positionString(newGame(RING), null);
const other = positionString(newGame(OTHER), null);
const { signal } = new AbortController();

globalThis.localStorage = new (class {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => this.kept.set(key, value);
})() as unknown as Storage;

/** Each way to ask for help with a position. */
const WAYS = {
  hint: (about: string) => decideHere({ position: about, lines: 30, moveTime: 1 }),
  lines: (about: string) =>
    linesHere({ position: about, points: 0, lines: 5 }, PATCHES, signal).next(),
  review: (about: string) => decideHere({ position: 'later' }, { signal, about }),
};

/** What comes of each way: whose sentence refuses it, or null. */
async function refusals(about: string, games: object[] | null) {
  install();
  here.running = games;
  const found = [];
  for (const ask of Object.values(WAYS)) {
    const problem = await ask(about).then(
      () => null,
      (thrown) => thrown,
    );
    assert.ok(problem === null || problem instanceof Refused, problem?.stack);
    found.push(problem?.message ?? null);
  }
  return found;
}

/** The same from every way. */
const all = (sentence: string | null) => Object.keys(WAYS).map(() => sentence);

test('nothing helps with a running game of one’s own, by whatever way it is asked', async () => {
  here.asked = [];
  mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  const slow = { ring: RING, fast: false };
  const [refusal] = await refusals(position, [slow]);
  assert.ok(refusal);
  assert.deepEqual(await refusals(position, [slow]), all(refusal));
  assert.deepEqual(await linesOf({ position, points: 0, lines: 1 }, PATCHES, signal), []);
  assert.deepEqual(here.asked, [], 'the worker never heard of it');
  assert.deepEqual(await refusals(other, [slow]), all(null));
  const [clock] = await refusals(other, [{ ring: RING, fast: true }]);
  assert.ok(clock && clock !== refusal);
  assert.deepEqual(await refusals(other, [{ ring: RING, fast: true }]), all(clock));
  assert.deepEqual(await refusals(position, []), all(null));

  noteRunning('x', RING, false, Date.now() + 1000);
  assert.deepEqual(await refusals(position, []), all(null), 'the server knows better');
  assert.deepEqual(await refusals(other, null), all(clock));
  mock.timers.setTime(2_000_000);
  assert.deepEqual(await refusals(other, null), all(null), 'that clock has run out');
  assert.deepEqual(await refusals(position, null), all(refusal));
  assert.equal(await decide(position, 1), 'pass', 'a level plays its own game');
  noteRunning('x', RING, true, 0);
  assert.deepEqual(await refusals(position, null), all(null));
});
