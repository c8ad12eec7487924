import assert from 'node:assert/strict';
import test from 'node:test';
import { reduce, startState } from '../../../quiltbee/web/core/game_state.js';
import {
  canAct,
  choiceOf,
  frontPlayer,
  landing,
  offered,
  patchChoice,
} from '../../../quiltbee/web/core/queries.js';
import { PATCHES, option, player, table } from '../tables.js';

/**
 * @typedef {import('../../../quiltbee/web/core/game_state.js').GameEvent} GameEvent
 * @typedef {import('../../../quiltbee/web/core/game_state.js').GameState} GameState
 */

/** @param {...GameEvent} events */
function after(...events) {
  return events.reduce(reduce, startState(PATCHES));
}

/**
 * The event of choosing a patch on offer.
 * @param {GameState} state
 * @param {string} letter
 * @returns {GameEvent}
 */
function choosing(state, letter) {
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
    table: table({ stage: 'special_patch', options: [], special_cells: ['a1', 'b1'] }),
  });
  assert.equal(due.placement.letter, '+');
  const cancelled = reduce(due, { type: 'placement', event: { type: 'cancel' } });
  assert.equal(cancelled.placement.letter, '+');
  assert.deepEqual([...(choiceOf(cancelled)?.placements ?? [])], ['0a1', '0b1']);
  const theirs = after({
    type: 'table',
    table: table({ turn: 2, stage: 'special_patch', special_cells: ['a1'] }),
  });
  assert.equal(theirs.placement.letter, null);
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
    state.said,
    'Greedy: H shape at c4. Greedy: special patch on d9. ' +
      'Greedy takes the special tile, 7 points. Your turn. You are behind: 3 against 4.',
  );
  const undone = reduce(state, { type: 'table', table: { ...before, number: 4 } });
  assert.match(undone.said, /^Taken back\./);
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
  const dear = reduce(start, choosing(start, 'W'));
  assert.equal(dear.ghostText, 'W shape: needs 5 more buttons.');
});

test('two at one screen: the mover’s quilt is in front; against the computer one’s own', () => {
  const two = [
    { name: 'Anna', kind: /** @type {const} */ ('person'), yours: true },
    { name: 'Ben', kind: /** @type {const} */ ('person'), yours: true },
  ];
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
