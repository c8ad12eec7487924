import assert from 'node:assert/strict';
import test from 'node:test';
import { reduce, startState, type Timely } from '../../../quiltbee/web/core/game_state.ts';
import {
  canAskRematch,
  canDo,
  leadsOn,
  lineOf,
  tableReason,
  tableTitle,
  termsOf,
  eventWords,
} from '../../../quiltbee/web/core/manners.ts';
import { runCommand } from '../../../quiltbee/web/core/commands.ts';
import { canUndo } from '../../../quiltbee/web/core/queries.ts';
import { PATCHES, player, remote, seat, table } from '../tables.ts';
import type { Table } from '../../../quiltbee/web/core/types.ts';

function at(part: Partial<Table>, time: Partial<Timely> = {}) {
  const shown = startState(PATCHES, remote(part));
  return reduce(shown, { type: 'time', part: time });
}

function line(part: Partial<Table>, time?: Partial<Timely>) {
  const state = at(part, time);
  const { text, actions, urgent } = lineOf(state, remote(part));
  return [text, actions.map(([action]) => action).join(' '), urgent];
}

const OFFER = { kind: 'takeback', seat: 2 } as const;
const WATCHED = [seat({ name: 'Ada' }), seat({ name: 'Ben' })];

test('what the other asks comes with its answers; one’s own request only says so', () => {
  assert.deepEqual(line({ offer: OFFER }), [
    'Ben asks to take back a move.',
    'accept decline',
    true,
  ]);
  assert.deepEqual(line({ offer: { kind: 'takeback', seat: 1 } }), [
    'You asked Ben to take back your move.',
    '',
    false,
  ]);
  assert.equal(line({ offer: OFFER, seats: WATCHED })[1], '', 'nobody answers who only watches');
});

test('when time is up the other may claim the win', () => {
  assert.deepEqual(line({}, { fallen: 2 }), ['Ben’s time is up.', 'claim', true]);
  const own = line({}, { fallen: 1 });
  assert.equal(own[0], 'Your time is up. You can still move until Ben claims the win.');
  assert.equal(own[1], '');
});

test('who is away is named; after a long time the computer may play', () => {
  const seats = [seat({ name: 'Ada', yours: true }), seat({ name: 'Ben', away: true })];
  assert.deepEqual(line({ seats }), ['Ben is away.', '', false]);
  assert.equal(line({ seats }, { isLongAway: true })[1], 'handover');
  const clock = { control: '600+10', left: [1, 1], running: null, since: 0 };
  const timed = { seats, clock, now: 0 } as Partial<Table>;
  assert.equal(line(timed, { isLongAway: true })[1], '', 'where a clock runs, it decides');
  const watched = seats.map((each) => ({ ...each, yours: false }));
  assert.equal(line({ seats: watched }, { isLongAway: true })[1], '');
  assert.equal(line({ seats, stage: 'over' })[0], 'No clock, not rated.');
});

test('with nothing to say the line has the terms', () => {
  const clock = {
    control: '600+10',
    left: [1, 1],
    running: null,
    since: 0,
  } as Table['clock'];
  assert.equal(line({ clock, now: 0, rated: true })[0], '10 min + 10 s, rated.');
  assert.equal(termsOf(remote({ takebacks: false })), 'No clock, not rated, no takebacks.');
});

test('a rematch is asked for once, agreed to by the other, and leads both on', () => {
  const over = remote({
    stage: 'over',
    result: { winner: 1, scores: [3, 1], reason: 'score' },
  });
  assert.equal(canAskRematch(over), true);
  assert.equal(canAskRematch({ ...over, rematch: { asked: [1], game: null } }), false);
  assert.deepEqual(line({ ...over, rematch: { asked: [2], game: null } }), [
    'Ben asks for a rematch.',
    'rematch decline',
    true,
  ]);
  assert.equal(
    line({ ...over, rematch: { asked: [1], game: null } })[0],
    'You asked Ben for a rematch.',
  );
  const opened = { ...over, rematch: { asked: [], game: 'next' } };
  assert.equal(leadsOn(over, opened), 'next');
  assert.equal(leadsOn(opened, opened), null, 'who comes later stays');
  assert.equal(leadsOn(over, { ...opened, seats: WATCHED }), null, 'who watches stays');
  assert.equal(canAskRematch(opened), false);
  assert.equal(canAskRematch(table({ stage: 'over' })), false);
});

test('the words for what happens besides the moves', () => {
  const words = (kind: any, who: any = null) =>
    eventWords({ kind, player: who, move: null, keep: null }, remote());
  assert.equal(words('join', 2), 'Ben took the seat.');
  assert.equal(words('handover', 2), 'Ben took over the seat and plays on.');
  assert.equal(words('ask', 1), 'You asked to take back a move.');
  assert.equal(words('decline', 2), 'Ben said no to the takeback.');
  assert.equal(words('rematch', 2), 'Ben asked for a rematch.');
  assert.equal(words('rematch_opened'), 'The rematch is ready.');
  assert.equal(words('takeback'), 'A move was taken back.');
  assert.equal(words('move', 1), '');
  assert.equal(eventWords(null, remote()), '');
});

test('the heading: who is awaited, a loss on time, a game called off', () => {
  const open = seat({ kind: 'open', name: '' });
  const mine = seat({ name: 'Ada', yours: true });
  assert.equal(tableTitle(remote({ seats: [mine, open] })), 'Waiting for your friend');
  assert.equal(
    tableTitle(remote({ seats: [mine, open], access: 'public' })),
    'Waiting for another player',
  );
  assert.equal(
    tableTitle(remote({ seats: [mine, seat({ kind: 'open', name: 'Cleo' })] })),
    'Waiting for Cleo',
  );
  assert.equal(
    tableReason(remote({ seats: [mine, seat({ kind: 'open', name: 'Cleo' })] })),
    'The seat is reserved for Cleo.',
  );
  assert.equal(
    tableTitle(remote({ seats: [seat({ name: 'Ada' }), open] })),
    'Waiting for a second player',
  );
  const lost = remote({
    stage: 'over',
    result: { winner: 2, scores: [3, 1], reason: 'time' },
  });
  assert.equal(tableTitle(lost), 'Ben wins');
  assert.equal(tableReason(lost), 'You ran out of time; the scores stood at 1 to 3.');
  const off = remote({ stage: 'over' });
  assert.equal(tableTitle(off), 'Game aborted');
  assert.match(tableReason(off), /called off/);
});

test('the command line answers, claims and tells the clocks', () => {
  const asked = at({ offer: OFFER });
  assert.deepEqual(runCommand(asked, 'accept'), { request: { type: 'accept' } });
  assert.deepEqual(runCommand(asked, 'claim'), { error: 'There is nothing to claim now.' });
  assert.deepEqual(runCommand(at({ can_abort: true }), 'abort'), { dialog: 'abort' });
  assert.ok('error' in runCommand(at({}), 'abort'));
  assert.deepEqual(runCommand(at({}), 'clock'), { say: 'This game has no clock.' });
  const clock = {
    control: '600+10',
    left: [600_000, 90_000],
    running: 1,
    since: 0,
  } as Table['clock'];
  assert.deepEqual(runCommand(at({ clock, now: 0 }), 'clock', 60_000), {
    say: 'You: 9 minutes; Ben: 1 minute 30 seconds.',
  });
  assert.ok('error' in runCommand(at({ players: [player(), player()] }), 'hint'));
});

test('takebacks are the server’s to allow; there is nothing to do at other tables', () => {
  assert.equal(canUndo(at({ can_undo: true })), true);
  assert.equal(canUndo(at({ can_undo: true, seats: WATCHED })), false);
  const alone = startState(PATCHES, table({ offer: OFFER }));
  assert.equal(canDo(alone, table({ offer: OFFER }), 'accept'), false);
});
