import assert from 'node:assert/strict';
import test from 'node:test';
import { LocalGame, type Saved } from '../../quiltbee/web/offline/local_game.ts';
import { afterEvent, beginGame } from '../../quiltbee/web/core/rules/fold.ts';
import { play } from '../../quiltbee/web/core/rules/play.ts';
import { newGame } from '../../quiltbee/web/core/rules/position.ts';
import { framesOf } from '../../quiltbee/web/core/rules/replay.ts';
import { tableOf } from '../../quiltbee/web/core/rules/table.ts';
import { PATCHES, RING } from './tables.ts';

/** A game whose page is the test: what it is told, and the state as the page has it. */
function begun(start: Saved | null = { ring: RING, seat: 1, moves: [], resigned: false }) {
  const told: any[] = [];
  let saved = start;
  const game = new LocalGame(PATCHES, {
    load: () => saved,
    save: (game) => {
      saved = game;
    },
    later: (run) => run(),
    draw: (most) => most - 1,
    today: () => new Date(2026, 10, 22),
  });
  let folded = game.folded;
  const socket = game.connect();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    told.push(message);
    if (message.type !== 'game' && message.type !== 'event') return;
    const next =
      message.type === 'game' ? beginGame(message, PATCHES) : afterEvent(folded, message, PATCHES);
    assert.ok(next, 'no event is missing');
    folded = next;
  };
  const ask = async (request: object) => {
    socket.send(JSON.stringify({ id: 'id', seen: folded.game.number, ...request }));
    await Promise.resolve();
    return told.at(-1);
  };
  return { game, told, ask, page: () => tableOf(folded, PATCHES), saved: () => saved };
}

/** @param play  until it is over */
async function playOut({ page, ask }: ReturnType<typeof begun>) {
  while (page().stage !== 'over') {
    const { options, special_cells: cells } = page();
    const bought = options.find(({ available, letter }) => available && letter !== null);
    const move = cells.length ? `+${cells[0]}` : bought && bought.letter + bought.placements[0];
    await ask({ type: 'move', move: move ?? 'pass' });
  }
}

test('a whole game goes on by events that follow one another, and ends with a winner', async () => {
  const one = begun();
  await Promise.resolve();
  await playOut(one);
  const { result, players, moves } = one.page();
  assert.ok(result);
  assert.deepEqual(result.scores, [players[0].score, players[1].score]);
  assert.deepEqual(new Set(moves.map(({ player }) => player)), new Set([1, 2]));
  assert.deepEqual(one.page(), { ...one.game.table, acknowledges: one.page().acknowledges });
  const frames = framesOf(await one.game.replay(), PATCHES);
  assert.equal(frames?.length, moves.length + 1);
  assert.equal(frames?.at(-1)?.position, one.page().position);
});

test('the simple player beats one that takes whatever comes first', async () => {
  let margin = 0;
  for (const start of [0, 7, 14, 21]) {
    const ring = RING.slice(start, -1) + RING.slice(0, start) + RING.at(-1);
    const one = begun({ ring, seat: 1, moves: [], resigned: false });
    await Promise.resolve();
    await playOut(one);
    const [first, second] = one.page().players;
    margin += second.score - first.score;
  }
  assert.ok(margin > 0, String(margin));
});

test('a game is remembered, and what is not a game is not', async () => {
  const one = begun();
  await Promise.resolve();
  await one.ask({ type: 'move', move: 'pass' });
  const again = begun(one.saved());
  assert.deepEqual(again.game.table.position, one.game.table.position);
  for (const wrong of [
    { ring: 'ABC', seat: 1, moves: [], resigned: false },
    { ring: RING, seat: 1, moves: ['H9z9'], resigned: false },
    { ring: RING, seat: 1, moves: ['+a1'], resigned: false },
  ]) {
    const other = begun(wrong as any);
    assert.equal(other.game.table.moves.length, 0);
    assert.equal(other.game.table.ring0.length, 33);
    assert.equal(other.game.table.ring0.at(-1), 'A');
  }
});

test('undo goes back to the last decision of the person, a resignation first', async () => {
  const one = begun();
  await Promise.resolve();
  assert.equal(one.page().can_undo, false);
  await one.ask({ type: 'move', move: 'pass' });
  const { length } = one.page().moves;
  assert.ok(length > 1, 'the simple player has answered');
  await one.ask({ type: 'resign' });
  assert.equal(one.page().result?.reason, 'resignation');
  assert.equal(one.page().result?.winner, 2);
  await one.ask({ type: 'undo' });
  assert.equal(one.page().result, null);
  assert.equal(one.page().moves.length, length);
  await one.ask({ type: 'undo' });
  assert.equal(one.page().moves.length, 0);
  assert.equal(one.page().turn, 1);
});

test('what can not be is refused, and what comes too late is answered with the table', async () => {
  const one = begun();
  await Promise.resolve();
  for (const request of [
    { type: 'move', move: '+a1' },
    { type: 'move', move: 'A0a1' },
    { type: 'move', move: 'H0i9' },
    { type: 'undo' },
    { type: 'rematch' },
  ]) {
    const { type, kind, id } = await one.ask(request);
    assert.deepEqual([type, kind, id], ['error', 'illegal', 'id'], JSON.stringify(request));
  }
  const late = await one.ask({ type: 'move', move: 'pass', seen: 7 });
  assert.deepEqual([late.type, late.acknowledges, late.number], ['game', 'id', 0]);
});

test('a hint is a legal move with a sentence', async () => {
  const one = begun();
  await Promise.resolve();
  const hint = await one.ask({ type: 'hint' });
  assert.ok(play(newGame(RING), hint.move, PATCHES));
  assert.match(hint.words, /\.$/);
});

test('the next game can be begun by either side', async () => {
  const one = begun();
  assert.deepEqual(await one.game.create({ first: 'opponent' }), {
    id: 'offline',
    url: '/offline',
  });
  assert.equal(one.saved()?.seat, 2);
  const next = begun(one.saved());
  await Promise.resolve();
  assert.equal(next.page().moves[0].player, 1, 'the simple player has begun');
});
