import assert from 'node:assert/strict';
import test from 'node:test';
import { Refused } from '../../../quiltbee/web/core/api.ts';
import {
  NOTHING,
  afterAttempt,
  due,
  dueOwn,
  fromBatch,
} from '../../../quiltbee/web/puzzles/puzzles.ts';
import { Puzzles } from '../../../quiltbee/web/puzzles/puzzles.ts';
import { PUZZLE } from './puzzle.ts';
import { serve } from '../server.ts';
import type { PuzzleState } from '../../../quiltbee/web/core/generated/messages.ts';

const AWAY = 'Can’t reach the server. Check your connection.';
const DAY = 24 * 60 * 60 * 1000;
const OTHER = { ...PUZZLE, id: 'bbbbbb', steps: PUZZLE.steps.slice(1) };
const MISTAKE = {
  ...{ ...OTHER, id: 'game-7', themes: ['own'], own: { game: 'game', number: 7, due: 0 } },
} as PuzzleState;
const YOU = { rating: 1510, deviation: 300, provisional: true, attempts: 1, solved: 1 };

/** A page of puzzles with a server that can be away; what it was asked is in `sent`. */
function page() {
  const world = {
    ...{ away: false, now: 0, kept: NOTHING, sent: [] as any[], named: '' },
    ...{ margin: null as number | null, own: [MISTAKE] },
    due: DAY as number | null,
    problem: null as Error | null,
  };
  const answers: [RegExp, (values: any, ...found: string[]) => [any, ...any[]]][] = [
    [/^GET .*me.mistakes$/, () => [{ puzzles: world.own }, 'mistakes']],
    [
      /mistakes.(\w+).(\d+)$/,
      ({ solved }, game, number) => [{ due: world.due }, 'tried', game, Number(number), solved],
    ],
    [/days.(.*)$/, (_, day) => [OTHER, 'day', day]],
    [/^GET .*puzzles$/, () => [{ count: 2, themes: [], you: null }, 'overview']],
    [
      /next$/,
      ({ theme = '', number }) => [
        { puzzles: [PUZZLE, OTHER].slice(0, Number(number)) },
        ...['next', theme, Number(number)],
      ],
    ],
    [
      /(\w+).attempts$/,
      ({ moves }, id) => [
        { solved: true, rated: true, before: 1500, you: YOU, puzzle: 1190 },
        ...[id, moves],
      ],
    ],
    [/runs$/, () => [{ id: 'run', seconds: 180, puzzles: [OTHER, PUZZLE] }, 'run']],
    [/runs.(\w+)$/, ({ moves }, id) => [{ solved: 1, best: 4 }, id, moves]],
    [/reports$/, () => [{ retired: false }, 'report']],
  ];
  serve((route, values) => {
    if (world.away) throw new TypeError('fetch failed');
    if (world.problem) throw world.problem;
    const [pattern, make] = answers.find(([each]) => each.test(route)) ?? assert.fail(route);
    const [answer, ...asked] = make(values, ...(pattern.exec(route) ?? []).slice(1));
    world.sent.push(asked);
    return answer;
  });
  const puzzles = new Puzzles(
    {
      load: () => world.kept,
      shipped: async () => [],
      save: (kept) => {
        world.kept = kept;
      },
      now: () => world.now,
      named: (id) => {
        world.named = id;
      },
      judge: () => Promise.resolve(world.margin),
    },
    null,
  );
  return { puzzles, world };
}

test('a puzzle is asked, solved and sent', async () => {
  const { puzzles, world } = page();
  await puzzles.next();
  assert.equal(world.named, 'abcdef');
  await puzzles.answer('X0a1');
  const solving = await puzzles.answer('pass');
  assert.equal(solving.solved, true);
  assert.deepEqual(world.sent.at(-1), ['abcdef', ['X0a1', 'pass']]);
  assert.equal(puzzles.state.result?.you.rating, 1510);
  assert.deepEqual(world.kept.again, []);
});

test('a failed one comes again after a day, and later each time it is solved', async () => {
  const { puzzles, world } = page();
  await puzzles.next();
  await puzzles.answer('pass');
  assert.equal(puzzles.due, 0);
  for (const days of [1, 3, 7, 21]) {
    world.now += days * DAY;
    assert.equal(puzzles.due, 1);
    await puzzles.repeat();
    assert.equal(puzzles.state.again, true);
    await puzzles.answer('X2b2');
    assert.equal(puzzles.due, 0);
  }
  assert.deepEqual(world.kept.again, []);
});

test('the first attempt counts, and one goes on until it is found', async () => {
  const { puzzles, world } = page();
  await puzzles.next();
  await puzzles.answer('pass');
  assert.deepEqual(world.sent.at(-1), ['abcdef', ['pass']]);
  const sent = world.sent.length;
  const found = await puzzles.answer('X2b2');
  assert.deepEqual([found.over, found.solved, found.failed], [true, true, true]);
  assert.equal(world.sent.length, sent, 'nothing more is sent');
  assert.equal(world.kept.again.length, 1, 'it comes again');
  puzzles.showAt(true, 1);
  assert.deepEqual(puzzles.line, ['E0a1']);
});

test('without the server puzzles come from those that are kept, and are sent later', async () => {
  const { puzzles, world } = page();
  await puzzles.sync();
  assert.deepEqual(
    world.kept.batch.map(({ id }) => id),
    ['abcdef', 'bbbbbb'],
  );
  world.away = true;
  await puzzles.next();
  assert.equal(puzzles.state.solving?.puzzle.id, 'abcdef');
  await puzzles.answer('X2b2');
  assert.equal(puzzles.state.away, true);
  assert.deepEqual(world.kept.waiting, [{ id: 'abcdef', moves: ['X2b2'] }]);
  await puzzles.next();
  assert.equal(puzzles.state.solving?.puzzle.id, 'bbbbbb');
  await puzzles.giveUp();
  await puzzles.next();
  assert.equal(puzzles.state.solving, null);
  assert.equal(puzzles.state.problem, AWAY);
  world.away = false;
  await puzzles.sync();
  assert.deepEqual(world.kept.waiting, []);
  assert.ok(world.sent.some(([id]) => id === 'abcdef'));
});

test('a run asks one after the other and ends with the clock', async () => {
  const { puzzles, world } = page();
  await puzzles.begin();
  assert.equal(puzzles.isRunning, true);
  await puzzles.answer('pass');
  assert.equal(puzzles.state.solving?.puzzle.id, 'abcdef');
  assert.equal(puzzles.state.run?.solved, 1);
  await puzzles.end();
  assert.deepEqual(world.sent.at(-1), ['run', [['pass']]]);
  assert.deepEqual([puzzles.isRunning, puzzles.state.run?.best], [false, 4]);
});

test('the line is shown only once the puzzle is over', async () => {
  const { puzzles } = page();
  await puzzles.next();
  puzzles.show(1);
  assert.equal(puzzles.state.shown, null);
  await puzzles.giveUp();
  for (let step = 0; step < 5; step += 1) puzzles.show(1);
  assert.equal(puzzles.state.shown, 3);
});

test('of those kept one has the theme, and a failed one goes back to the start', () => {
  const kept = { ...NOTHING, batch: [PUZZLE, OTHER] };
  assert.equal(fromBatch(kept, 'packing'), null);
  assert.equal(fromBatch(kept, 'timing')?.id, 'abcdef');
  const failed = afterAttempt(kept, PUZZLE, false, 0);
  const solved = afterAttempt(failed, PUZZLE, true, DAY);
  assert.deepEqual(afterAttempt(solved, PUZZLE, false, DAY).again[0].due, 2 * DAY);
  assert.deepEqual(due(failed, DAY - 1), []);
});

test('a mistake of one’s own is put right by any move that an engine likes as well', async () => {
  const { puzzles, world } = page();
  await puzzles.sync();
  await puzzles.wishFor({ theme: 'own' });
  assert.equal(puzzles.state.solving?.puzzle.id, 'game-7');
  assert.equal(world.named, '');
  const unjudged = await puzzles.answer('H0a1', 'after');
  assert.equal(unjudged.last?.verdict, 'unknown');
  assert.ok(!unjudged.over);
  world.margin = 3.5;
  const solving = await puzzles.answer('H0a1', 'after');
  assert.ok(solving.solved);
  assert.equal(solving.last?.lost, 1.5);
  assert.ok(!world.sent.some(([id]) => id === 'game-7'), 'nothing is rated');
  assert.equal(puzzles.dueOwn.length, 0);
  await puzzles.next();
  assert.equal(puzzles.state.solving, null);
  world.now = DAY;
  await puzzles.next();
  world.margin = 2.9;
  assert.equal((await puzzles.answer('Z0a1', 'after')).last?.verdict, 'wrong');
  await puzzles.next();
  world.now = 2 * DAY;
  await puzzles.next();
  assert.equal((await puzzles.answer('E0a1')).last?.verdict, 'wrong', 'the same as in the game');
});

test('the server hears how a mistake went, and says when it comes again', async () => {
  const { puzzles, world } = page();
  const told = () => world.sent.filter(([what]) => what === 'tried');
  await puzzles.sync();
  await puzzles.wishFor({ theme: 'own' });
  world.due = 3 * DAY;
  world.margin = 3.5;
  await puzzles.answer('Z0a1', 'after');
  assert.deepEqual(told(), [['tried', 'game', 7, true]]);
  world.now = 3 * DAY - 1;
  assert.equal(puzzles.dueOwn.length, 0);
  world.now = 3 * DAY;
  assert.equal(puzzles.dueOwn.length, 1);
  await puzzles.next();
  await puzzles.giveUp();
  assert.deepEqual(told().at(-1), ['tried', 'game', 7, false]);
  world.due = null;
  world.now = 5 * DAY;
  await puzzles.next();
  await puzzles.answer('Z0a1', 'after');
  world.now = 5000 * DAY;
  assert.equal(puzzles.dueOwn.length, 0, 'it is known');
});

test('without the server a try waits, and the mistake is not asked again at once', async () => {
  const { puzzles, world } = page();
  await puzzles.sync();
  await puzzles.wishFor({ theme: 'own' });
  world.away = true;
  world.margin = 3.5;
  await puzzles.answer('Z0a1', 'after');
  assert.ok(puzzles.state.away);
  assert.equal(puzzles.dueOwn.length, 0);
  assert.deepEqual(world.kept.tried, [{ game: 'game', number: 7, solved: true }]);
  world.away = false;
  world.sent = [];
  await puzzles.sync();
  assert.deepEqual(world.sent[0], ['tried', 'game', 7, true]);
  assert.deepEqual(world.kept.tried, []);
  assert.ok(!puzzles.state.away);
});

test('those that were never tried come first, then the longest due', () => {
  const at = (number: number, due: number) => ({
    ...{ ...MISTAKE, id: `game-${number}`, own: { game: 'game', number, due } },
  });
  const found = dueOwn([at(1, 40), at(2, 30), at(3, 0), at(4, 51)], 50);
  assert.deepEqual(
    found.map(({ own }) => own?.number),
    [3, 2, 1],
  );
});

test('the puzzle of a day keeps its address', async () => {
  const { puzzles, world } = page();
  await puzzles.askDay('2026-11-23');
  assert.deepEqual([puzzles.state.day, world.named], ['2026-11-23', '']);
  await puzzles.next();
  assert.deepEqual([puzzles.state.day, world.named], [null, 'abcdef']);
});

for (const problem of [new Refused('Too many.', 429), new TypeError('fetch failed')])
  test(`a next puzzle or a run that is not given is said: ${problem.message}`, async () => {
    const { puzzles, world } = page();
    const sentence = problem instanceof Refused ? problem.message : AWAY;
    await puzzles.next();
    world.problem = problem;
    await puzzles.begin();
    assert.equal(puzzles.state.problem, sentence);
    assert.equal(puzzles.state.run, null);
    assert.equal(puzzles.state.solving?.puzzle.id, PUZZLE.id);
    await puzzles.next();
    assert.equal(puzzles.state.problem, sentence);
  });

test('a run whose end fails shows no best until the server has counted, once more', async () => {
  const { puzzles, world } = page();
  await puzzles.begin();
  await puzzles.answer('pass');
  world.problem = new Refused('Too many.', 429);
  await puzzles.end();
  assert.deepEqual(
    [puzzles.isRunning, puzzles.state.run?.best, puzzles.state.problem],
    [false, null, 'Too many.'],
  );
  world.problem = null;
  await puzzles.end();
  assert.deepEqual([puzzles.state.run?.best, puzzles.state.problem], [4, null]);
  assert.deepEqual(world.sent.at(-1), ['run', [['pass']]]);
});

test('an answer that is shown before a try does not end a run', async () => {
  const { puzzles, world } = page();
  await puzzles.begin();
  await puzzles.giveUp();
  assert.deepEqual([puzzles.isRunning, puzzles.state.solving?.puzzle.id], [true, PUZZLE.id]);
  await puzzles.end();
  assert.deepEqual(world.sent.at(-1), ['run', [[]]]);
});
