import assert from 'node:assert/strict';
import test from 'node:test';
import {
  reduce,
  startState,
  type GameEvent,
  type GameState,
} from '../../../quiltbee/web/core/game_state.ts';
import { parseCell } from '../../../quiltbee/web/core/geometry.ts';
import {
  canAct,
  choiceOf,
  completes7x7,
  frontPlayer,
  landing,
  offered,
  patchChoice,
} from '../../../quiltbee/web/core/queries.ts';
import { PATCHES, option, player, remote, seat, table } from '../tables.ts';
import type { Happened, Table } from '../../../quiltbee/web/core/types.ts';

function after(
  { table, at }: { type: 'table'; table: Table; at?: number },
  ...events: GameEvent[]
) {
  return events.reduce(reduce, startState(PATCHES, table, at));
}

/** The event of choosing a patch on offer. */
function choosing(state: GameState, letter: string): GameEvent {
  const choice = patchChoice(state, letter);
  assert.ok(choice);
  return { type: 'placement', event: { type: 'choose', choice } };
}

test('a new number puts the patch back, the same number keeps it in hand', () => {
  const start = after({ type: 'table', table: table() });
  const chosen = reduce(start, choosing(start, 'B'));
  assert.equal(chosen.placement.letter, 'B');
  assert.equal(reduce(chosen, { type: 'table', table: table() }).placement.letter, 'B');
  assert.equal(
    reduce(chosen, { type: 'table', table: table({ number: 1 }) }).placement.letter,
    null,
  );
});

test('one acts on one’s own turn only, not while a move is under way nor in the past', () => {
  const mine = after({ type: 'table', table: table() });
  assert.equal(canAct(mine), true);
  assert.equal(canAct(after({ type: 'table', table: table({ turn: 2 }) })), false);
  assert.equal(canAct(after({ type: 'table', table: table({ stage: 'over' }) })), false);
  assert.equal(canAct(reduce(mine, { type: 'pending', request: { type: 'undo' } })), false);
  const past = reduce(mine, { type: 'look', frames: [], index: 0 });
  assert.equal(canAct(past), false);
  assert.equal(canAct(reduce(past, { type: 'return' })), true);
});

test('while a move is under way the ghost stays as it was sent', () => {
  const start = after({ type: 'table', table: table() });
  const sent = reduce(reduce(start, choosing(start, 'B')), {
    type: 'pending',
    request: { type: 'move', move: 'B0a1' },
  });
  assert.equal(reduce(sent, { type: 'placement', event: { type: 'cancel' } }), sent);
});

test('a refused move leaves the ghost and says why', () => {
  const start = after({ type: 'table', table: table() });
  const chosen = reduce(start, choosing(start, 'B'));
  const refused = reduce(
    reduce(reduce(chosen, { type: 'pending', request: { type: 'move', move: 'B0a1' } }), {
      type: 'pending',
      request: null,
    }),
    { type: 'refusal', kind: 'unavailable', text: 'The store can’t be written.' },
  );
  assert.equal(refused.placement.letter, 'B');
  assert.equal(refused.notice?.text, 'The store can’t be written.');
});

test('why a stale move was refused is still there when the table that followed is shown', () => {
  const start = after({ type: 'table', table: table() });
  const refused = reduce(start, {
    type: 'refusal',
    kind: 'stale',
    text: 'The table has moved on.',
  });
  const moved = reduce(refused, { type: 'table', table: table({ number: 1 }) });
  assert.equal(moved.notice?.text, 'The table has moved on.');
  assert.equal(reduce(moved, { type: 'pending', request: { type: 'undo' } }).notice, null);
});

test('a special patch that is due is in hand by itself and can’t be put back', () => {
  const due = after({
    type: 'table',
    table: table({
      stage: 'special_patch',
      options: [],
      players: [player({ cells: `..${'x'.repeat(79)}` }), player()],
    }),
  });
  assert.equal(due.placement.letter, '+');
  const cancelled = reduce(due, { type: 'placement', event: { type: 'cancel' } });
  assert.equal(cancelled.placement.letter, '+');
  assert.deepEqual([...(choiceOf(cancelled)?.placements ?? [])], ['0a1', '0b1']);
  const theirs = after({
    type: 'table',
    table: table({ turn: 2, stage: 'special_patch' }),
  });
  assert.equal(theirs.placement.letter, null);
});

test('a patch that completes a 7x7 square says so while nobody has the special tile', () => {
  const spaces = [...Array(81).keys()].map((space) => {
    const isIn = space >= 9 && space < 72 && space % 9 >= 2;
    return isIn && space !== 11 && space !== 12 ? 'x' : '.';
  });
  const mine = player({ cells: spaces.join('') });
  const tileAt = (key: string, theirs = player()) => {
    const shown = table({ options: [option({ letter: 'A' })], players: [mine, theirs] });
    const state = after({ type: 'table', table: shown });
    const held = reduce(state, choosing(state, 'A'));
    const choice = choiceOf(held);
    const [orientation, origin] = [Number(key[0]), parseCell(key.slice(1))];
    assert.ok(choice && origin);
    const put = { type: 'put' as const, orientation, origin };
    return completes7x7(reduce(held, { type: 'placement', event: put }), choice);
  };
  assert.ok(tileAt('1c2'));
  assert.ok(!tileAt('1a1'));
  assert.ok(!tileAt('1d2'), 'it overlaps');
  assert.ok(!tileAt('1c2', player({ special_tile: true })));
});

test('the news tell the opponent’s moves, then whose turn it is and why', () => {
  const before = table({ number: 1, moves: [{ number: 1, player: 1, move: 'B0a1' }], turn: 2 });
  const now = table({
    number: 3,
    players: [player({ time: 3 }), player({ time: 4, special_tile: true })],
    moves: [
      ...before.moves,
      { number: 2, player: 2, move: 'H0c4' },
      { number: 3, player: 2, move: '+d9' },
    ],
  });
  const state = after({ type: 'table', table: before }, { type: 'table', table: now });
  assert.equal(
    state.announced,
    'Greedy: H shape at d4. Greedy: special patch on d9. ' +
      'Greedy takes the special tile, 7 points. Your turn. ' +
      'You’re further back on the time board, so it’s your turn.',
  );
  const undone = reduce(state, { type: 'table', table: { ...before, number: 4 } });
  assert.match(undone.announced, /^Taken back\./);
});

test('the ghost is spoken of: where it is, whether it fits, what hole it makes', () => {
  const start = after({ type: 'table', table: table() });
  const chosen = reduce(start, choosing(start, 'B'));
  assert.equal(chosen.ghostText, 'B shape chosen. Choose a place.');
  const put = reduce(chosen, {
    type: 'placement',
    event: { type: 'put', orientation: 0, origin: [0, 0] },
  });
  assert.equal(put.ghostText, 'a1: fits, makes single hole a1.');
  const turned = reduce(put, { type: 'placement', event: { type: 'turn', how: 'right' } });
  assert.match(turned.ghostText, /It covers (?:[a-i][1-9], )*[a-i][1-9] and [a-i][1-9]\.$/);
  const dear = reduce(start, choosing(start, 'W'));
  assert.equal(dear.ghostText, 'W shape: needs 5 more buttons.');
});

test('two at one screen: the mover’s quilt is in front; against the computer one’s own', () => {
  const two = [seat({ name: 'Anna', yours: true }), seat({ name: 'Ben', yours: true })];
  assert.equal(
    frontPlayer(after({ type: 'table', table: table({ turn: 2, seats: two, mode: 'screen' }) })),
    2,
  );
  assert.equal(frontPlayer(after({ type: 'table', table: table({ turn: 2 }) })), 1);
});

test('the pass is no patch on offer', () => {
  assert.deepEqual(offered(table()), ['B', 'H', 'W']);
  assert.deepEqual(offered(table({ options: [option({})] })), []);
});

test('a move lands where its token says', () => {
  assert.deepEqual(landing('B0c4', PATCHES), { shape: PATCHES.B.orientations[0], origin: [3, 2] });
  assert.deepEqual(landing('+d9', PATCHES), { shape: [[0, 0]], origin: [8, 3] });
  assert.equal(landing('pass', PATCHES), null);
  assert.equal(landing(null, PATCHES), null);
});

function happening(kind: Happened['kind'], who: 1 | 2 | null = null) {
  return { kind, player: who, move: null, keep: null };
}

test('while players only talk, the patch stays in hand, and the line says what was said', () => {
  const start = after({ type: 'table', table: remote() });
  const chosen = reduce(start, choosing(start, 'B'));
  const offer = { kind: 'takeback' as const, seat: 2 as const };
  const asked = reduce(chosen, {
    type: 'table',
    table: remote({ number: 1, offer }),
    happened: happening('ask', 2),
  });
  assert.equal(asked.placement.letter, 'B');
  assert.equal(asked.lastEvent, 'Ben asked to take back a move.');
  assert.equal(asked.announced, asked.lastEvent);
  const moved = reduce(asked, { type: 'table', table: remote({ number: 2, position: 'later' }) });
  assert.equal(moved.placement.letter, null);
  assert.equal(moved.lastEvent, '');
});

test('nobody acts while a seat is open, and the heading says who is awaited', () => {
  const open = remote({ seats: [seat({ yours: true }), seat({ kind: 'open', name: '' })] });
  const state = after({ type: 'table', table: open });
  assert.equal(canAct(state), false);
  assert.match(state.announced, /^Waiting for your friend\. /);
  const joined = reduce(state, {
    type: 'table',
    table: remote({ number: 1 }),
    happened: happening('join', 2),
  });
  assert.equal(canAct(joined), true);
  assert.match(joined.announced, /^Ben took the seat\. Your turn\./);
});

test('the times that a message brings are those of its receipt; without new ones they stay', () => {
  const clock = { control: '600+0', left: [9, 9] as [number, number], since: 0 };
  const timed = (now: number, number: number) =>
    remote({ number, now, clock: { ...clock, running: 1 } });
  const first = after({ type: 'table', table: timed(1000, 0), at: 50 });
  assert.deepEqual(first.anchor, { now: 1000, at: 50 });
  const same = reduce(first, { type: 'table', table: timed(1000, 0), at: 70 });
  assert.deepEqual(same.anchor, { now: 1000, at: 50 });
  const later = reduce(same, { type: 'table', table: timed(1100, 1), at: 160 });
  assert.deepEqual(later.anchor, { now: 1100, at: 160 });
});

test('how long the other is away counts from the first word of it', () => {
  const away = (gone: boolean) =>
    remote({ seats: [seat({ yours: true }), seat({ name: 'Ben', away: gone })] });
  const first = after({ type: 'table', table: away(true), at: 10 });
  const later = reduce(first, { type: 'table', table: away(true), at: 90 });
  assert.equal(later.awayFrom, 10);
  const long = reduce(later, { type: 'time', part: { isLongAway: true } });
  const back = reduce(long, { type: 'table', table: away(false), at: 95 });
  assert.equal(back.awayFrom, null);
  assert.equal(back.isLongAway, false);
});

test('a connection that is there again is told', () => {
  const start = after({ type: 'table', table: table() });
  const lost = reduce(start, { type: 'status', status: 'lost' });
  const back = reduce(lost, { type: 'status', status: 'open' });
  assert.equal(back.announced, 'Connected again.');
  assert.equal(reduce(back, { type: 'status', status: 'open' }).announced, 'Connected again.');
});

test('the same words twice are heard twice: each announcement differs from the one before', () => {
  const said = (...events: GameEvent[]) => {
    let state = startState(PATCHES, table());
    return events.map((event) => {
      state = reduce(state, event);
      return [state.announced, state.notice?.text ?? '', state.copied];
    });
  };
  const told = said(...Array(3).fill({ type: 'told', text: 'Taken back.' })).map(([text]) => text);
  assert.equal(new Set(told.slice(0, 2)).size, 2);
  assert.equal(new Set(told.slice(1)).size, 2);
  assert.deepEqual([...new Set(told.map((text) => text.trim()))], ['Taken back.']);
  const refusal: GameEvent = { type: 'refusal', kind: 'illegal', text: 'It does not fit.' };
  const [one, two] = said(refusal, refusal).map(([, text]) => text);
  assert.notEqual(one, two);
  const [copied, again] = said(...Array(2).fill({ type: 'copied', text: 'Copied.' }));
  assert.notEqual(copied[2], again[2]);
  const lost: GameEvent[] = [
    { type: 'status', status: 'lost' },
    { type: 'status', status: 'open' },
  ];
  const back = said(...lost, ...lost).map(([text]) => text);
  assert.notEqual(back[1], back[3]);
});
