import assert from 'node:assert/strict';
import test from 'node:test';
import {
  afterEvent,
  afterNote,
  beginGame,
  decider,
  happenedIn,
} from '../../../quiltbee/web/core/rules/fold.ts';
import { framesOf } from '../../../quiltbee/web/core/rules/replay.ts';
import { tableOf } from '../../../quiltbee/web/core/rules/description.ts';
import { gameMessage, PATCHES } from '../tables.ts';
import type { Folded, GameMessage } from '../../../quiltbee/web/core/types.ts';

const RING = 'HBCDEFGIJKLMNOPQRSTUVWXYZabcdefgA';
const EMPTY = Array(9).fill('9').join('/');
const START = `${EMPTY} ${EMPTY} 5.0 5.0 ${RING} 1 - r`;
const SOLO = `${EMPTY} 5.0 0.0:- ${RING} 1 - r normal 3 ?.?.?.?.?.?.?.?.?.? ?.?/-`;

function person(name: string, yours: boolean) {
  return { name, kind: 'person' as const, yours, bot: false, rating: null };
}

function duel(part?: Partial<GameMessage>): GameMessage {
  return gameMessage({
    game: 'k3v9',
    number: 3,
    opponent: 'friend',
    level: null,
    mode: 'remote',
    seed: 'quilt',
    access: 'invitation',
    start: START,
    moves: ['pass'],
    seats: [person('Ann', false), person('Bob', true)],
    present: [1, 2],
    ...part,
  });
}

function begun(part?: Partial<GameMessage>) {
  const folded = beginGame(duel(part), PATCHES);
  assert.ok(folded);
  return folded;
}

function next(folded: Folded, event: object) {
  const { number } = folded.game;
  const whole = { type: 'event', number: number + 1, at: 0, acknowledges: null, ...event };
  return afterEvent(folded, whole as any, PATCHES);
}

test('an event that leaves one out, comes twice or is illegal is none', () => {
  const folded = begun();
  assert.equal(next(folded, { number: 3, kind: 'move', move: 'pass' }), null);
  assert.equal(next(folded, { number: 5, kind: 'move', move: 'pass' }), null);
  assert.equal(next(folded, { kind: 'move', move: 'Z0a1' }), null);
  assert.equal(next(folded, { kind: 'move', move: 'H0i9' }), null);
  assert.equal(next(folded, { kind: 'move', move: '+a1' }), null);
  assert.equal(next(folded, { kind: 'card', move: 'A:pass' }), null);
  assert.equal(next(folded, { kind: 'takeback', keep: 2 }), null);
  assert.equal(next(begun({ opening: 1 }), { kind: 'takeback', keep: 0 }), null);
  assert.equal(next(folded, { kind: 'dance' }), null);
  const over = next(folded, { kind: 'resign', player: 1 });
  assert.ok(over);
  assert.equal(next(over, { kind: 'move', move: 'pass' }), null);
});

test('a game is none where a move is illegal or the start is no position', () => {
  assert.equal(beginGame(duel({ moves: ['pass', 'H0i9'] }), PATCHES), null);
  assert.equal(beginGame(duel({ start: 'quilt' }), PATCHES), null);
  assert.equal(beginGame(duel({ moves: ['A:pass'] }), PATCHES), null);
  assert.equal(beginGame(duel({ start: START.replace(' - r', ' - b') }), PATCHES), null);
});

test('only whoever decides is told what there is to decide', () => {
  const mine = begun();
  assert.deepEqual([decider(mine), tableOf(mine, PATCHES).options.length], [2, 4]);
  const theirs = next(mine, { kind: 'move', move: 'B0a1' });
  assert.ok(theirs);
  assert.deepEqual([decider(theirs), tableOf(theirs, PATCHES).options.length], [1, 0]);
});

test('what did not change is the same object as before', () => {
  const folded = begun();
  const table = tableOf(folded, PATCHES);
  assert.equal(tableOf(folded, PATCHES), table);
  const later = next(folded, { kind: 'move', move: 'B0a1' });
  assert.ok(later);
  const after = tableOf(later, PATCHES);
  assert.equal(after.players[0], table.players[0]);
  assert.notEqual(after.players[1], table.players[1]);
  assert.equal(after.seats, table.seats);
  assert.equal(after.moves[0], table.moves[0]);
  const talk = next(folded, { kind: 'ask', player: 1 });
  assert.ok(talk);
  const asked = tableOf(talk, PATCHES);
  for (const key of ['moves', 'seats', 'options', 'time_board'] as const)
    assert.equal(asked[key], table[key], key);
  assert.deepEqual(asked.offer, { kind: 'takeback', seat: 1 });
});

test('a note changes what is so just now, and no number', () => {
  const clock = { control: '600+10', left: [6, 5] as [number, number] };
  const folded = begun({ clock: { ...clock, running: 1, since: 9 } });
  const left = { left: [4, 5] as [number, number], running: 2, since: 10 };
  const note = { type: 'note', present: [2], thinking: true, now: 12 } as const;
  const noted = afterNote(folded, { ...note, clock: left } as any);
  const table = tableOf(noted, PATCHES);
  assert.deepEqual([table.number, table.now, table.thinking], [3, 12, true]);
  assert.deepEqual(table.clock, { control: '600+10', ...left });
  assert.deepEqual(
    table.seats.map(({ away }) => away),
    [true, false],
  );
});

test('the clock of an event keeps its control, and a handover has none', () => {
  const control = { control: '600+10', left: [6, 5] as [number, number] };
  const folded = begun({ clock: { ...control, running: 1, since: 9 } });
  const clock = { left: [4, 5], running: 1, since: 20 };
  const moved = next(folded, { kind: 'move', move: 'B0a1', clock, now: 21 });
  assert.ok(moved);
  assert.deepEqual(tableOf(moved, PATCHES).clock, { control: '600+10', ...clock });
  const seat = { name: 'Computer', kind: 'computer', bot: false, rating: null };
  const rest = { opponent: 'computer', level: 4, mode: 'computer', rated: false, clock: null };
  const handed = next(moved, { kind: 'handover', player: 1, seat, ...rest });
  assert.ok(handed);
  const table = tableOf(handed, PATCHES);
  assert.deepEqual([table.clock, table.thinking, table.mode], [null, true, 'computer']);
  assert.deepEqual(table.seats[0], { ...seat, yours: false, away: false });
});

test('what happened is told with who did it', () => {
  const folded = begun();
  const event = { type: 'event', number: 4, at: 0, acknowledges: null };
  const told = (part: object) => happenedIn(folded, { ...event, ...part } as any);
  const nothing = { player: null, move: null, keep: null };
  assert.deepEqual(told({ kind: 'move', move: 'pass' }), {
    ...nothing,
    kind: 'move',
    player: 2,
    move: 'pass',
  });
  assert.deepEqual(told({ kind: 'takeback', keep: 0 }), { ...nothing, kind: 'takeback', keep: 0 });
  assert.deepEqual(told({ kind: 'ask', player: 1 }), { ...nothing, kind: 'ask', player: 1 });
  assert.deepEqual(told({ kind: 'abort' }), { ...nothing, kind: 'abort' });
});

/** An account of a first turn by card 12: it advances. */
const ADVANCE = {
  number: 2,
  card: { number: 12, budget: 0, income: 5, filters: [] },
  ...{ choices: 'CDE', affordable: '', steps: [], taken: null, start: 0, stop: 6 },
  ...{ income_marks: [5], income: 5, special_patches: [] },
  ...{ reaches_marker: false, takes_special_tile: false },
};

test("the Automa's turn is carried out as the server tells it, where it can follow", () => {
  const cards = { pile: 10, aside: 2, discards: [], budget: null, shuffles: [Array(12).fill(0)] };
  const rest = { deck: 'normal' as const, level: 3, practice: false };
  const automa = { ...cards, ...rest, turns: [], levels: [] };
  const folded = begun({ mode: 'solo', start: SOLO, moves: [], automa });
  const bought = next(folded, { kind: 'move', move: 'B0a1' });
  assert.ok(bought);
  assert.equal(decider(bought), 'card');
  assert.equal(tableOf(bought, PATCHES).stage, 'card');
  assert.equal(next(bought, { kind: 'move', move: 'pass' }), null, 'it is not the person’s turn');
  const { time } = bought.positions[1].players[0];
  const turn = { ...ADVANCE, stop: time + 1, income_marks: [], income: 0 };
  const now = { ...cards, pile: 9, discards: [12] };
  const event = { kind: 'card', move: 'A:pass', turn, cards: now };
  for (const wrong of [
    { move: 'A:C' },
    { turn: { ...turn, start: 1 } },
    { turn: { ...turn, choices: 'CD' } },
    { turn: { ...turn, taken: 'Z' }, move: 'A:Z' },
    { turn: { ...turn, stop: 0 } },
    { turn: undefined },
  ])
    assert.equal(next(bought, { ...event, ...wrong }), null, JSON.stringify(wrong));
  const turned = next(bought, event);
  assert.ok(turned);
  const table = tableOf(turned, PATCHES);
  assert.deepEqual([table.automa?.turns, table.automa?.pile], [[turn], 9]);
  assert.deepEqual(table.moves.at(-1), {
    ...{ number: 2, player: 2, move: 'A:pass' },
    change: { from: 0, to: 4, paid: 0, earned: 0, income: 0 },
  });
  assert.match(table.position, / \?\.\?\.\?\.\?\.\?\.\?\.\?\.\?\.\? \?\.\?\/12$/);
});

test('a replay with an illegal move has no frames', () => {
  const whole = { tags: {}, comment: null, start: START, automa: null, ended: null };
  const replay = { ...whole, result: null, link: '', record: '' };
  assert.equal(framesOf({ ...replay, moves: ['pass', 'pass'] }, PATCHES)?.length, 3);
  assert.equal(framesOf({ ...replay, moves: ['H0i9'] }, PATCHES), null);
  assert.equal(framesOf({ ...replay, moves: [], start: 'quilt' }, PATCHES), null);
});
