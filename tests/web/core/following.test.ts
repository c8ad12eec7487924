import assert from 'node:assert/strict';
import test from 'node:test';
import { gameMessage } from '../tables.ts';
import { world } from '../sockets.ts';

function moved(number: number, acknowledges: string | null = null, move: string = 'pass') {
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
  for (const part of [{ version: 3 as number as 2 }, { moves: ['+a1'] }]) {
    const { connection, socket, heard } = world();
    connection.connect();
    socket().opens();
    socket().says(gameMessage({ number: 7, ...part }));
    assert.deepEqual(heard, ['open', 'outdated']);
    assert.equal(connection.number, 0);
  }
  assert.equal(error.mock.callCount(), 2);
});
