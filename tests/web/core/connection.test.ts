import assert from 'node:assert/strict';
import test from 'node:test';
import { gameMessage } from '../tables.ts';
import { world } from '../sockets.ts';
import type { ClockState } from '../../../quiltbee/web/core/types.ts';

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
  const clock: ClockState = { control: '60+0', left: [60_000, 60_000], running: 1, since: 0 };
  socket().says(gameMessage({ clock }));
  socket().says({ type: 'ping', n: 2 });
  elapse();
  assert.equal(heard.at(-1), 'lost');
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
