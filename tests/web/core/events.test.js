import assert from 'node:assert/strict';
import test from 'node:test';
import { applyEvent } from '../../../quiltbee/web/core/events.js';
import { automa, automaTurn, waiting } from '../automa_tables.js';
import { player, table } from '../tables.js';

/**
 * @typedef {import('../../../quiltbee/web/core/types.js').EventMessage} EventMessage
 * @typedef {import('../../../quiltbee/web/core/types.js').Table} Table
 */

const FIRST = { number: 1, player: /** @type {const} */ (1), move: 'B0a1' };
const SECOND = { number: 2, player: /** @type {const} */ (2), move: 'pass' };

/**
 * An event that changes nothing but the number.
 * @param {EventMessage['event']['kind']} kind
 * @param {Partial<EventMessage>} [part]
 * @returns {EventMessage}
 */
function event(kind, part = {}) {
  return {
    type: 'event',
    number: 13,
    acknowledges: null,
    event: { kind, player: null, move: null, keep: null },
    changed: {},
    players: { 1: {}, 2: {} },
    moves: { keep: 2, add: [] },
    ...part,
  };
}

const before = table({
  number: 12,
  moves: [FIRST, SECOND],
  players: [player({ buttons: 9 }), player({ buttons: 6, time: 1 })],
});

test('a move: what changed, the mover’s player, the new move; the rest stays', () => {
  const move = { number: 3, player: /** @type {const} */ (1), move: 'H0c4' };
  const message = event('move', {
    acknowledges: 'k1',
    event: { kind: 'move', player: 1, move: 'H0c4', keep: null },
    changed: { turn: 2, ring: 'BWA', position: 'new', options: [] },
    players: { 1: { buttons: 7, time: 3 }, 2: {} },
    moves: { keep: 2, add: [move] },
  });
  assert.deepEqual(applyEvent(before, message), {
    ...before,
    number: 13,
    acknowledges: 'k1',
    turn: 2,
    ring: 'BWA',
    position: 'new',
    options: [],
    players: [player({ buttons: 7, time: 3 }), player({ buttons: 6, time: 1 })],
    moves: [FIRST, SECOND, move],
  });
  assert.equal(before.number, 12, 'the state before is left alone');
  assert.deepEqual(before.moves, [FIRST, SECOND]);
});

test('a takeback cuts the moves and may give the turn back', () => {
  const message = event('takeback', {
    event: { kind: 'takeback', player: 1, move: null, keep: 0 },
    changed: { turn: 1, can_undo: false },
    players: { 1: { buttons: 5 }, 2: { buttons: 5, time: 0 } },
    moves: { keep: 0, add: [] },
  });
  const after = applyEvent(before, message);
  assert.deepEqual(after?.moves, []);
  assert.deepEqual(after?.players, [player(), player()]);
});

test('a card brings the Automa as a whole', () => {
  const start = waiting({ number: 12 });
  const turned = automa({ turns: [automaTurn()], pile: 6 });
  const message = event('card', {
    event: { kind: 'card', player: 2, move: 'A:H', keep: null },
    changed: { automa: turned, stage: 'action', turn: 1 },
    players: { 1: {}, 2: { time: 6 } },
    moves: { keep: 1, add: [{ number: 2, player: 2, move: 'A:H' }] },
  });
  const after = applyEvent(start, message);
  assert.equal(after?.automa, turned);
  assert.equal(after?.players[1].time, 6);
  assert.deepEqual(
    after?.moves.map(({ move }) => move),
    ['pass', 'A:H'],
  );
});

test('a resignation ends the game', () => {
  /** @type {Table['result']} */
  const result = { winner: 2, scores: [-60, -70], reason: 'resignation' };
  const message = event('resign', { changed: { result, stage: 'over' } });
  assert.deepEqual(applyEvent(before, message), {
    ...before,
    number: 13,
    result,
    stage: 'over',
  });
});

test('thinking and ready keep the number', () => {
  for (const kind of /** @type {const} */ (['thinking', 'ready'])) {
    const changed = kind === 'thinking' ? { thinking: true } : { getting_ready: false };
    const message = event(kind, { number: 12, changed });
    assert.deepEqual(applyEvent(before, message), { ...before, ...changed });
    assert.equal(applyEvent(before, { ...message, number: 13 }), null, 'a move is missing');
  }
});

test('an event that does not follow shows a gap', () => {
  assert.equal(applyEvent(before, event('move', { number: 14 })), null);
  assert.equal(applyEvent(before, event('move', { number: 11 })), null);
  assert.equal(applyEvent(before, event('move', { moves: { keep: 5, add: [] } })), null);
});

test('an event that the state already holds changes nothing', () => {
  const move = { number: 3, player: /** @type {const} */ (1), move: 'H0c4' };
  const message = event('move', {
    changed: { turn: 2 },
    players: { 1: { buttons: 7 }, 2: {} },
    moves: { keep: 2, add: [move] },
  });
  const once = applyEvent(before, message);
  assert.ok(once);
  assert.deepEqual(applyEvent(once, message), once);
});

test('who comes and goes has no number of its own; the server’s time is always taken over', () => {
  const seats = before.seats.map((seat) => ({ ...seat, away: true }));
  const after = applyEvent(
    before,
    event('presence', { number: 12, now: 5000, changed: { seats, spectators: 2 } }),
  );
  assert.deepEqual(after, { ...before, seats, spectators: 2, now: 5000 });
  assert.equal(applyEvent(before, event('presence')), null);
  assert.equal(applyEvent(before, event('ask'))?.number, 13);
});
