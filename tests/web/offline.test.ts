import assert from 'node:assert/strict';
import test from 'node:test';
import {
  LocalGame,
  localGameIn,
  savedIn,
  type Saved,
} from '../../quiltbee/web/offline/local_game.ts';
import { positionOf } from '../../quiltbee/web/core/rules/fold.ts';
import { parsePosition, positionString } from '../../quiltbee/web/core/rules/notation.ts';
import { legalMoves } from '../../quiltbee/web/core/rules/play.ts';
import { newGame } from '../../quiltbee/web/core/rules/position.ts';
import { framesOfGame } from '../../quiltbee/web/core/rules/replay.ts';
import { localGamePath } from '../../quiltbee/web/home/new_game_view.ts';
import { replayIn } from '../../quiltbee/web/core/records/reader.ts';
import { PATCHES, RING } from './tables.ts';
import type { Position, PlayRequest, News } from '../../quiltbee/web/core/types.ts';

/** A game whose page is the test: what it is told, and the last table of that. */
const START: Saved = {
  ...{ opponent: 'computer', seat: 1, names: ['', ''], level: 7 },
  ...{ course: { start: positionString(newGame(RING), null), moves: [] } },
  ...{ resigned: null, practice: false, over: false },
};

function begun(start: Saved | null = START, search = '') {
  const { opponent, wanted } = localGameIn(search);
  let seed = 1;
  const levels: number[] = [];
  const told: News[] = [];
  let saved = start;
  const game = new LocalGame(PATCHES, {
    load: () => saved,
    save: (game) => {
      saved = game;
    },
    decide: async (position, level) => {
      levels.push(level);
      return firstMove(read(position));
    },
    ...{ opponent, wanted },
    draw: (most) => {
      seed = (seed * 48271) % 2147483647;
      return seed % most;
    },
    today: () => new Date(2026, 10, 22),
  });
  game.watch((news) => told.push(news));
  /** Ask for something, and wait until the computer has answered. */
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
  return { game, told, ask, page, levels, saved: () => saved };
}

function read(text: string) {
  return parsePosition(text, PATCHES) as Position;
}

function firstMove(position: Position) {
  const [pass, bought = pass] = legalMoves(position, PATCHES);
  return bought;
}

function settled() {
  return new Promise((go) => {
    setImmediate(go);
  });
}

/** @param play  until it is over */
async function playOut({ game, page, ask }: ReturnType<typeof begun>) {
  while (page().stage !== 'over') {
    const isCard = page().stage === 'card';
    const move = firstMove(positionOf(game.folded));
    await ask(isCard ? { type: 'turn' } : { type: 'move', move });
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

test('a game is remembered, and what is not a game is not', async () => {
  const one = begun();
  await settled();
  await one.ask({ type: 'move', move: 'pass' });
  const again = begun(one.saved());
  assert.deepEqual(again.game.table.position, one.game.table.position);
  for (const wrong of [
    { ...START, course: { start: 'ABC', moves: [] } },
    { ...START, course: { ...START.course, moves: ['H9z9'] } },
    { ...START, course: { ...START.course, moves: ['+a1'] } },
  ]) {
    const other = begun(wrong);
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
  assert.ok(length > 1, 'the computer has answered');
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
    assert.equal(answer.type, 'complaint', request.type);
  }
  assert.equal(one.page().moves.length, 0);
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
  assert.deepEqual(await one.game.create({ opponent: 'computer', first: 'opponent' }), {
    id: 'offline',
    url: '/offline',
  });
  assert.equal(one.saved()?.seat, 2);
  const next = begun(one.saved());
  await settled();
  assert.equal(next.page().moves[0].player, 1, 'the computer has begun');
});

test('a game goes on at its level, a new one has the level that was chosen', async () => {
  const one = begun();
  await one.ask({ type: 'move', move: 'pass' });
  assert.deepEqual(new Set(one.levels), new Set([7]));
  assert.equal(one.page().seats[1].name, 'Quiltbee level 7');
  const kept = begun(one.saved(), '?level=2');
  assert.equal(kept.page().moves.length, one.page().moves.length, 'it is not over');
  assert.equal(
    begun(START, '?level=2').page().seats[1].name,
    'Quiltbee level 2',
    'nothing has happened',
  );
  await one.ask({ type: 'resign' });
  assert.equal(one.saved()?.over, true);
  assert.equal(begun(one.saved()).page().result?.reason, 'resignation');
  const next = begun(one.saved(), '?level=2');
  assert.equal(next.page().moves.length, 0);
  assert.equal(next.page().seats[1].name, 'Quiltbee level 2');
});

test('a failing engine is reported, and asked again once the network is back', async () => {
  const one = begun();
  await settled();
  const { decide } = one.game;
  one.game.decide = () => Promise.reject(new Error('no engine'));
  await one.ask({ type: 'move', move: 'pass' });
  const news = one.told.at(-1);
  assert.equal(news?.type === 'complaint' && news.text, 'no engine');
  assert.equal(one.page().moves.length, 1);
  one.game.decide = decide;
  one.game.wake();
  await settled();
  assert.ok(one.page().moves.length > 1);
});

test('an address asks for a game, of levels that there are', () => {
  const levels = ['7', '10', '0', '11', 'x', ''].map(
    (level) => localGameIn(`?level=${level}`).wanted?.level,
  );
  assert.deepEqual(levels, [7, 10, null, null, null, null]);
  assert.equal(localGameIn('').wanted, null);
  assert.deepEqual(localGameIn('?opponent=automa'), { opponent: 'automa', wanted: null });
  const path = localGamePath({ opponent: 'person', names: ['Ann', 'Bo & B'], board: 'original' });
  const { opponent, wanted } = localGameIn(new URL(path, 'http://x').search);
  assert.equal(opponent, 'person');
  assert.deepEqual([wanted?.names, wanted?.board], [['Ann', 'Bo & B'], 'original']);
});

test('a game of an older version goes on', () => {
  const older = { ring: RING, seat: 2, moves: ['pass'], resigned: true, level: 4, over: true };
  const saved = savedIn(older, 'computer');
  assert.deepEqual([saved?.level, saved?.resigned, saved?.course.moves], [4, 2, ['pass']]);
  assert.equal(savedIn({ ring: RING, seat: 1, moves: [] }, 'computer')?.level, 3);
  assert.equal(savedIn(null, 'computer'), null);
});

test('two at one screen move in turn, and whoever is to move resigns', async () => {
  const one = begun(null, '?opponent=person&name=Ann&name=Ben');
  assert.deepEqual(
    one.page().seats.map(({ name, yours }) => [name, yours]),
    [
      ['Ann', true],
      ['Ben', true],
    ],
  );
  await one.ask({ type: 'move', move: 'pass' });
  assert.equal(one.page().turn, 2);
  await one.ask({ type: 'resign' });
  assert.equal(one.page().result?.winner, 1);
  assert.equal(begun(one.saved(), '?opponent=person').page().result?.winner, 1);
});

for (const deck of ['normal', 'tactical'])
  test(`a solo game with the ${deck} deck keeps its shuffle and hides its cards`, async () => {
    let one = begun(null, `?opponent=automa&deck=${deck}&level=2`);
    assert.equal(one.page().automa?.level, 2);
    const budgets: [number | null, number][] = [];
    while (one.page().stage !== 'over') {
      const { automa, stage } = one.page();
      if (stage === 'card') {
        const before = automa?.budget ?? null;
        await one.ask({ type: 'turn' });
        const turn = one.page().automa?.turns.at(-1);
        budgets.push([before, turn?.card.budget ?? -1]);
        one = begun(one.saved(), '?opponent=automa'); // as after a reload
      } else await one.ask({ type: 'move', move: firstMove(positionOf(one.game.folded)) });
    }
    const { automa, result } = one.page();
    assert.equal(budgets.length, one.game.message.automa?.turns.length);
    for (const [told, found] of budgets) assert.equal(told, deck === 'normal' ? null : found);
    const known = one.game.shuffles?.known.map((cards) => cards.filter((card) => card > 0)) ?? [];
    for (const cards of known) assert.equal(new Set(cards).size, cards.length, 'each comes once');
    assert.equal(known.flat().length, budgets.length);
    assert.equal(automa?.practice, false);
    const here = automa?.levels.find(({ level }) => level === 2);
    assert.deepEqual(here?.scores, result?.scores);
    const record = await replayIn(one.game.record(), PATCHES);
    assert.deepEqual(record?.moves, one.game.message.moves);
  });

test('a card that is taken back is dealt again, and the game is practice', async () => {
  const one = begun(null, '?opponent=automa&deck=tactical');
  await one.ask({ type: 'move', move: firstMove(positionOf(one.game.folded)) });
  while (one.page().stage !== 'card') await one.ask({ type: 'move', move: 'pass' });
  const { length } = one.page().moves;
  const { budget } = one.page().automa ?? {};
  await one.ask({ type: 'turn' });
  await one.ask({ type: 'undo' });
  assert.ok(one.page().moves.length < length);
  assert.equal(one.page().automa?.practice, true);
  assert.equal(one.page().automa?.budget, budget);
  assert.ok(one.game.shuffles?.known.flat().every((card) => card === 0));
  assert.equal(begun(one.saved(), '?opponent=automa').page().automa?.practice, true);
});
