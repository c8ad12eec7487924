import assert from 'node:assert/strict';
import test from 'node:test';
import { Connection } from '../../../quiltbee/web/core/connection.js';
import { beginGame } from '../../../quiltbee/web/core/rules/fold.js';
import { PATCHES, gameMessage } from '../tables.js';

/** @typedef {import('../../../quiltbee/web/core/rules/types.js').Folded} Folded */

/** A socket that the test answers for. */
class FakeSocket {
  constructor() {
    this.readyState = 0;
    /** @type {string[]} */
    this.sent = [];
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {((event: {data: string}) => void) | null} */
    this.onmessage = null;
    /** @type {(() => void) | null} */
    this.onclose = null;
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(text);
  }

  close() {
    this.readyState = 3;
  }

  opens() {
    this.readyState = 1;
    this.onopen?.();
  }

  /** @param {object} message */
  says(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** A connection in a world without time: timers wait to be run. */
function world() {
  /** @type {FakeSocket[]} */
  const sockets = [];
  /** @type {Map<number, {run: () => void, wait: number}>} */
  const timers = new Map();
  /** @type {string[]} */
  const heard = [];
  let ids = 0;
  const connection = new Connection(
    {
      open: () => {
        sockets.push(new FakeSocket());
        return /** @type {WebSocket} */ (/** @type {unknown} */ (sockets.at(-1)));
      },
      later: (run, wait) => {
        ids += 1;
        timers.set(ids, { run, wait });
        return ids;
      },
      forget: (timer) => {
        timers.delete(timer);
      },
      newId: () => {
        ids += 1;
        return `id${ids}`;
      },
      onTable: ({ number }, happened) =>
        heard.push(happened?.kind === 'note' ? 'note' : `table ${number}`),
      onRefusal: ({ kind }) => heard.push(`refusal ${kind}`),
      onHint: ({ move }) => heard.push(`hint ${move}`),
      onStatus: (status) => heard.push(status),
      onPending: (request) => heard.push(request ? `pending ${request.type}` : 'settled'),
      onOutdated: () => heard.push('outdated'),
      onUnopened: () => heard.push('unopened'),
    },
    /** @type {Folded} */ (beginGame(gameMessage(), PATCHES)),
    PATCHES,
  );
  const elapse = () => {
    const due = [...timers.values()];
    timers.clear();
    for (const { run } of due) run();
    return due.map(({ wait }) => wait);
  };
  const socket = () => /** @type {FakeSocket} */ (sockets.at(-1));
  return { connection, socket, sockets, heard, elapse };
}

test('a request carries its id and the number last seen; its acknowledgement settles it', () => {
  const { connection, socket, heard } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage({ number: 7 }));
  assert.equal(connection.send({ type: 'move', move: 'pass' }), true);
  const sent = JSON.parse(socket().sent[0]);
  assert.deepEqual({ ...sent, id: null }, { type: 'move', move: 'pass', id: null, seen: 7 });
  assert.equal(connection.send({ type: 'undo' }), false, 'one request at a time');
  socket().says(gameMessage({ number: 8, acknowledges: sent.id }));
  assert.deepEqual(heard, ['open', 'table 7', 'pending move', 'settled', 'table 8']);
});

test('a request that met a broken connection is sent again with the same id and number', () => {
  const { connection, socket, elapse, heard } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage({ number: 3 }));
  connection.send({ type: 'move', move: 'B0a1' });
  const first = socket().sent[0];
  socket().breaks();
  assert.equal(heard.at(-1), 'lost');
  elapse();
  socket().opens();
  socket().says(gameMessage({ number: 4 }));
  assert.deepEqual(socket().sent, [first], 'unchanged, although the number has moved on');
  socket().says(gameMessage({ number: 4, acknowledges: JSON.parse(first).id }));
  assert.equal(connection.pending, null);
});

test('a request made while the connection is lost goes out once it is back', () => {
  const { connection, socket, elapse } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage({ number: 1 }));
  socket().breaks();
  assert.equal(connection.send({ type: 'undo' }), true);
  elapse();
  socket().opens();
  assert.equal(JSON.parse(socket().sent[0]).type, 'undo');
});

test('a request made before the socket opens carries the number of the game on the page', () => {
  const { connection, socket } = world();
  connection.connect();
  connection.send({ type: 'move', move: 'pass' });
  socket().opens();
  assert.equal(JSON.parse(socket().sent[0]).seen, 0);
});

test('reconnecting waits longer each time, within a limit, and starts small again', () => {
  const { connection, socket, elapse } = world();
  connection.connect();
  const waits = Array.from({ length: 8 }, () => {
    socket().breaks();
    return elapse()[0];
  });
  assert.deepEqual(waits, [250, 500, 1000, 2000, 2000, 2000, 2000, 2000]);
  socket().opens();
  socket().breaks();
  assert.deepEqual(elapse(), [250]);
});

test('a socket that opens and stays silent is given up, for the server speaks first', () => {
  const { connection, sockets, elapse, heard } = world();
  connection.connect();
  elapse();
  assert.equal(heard.at(-1), 'lost');
  elapse();
  assert.equal(sockets.length, 2);
});

test('a connection that does not answer a request is given up and made anew', () => {
  const { connection, socket, sockets, elapse, heard } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage());
  connection.send({ type: 'move', move: 'pass' });
  elapse();
  assert.equal(sockets[0].readyState, 3);
  assert.equal(heard.at(-1), 'lost');
  elapse();
  socket().opens();
  assert.equal(sockets.length, 2);
  assert.deepEqual(socket().sent, sockets[0].sent);
});

test('a refusal ends the request and is passed on', () => {
  const { connection, socket, heard } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage({ number: 2 }));
  connection.send({ type: 'move', move: 'B0a1' });
  const { id } = JSON.parse(socket().sent[0]);
  socket().says({ type: 'error', kind: 'stale', id, error: 'The table has moved on.' });
  assert.equal(connection.pending, null);
  assert.deepEqual(heard.slice(-2), ['settled', 'refusal stale']);
});

test('a tab that comes back asks whether the connection is alive', () => {
  const { connection, socket, sockets, elapse } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage({ number: 5 }));
  connection.wake();
  assert.deepEqual(JSON.parse(socket().sent[0]), { type: 'hello', seen: 5 });
  socket().says(gameMessage({ number: 5 }));
  assert.deepEqual(elapse(), [], 'an answer ends the waiting');
  connection.wake();
  elapse();
  elapse();
  assert.equal(sockets.length, 2, 'no answer: a new line');
  socket().breaks();
  connection.wake();
  assert.equal(sockets.length, 3, 'at once, without waiting');
});

test('after leaving, nothing comes back', () => {
  const { connection, socket, sockets, elapse } = world();
  connection.connect();
  socket().opens();
  connection.leave();
  sockets[0].breaks();
  assert.deepEqual(elapse(), []);
  assert.equal(sockets.length, 1);
});

test('a socket that is left while it opens is closed once open, and says nothing more', () => {
  const { connection, sockets, heard } = world();
  connection.connect();
  connection.leave();
  assert.equal(sockets[0].readyState, 0);
  sockets[0].opens();
  assert.equal(sockets[0].readyState, 3);
  sockets[0].says(gameMessage({ number: 3 }));
  assert.deepEqual(
    heard.filter((word) => word.startsWith('table')),
    [],
  );
});

test('a hint settles its own request and leaves the table as it was', () => {
  const { connection, socket, heard } = world();
  connection.connect();
  socket().opens();
  connection.send({ type: 'hint' });
  const [{ id }] = socket()
    .sent.map((text) => JSON.parse(text))
    .slice(-1);
  socket().says({ type: 'hint', id, move: 'X0a7', words: 'Take it.' });
  assert.deepEqual(heard.slice(-3), ['pending hint', 'settled', 'hint X0a7']);
  assert.equal(connection.pending, null);
});

test('so does the answer about a move that was made', () => {
  const { connection, socket, heard } = world();
  connection.connect();
  socket().opens();
  connection.send({ type: 'why' });
  const { id } = JSON.parse(socket().sent[0]);
  socket().says({ type: 'why', id, move: 'pass', better: 'X0a7' });
  assert.deepEqual(heard.slice(-3), ['pending why', 'settled', 'hint pass']);
});

/** @param {number} number @param {string | null} [acknowledges] @param {string} [move] */
function moved(number, acknowledges = null, move = 'pass') {
  return { type: 'event', number, acknowledges, kind: 'move', move, at: 0 };
}

test('an event becomes the next table, and acknowledges the request', () => {
  const { connection, socket, heard } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage({ number: 7 }));
  connection.send({ type: 'move', move: 'pass' });
  const { id } = JSON.parse(socket().sent[0]);
  socket().says(moved(8, id));
  assert.deepEqual(heard.slice(-2), ['settled', 'table 8']);
  assert.equal(connection.table.turn, 2);
  connection.send({ type: 'undo' });
  assert.equal(JSON.parse(socket().sent[1]).seen, 8);
});

test('after a gap the whole game is asked for once, and the events before it are dropped', () => {
  const { connection, socket, heard } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage({ number: 7 }));
  socket().says(moved(9));
  socket().says(moved(10));
  assert.deepEqual(
    socket().sent.map((text) => JSON.parse(text)),
    [{ type: 'hello', seen: 7 }],
  );
  assert.equal(heard.at(-1), 'table 7');
  socket().says(gameMessage({ number: 10 }));
  socket().says(moved(11));
  assert.deepEqual(heard.slice(-2), ['table 10', 'table 11']);
});

test('a gap that is never filled ends the connection', () => {
  const { connection, socket, elapse, heard } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage({ number: 7 }));
  socket().says(moved(9));
  socket().says(moved(10));
  elapse();
  assert.equal(heard.at(-1), 'lost');
});

test('an event after a gap still acknowledges the request that it answers', () => {
  const { connection, socket } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage({ number: 7 }));
  connection.send({ type: 'move', move: 'pass' });
  const { id } = JSON.parse(socket().sent[0]);
  socket().says(moved(9, id));
  assert.equal(connection.pending, null);
});

test('a ping is answered at once and changes nothing else', () => {
  const { connection, socket, heard } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage({ number: 7 }));
  connection.send({ type: 'undo' });
  socket().says({ type: 'ping', n: 12 });
  assert.deepEqual(JSON.parse(socket().sent[1]), { type: 'pong', n: 12 });
  assert.deepEqual(heard, ['open', 'table 7', 'pending undo']);
});

test('where a clock runs, a connection without pings is given up, else it is not', () => {
  const { connection, socket, elapse, heard } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage());
  socket().says({ type: 'ping', n: 1 });
  assert.deepEqual(elapse(), [15_000]);
  assert.equal(heard.at(-1), 'table 0');
  /** @type {import('../../../quiltbee/web/core/types.js').ClockState} */
  const clock = { control: '60+0', left: [60_000, 60_000], running: 1, since: 0 };
  socket().says(gameMessage({ clock }));
  socket().says({ type: 'ping', n: 2 });
  elapse();
  assert.equal(heard.at(-1), 'lost');
});

test('an event that is no move by the rules is not followed', (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  const { connection, socket, heard } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage());
  socket().says(moved(1, null, '+a1'));
  socket().says(moved(2));
  assert.equal(heard.at(-1), 'table 0');
  assert.equal(socket().sent.length, 1);
  assert.deepEqual(
    warn.mock.calls.map((call) => call.arguments),
    [['Event 1 can’t follow 0 here: the whole game is asked for.']],
  );
  socket().says(gameMessage({ number: 2, moves: ['pass', 'H0a1'] }));
  assert.equal(heard.at(-1), 'table 2');
  assert.equal(connection.table.moves.length, 2);
});

test('what is known already is passed over', () => {
  const { connection, socket, heard } = world();
  connection.connect();
  socket().opens();
  socket().says(gameMessage({ number: 2, moves: ['pass', 'H0a1'] }));
  socket().says(moved(2, null, 'H0a1'));
  assert.equal(heard.at(-1), 'table 2');
  assert.equal(connection.table.moves.length, 2);
  assert.deepEqual(socket().sent, []);
});

test('a note changes what is so just now, and no number', () => {
  const { connection, socket, heard } = world();
  connection.connect();
  socket().opens();
  socket().says({ type: 'note', thinking: true, spectators: 2 });
  assert.equal(heard.at(-1), 'note');
  const { thinking, spectators, number } = connection.table;
  assert.deepEqual([thinking, spectators, number], [true, 2, 0]);
});

test('a server that speaks otherwise, or tells no game, finds the page outdated', (context) => {
  const error = context.mock.method(console, 'error', () => {});
  for (const part of [
    { version: /** @type {2} */ (/** @type {number} */ (3)) },
    { moves: ['+a1'] },
  ]) {
    const { connection, socket, heard } = world();
    connection.connect();
    socket().opens();
    socket().says(gameMessage({ number: 7, ...part }));
    assert.deepEqual(heard, ['open', 'outdated']);
    assert.equal(connection.number, 0);
  }
  assert.equal(error.mock.callCount(), 2);
});

test('a socket that never opens is told of, one that breaks later is not', () => {
  const { connection, socket, elapse, heard } = world();
  connection.connect();
  socket().breaks();
  elapse();
  socket().opens();
  socket().breaks();
  assert.deepEqual(heard, ['unopened', 'lost', 'open', 'lost']);
});
