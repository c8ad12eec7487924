import assert from 'node:assert/strict';
import test from 'node:test';
import { LocalGame, type Saved } from '../../quiltbee/web/offline/local_game.ts';
import { chooseMove } from '../../quiltbee/web/offline/opponent.ts';
import { play } from '../../quiltbee/web/core/rules/play.ts';
import { newGame } from '../../quiltbee/web/core/rules/position.ts';
import { framesOfGame } from '../../quiltbee/web/core/rules/replay.ts';
import { PATCHES, RING } from './tables.ts';
import type { PlayRequest } from '../../quiltbee/web/core/types.ts';
import type { News } from '../../quiltbee/web/core/source.ts';

/** A game whose page is the test: what it is told, and the last table of that. */
function begun(start: Saved | null = { ring: RING, seat: 1, moves: [], resigned: false }) {
  const told: News[] = [];
  let saved = start;
  const game = new LocalGame(PATCHES, {
    load: () => saved,
    save: (game) => {
      saved = game;
    },
    decide: async (position) => chooseMove(position, PATCHES),
    draw: (most) => most - 1,
    today: () => new Date(2026, 10, 22),
  });
  game.watch((news) => told.push(news));
  /** Ask for something, and wait until the simple player has answered. */
  const ask = async (request: PlayRequest) => {
    game.send(request);
    const [answer] = told.slice(-1);
    await settled();
    return answer;
  };
  const page = () => {
    const tables = told.flatMap((news) => (news.type === 'table' ? [news.table] : []));
    return tables[tables.length - 1];
  };
  return { game, told, ask, page, saved: () => saved };
}

function settled() {
  return new Promise((go) => {
    setImmediate(go);
  });
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
  await settled();
  await playOut(one);
  const { result, players, moves } = one.page();
  assert.ok(result);
  assert.deepEqual(result.scores, [players[0].score, players[1].score]);
  assert.deepEqual(new Set(moves.map(({ player }) => player)), new Set([1, 2]));
  assert.equal(one.page(), one.game.table);
  const frames = framesOfGame(one.game.folded, PATCHES);
  assert.equal(frames.length, moves.length + 1);
  assert.equal(frames.at(-1)?.position, one.page().position);
});

test('the simple player beats one that takes whatever comes first', async () => {
  let margin = 0;
  for (const start of [0, 7, 14, 21]) {
    const ring = RING.slice(start, -1) + RING.slice(0, start) + RING.at(-1);
    const one = begun({ ring, seat: 1, moves: [], resigned: false });
    await settled();
    await playOut(one);
    const [first, second] = one.page().players;
    margin += second.score - first.score;
  }
  assert.ok(margin > 0, String(margin));
});

test('a game is remembered, and what is not a game is not', async () => {
  const one = begun();
  await settled();
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
  await settled();
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

test('what can not be is refused', async () => {
  const one = begun();
  await settled();
  for (const request of [
    { type: 'move', move: '+a1' },
    { type: 'move', move: 'A0a1' },
    { type: 'move', move: 'H0i9' },
    { type: 'undo' },
    { type: 'rematch' },
  ] as PlayRequest[]) {
    const answer = await one.ask(request);
    assert.equal(answer.type === 'refusal' && answer.refusal.kind, 'illegal', request.type);
  }
  assert.equal(one.page().moves.length, 0);
});

test('a hint is a legal move', async () => {
  const one = begun();
  await settled();
  await one.ask({ type: 'hint' });
  const news = one.told.at(-1);
  assert.ok(news?.type === 'hint' && news.hint.type === 'hint');
  assert.ok(play(newGame(RING), news.hint.move, PATCHES));
});

test('a computer that thinks on is not heard once its move was taken back', async () => {
  const one = begun();
  await settled();
  let answer: (move: string) => void = () => {};
  one.game.decide = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await one.ask({ type: 'move', move: 'pass' });
  await one.ask({ type: 'undo' });
  answer('pass');
  await settled();
  assert.equal(one.page().moves.length, 0);
});

test('the next game can be begun by either side', async () => {
  const one = begun();
  assert.deepEqual(await one.game.create({ first: 'opponent' }), {
    id: 'offline',
    url: '/offline',
  });
  assert.equal(one.saved()?.seat, 2);
  const next = begun(one.saved());
  await settled();
  assert.equal(next.page().moves[0].player, 1, 'the simple player has begun');
});
