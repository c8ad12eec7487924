import assert from 'node:assert/strict';
import test from 'node:test';
import { cuesOf, PULSES, TUNES } from '../../../quiltbee/web/table/cues_page.ts';
import { player, seat, table } from '../tables.ts';
import type { PlayerState, Table } from '../../../quiltbee/web/core/types.ts';

/** The table after a move. */
function after(move: string, by: 1 | 2, has: Partial<PlayerState>, part: Partial<Table> = {}) {
  const players = [player({ income: 2, time: 3 }), player()];
  players[by - 1] = { ...players[by - 1], ...has };
  const [was, is] = [by === 1 ? 3 : 0, players[by - 1]];
  const gain = is.buttons - 5;
  const change = { from: was, to: is.time, paid: Math.max(0, -gain), earned: 0, income: 0 };
  const moves = [{ number: 1, player: by, move, change: { ...change, earned: Math.max(0, gain) } }];
  return table({ number: 1, moves, players, ...part });
}

const BEFORE = table({ players: [player({ income: 2, time: 3 }), player()] });

test('a move sounds by what it does: sewing, buttons, payday', () => {
  assert.deepEqual(cuesOf(BEFORE, after('B0a1', 1, { time: 4, buttons: 3 })), ['place']);
  assert.deepEqual(cuesOf(BEFORE, after('pass', 1, { time: 4, buttons: 6 })), ['button']);
  assert.deepEqual(cuesOf(BEFORE, after('B0a1', 1, { time: 6, buttons: 4 })), ['place', 'payday']);
});

test('one is called when the turn comes to one, and not where two share the screen', () => {
  const theirs = { ...BEFORE, turn: 2 as const };
  assert.deepEqual(cuesOf(theirs, after('B0a1', 2, { time: 4, buttons: 3 })), ['place', 'turn']);
  const seats = [seat({ yours: true }), seat({ yours: true })];
  assert.deepEqual(cuesOf({ ...theirs, seats }, after('B0a1', 2, { time: 4 }, { seats })), [
    'place',
  ]);
});

test('the end sounds by whether it was won, and nothing sounds at first or twice', () => {
  const result = {
    winner: 1 as const,
    scores: [1, 0] as [number, number],
  };
  const won = { stage: 'over' as const, result: { ...result, reason: 'score' } };
  const over = after('pass', 1, { time: 4 }, won as any);
  assert.deepEqual(cuesOf(BEFORE, over), ['win']);
  assert.deepEqual(cuesOf(BEFORE, { ...over, seats: [seat({}), seat({})] }), ['end']);
  assert.deepEqual(cuesOf(over, over), []);
});

test('every cue is short, and never loud', () => {
  for (const notes of Object.values(TUNES)) {
    assert.ok(notes.length > 0);
    for (const { at, long, loud } of notes) assert.ok(at + long < 1 && loud <= 0.5);
  }
  for (const pulse of Object.values(PULSES)) assert.ok(pulse.reduce((sum, ms) => sum + ms) < 300);
});
