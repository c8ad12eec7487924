import assert from 'node:assert/strict';
import test from 'node:test';
import { Duel, type Kept } from '../../quiltbee/web/offline/duel.ts';
import { beginGame, positionOf } from '../../quiltbee/web/core/rules/fold.ts';
import { parsePosition, positionString } from '../../quiltbee/web/core/rules/notation.ts';
import { legalMoves } from '../../quiltbee/web/core/rules/play.ts';
import { newGame } from '../../quiltbee/web/core/rules/position.ts';
import { PATCHES, RING, gameMessage } from './tables.ts';
import { wordsOf, world } from './sockets.ts';
import type { GameMessage, Folded, Position } from '../../quiltbee/web/core/types.ts';

/** The game at the server after some moves, each an event. */
function gameAfter(moves: string[], part: Partial<GameMessage> = {}) {
  const start = positionString(newGame(RING), null);
  return gameMessage({ start, moves, number: moves.length, ...part });
}

/** After the first player's first purchase the second one moves. */
const FIRST = firstMove([]);
const SECOND = firstMove([FIRST]);

function firstMove(moves: string[]) {
  const folded = beginGame(gameAfter(moves), PATCHES) as Folded;
  return answerTo(positionOf(folded));
}

function answerTo(position: Position) {
  const [pass, bought = pass] = legalMoves(position, PATCHES);
  return bought;
}

function settled() {
  return new Promise((go) => {
    setImmediate(go);
  });
}

/** A duel that is open at the server. */
function begun(game = gameAfter([]), kept: Kept | null = null) {
  const outer = world(game);
  const { connection, socket, elapse } = outer;
  const left: string[] = [];
  let stored = kept;
  let fails = false;
  const duel = new Duel(connection, {
    load: () => stored,
    keep: (now) => {
      stored = now && structuredClone(now);
    },
    decide: async (position, level) => {
      assert.equal(level, 3);
      if (fails) throw new Error('no engine');
      return answerTo(parsePosition(position, PATCHES) as Position);
    },
    leave: (branch) => left.push(branch.message.moves.join(' ')),
  });
  const heard: string[] = [];
  duel.watch((news) => heard.push(news.type === 'told' ? news.text : wordsOf(news)));
  /** What was sent since the last time, without ids. */
  const sent = () =>
    socket()
      .sent.splice(0)
      .map((text) => {
        const { id: _, ...rest } = JSON.parse(text);
        return rest;
      });
  /** The server's answer to all that is sent, until nothing is. */
  const serve = (before: GameMessage) => {
    let now = before;
    for (let asked = connection.pending; asked; asked = connection.pending) {
      const { number } = now;
      assert.equal(asked.seen, number);
      const part = asked.type === 'move' && { kind: 'move', move: asked.move };
      const event = { type: 'event', number: number + 1, at: 0, acknowledges: asked.id };
      socket().says({ ...event, ...(part || { kind: 'takeback', keep: 0 }) });
      now = connection.folded.game;
    }
    return now;
  };
  const open = (at: GameMessage) => {
    socket().opens();
    socket().says(at);
  };
  const back = (at: GameMessage) => {
    elapse();
    open(at);
  };
  return {
    ...{ ...outer, duel, heard, sent, serve, open, back, left },
    kept: () => stored,
    break: () => {
      fails = true;
    },
  };
}

test('the page computes the computer’s move and sends it for its seat', async () => {
  const { duel, socket, sent, open } = begun();
  assert.equal(socket().thinks, true);
  open(gameAfter([FIRST]));
  await settled();
  assert.deepEqual(sent(), [{ type: 'move', move: SECOND, player: 2, seen: 1 }]);
  assert.equal(duel.here, null);
});

test('of two tabs one is late, and nobody hears of it', async () => {
  const { connection, socket, heard, open } = begun();
  open(gameAfter([FIRST]));
  await settled();
  const { id } = connection.pending ?? {};
  socket().says({ type: 'error', kind: 'stale', id, error: 'late' });
  socket().says(gameAfter([FIRST, 'pass']));
  assert.ok(!heard.some((words) => words.startsWith('refusal')));
});

test('a page whose engine fails leaves the thinking to the server', async () => {
  const one = begun();
  one.break();
  one.open(gameAfter([FIRST]));
  await settled();
  one.elapse();
  assert.equal(one.socket().thinks, false);
  assert.equal(one.duel.here, null);
});

test('without the server the game goes on, is kept, and is handed in event by event', async () => {
  const { duel, socket, heard, open, back, serve, kept, connection } = begun();
  open(gameAfter([]));
  connection.send({ type: 'move', move: FIRST }); // on its way when the line breaks
  socket().breaks();
  await settled();
  assert.deepEqual(duel.table.moves.map(({ move }) => move).slice(0, 2), [FIRST, SECOND]);
  duel.send({ type: 'undo' });
  duel.send({ type: 'move', move: 'pass' });
  await settled();
  assert.equal(duel.table.moves[0].move, 'pass');
  const { number, moves } = duel.folded.game;
  assert.equal(kept()?.happenings.length, number);
  back(gameAfter([]));
  const last = serve(gameAfter([]));
  assert.deepEqual([last.number, last.moves], [number, moves]);
  assert.equal(duel.here, null);
  assert.equal(kept(), null);
  assert.match(String(heard.at(-1)), /handed in/);
});

test('what had reached the server is not sent again', async () => {
  const { duel, socket, open, back, serve, connection } = begun();
  open(gameAfter([]));
  connection.send({ type: 'move', move: FIRST });
  socket().breaks();
  await settled();
  const { number } = duel.folded.game;
  back(gameAfter([FIRST]));
  assert.equal(serve(gameAfter([FIRST])).number, number);
  assert.equal(duel.here, null);
});

test('a game that has gone on elsewhere is the server’s, and the branch is left', async () => {
  const { duel, socket, heard, open, back, kept, left } = begun();
  open(gameAfter([]));
  socket().breaks();
  duel.send({ type: 'move', move: FIRST });
  await settled();
  back(gameAfter(['pass']));
  assert.match(left[0], new RegExp(`^${FIRST} `));
  assert.equal(duel.table.moves[0].move, 'pass');
  assert.equal(heard.at(-1), 'table 1');
  assert.notEqual(kept(), null, 'until the person has seen it');
});

test('after a reload it goes on where it was', async () => {
  const before = begun();
  before.open(gameAfter([]));
  before.socket().breaks();
  before.duel.send({ type: 'move', move: FIRST });
  await settled();
  const { number } = before.duel.folded.game;
  const again = begun(gameAfter([]), before.kept());
  assert.equal(again.duel.folded.game.number, number);
  again.open(gameAfter([]));
  assert.equal(again.serve(gameAfter([])).number, number);
});

test('what is kept is handed in by a page that came after the server was back', async () => {
  const before = begun();
  before.open(gameAfter([]));
  before.socket().breaks();
  before.duel.send({ type: 'move', move: FIRST });
  await settled();
  const { connection, socket, heard } = world(gameAfter([]));
  connection.connect();
  socket().opens();
  socket().says(gameAfter([]));
  const left: string[] = [];
  const duel = new Duel(connection, {
    ...before.duel.outside,
    leave: () => left.push('left'),
  });
  duel.watch((news) => heard.push(wordsOf(news)));
  assert.equal(JSON.parse(socket().sent[0]).move, FIRST);
  assert.deepEqual(left, []);
});

test('a line that breaks and comes back is no news', async () => {
  const { duel, socket, heard, open, back } = begun();
  open(gameAfter([]));
  socket().breaks();
  assert.notEqual(duel.here, null);
  back(gameAfter([]));
  assert.equal(duel.here, null);
  assert.ok(!heard.some((words) => /handed in/.test(words)));
});
