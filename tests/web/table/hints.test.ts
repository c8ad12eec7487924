import assert from 'node:assert/strict';
import test from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { LocalSource } from '../../../quiltbee/web/board/local_source.ts';
import { Refused } from '../../../quiltbee/web/core/api.ts';
import { Game } from '../../../quiltbee/web/core/game.ts';
import { answer } from '../../../quiltbee/web/table/hints_page.ts';
import { here, install } from '../engine/here.ts';
import { PATCHES, RING, gameMessage } from '../tables.ts';
import type { HelpRequest } from '../../../quiltbee/web/core/types.ts';

const REASON = { of: 'mine', code: 'gives', values: { patch: 'X' } };

/** What the worker says of any position. */
let lines: { moves: string[] }[] = [];
/** What it says before that, one position after the other. */
let answers: (typeof lines)[] = [];
/** What a server says; null for no server. */
let reasons: object[] | null = [REASON];
let sent: unknown[] = [];

function line(move: string, margin: number, chance: number, proven: string | null = null) {
  return { moves: [move], depth: 1, nodes: 1, chance, margin, proven };
}

/** A duel against a level, after these moves, and all answers that it showed. */
function begun(...moves: string[]) {
  install();
  here.decide = () => {
    const found = answers.shift() ?? lines;
    return { move: found[0].moves[0], lines: found };
  };
  here.call = (body) => {
    sent.push(body);
    return reasons && { reasons };
  };
  const game = new Game(
    new LocalSource(gameMessage({ mode: 'computer', moves }), PATCHES),
    PATCHES,
  );
  const shown: object[] = [];
  game.store.watch(() => game.state.hint && shown.push(game.state.hint));
  sent = [];
  const ask = async (request: HelpRequest) => {
    await answer(game, request);
    await setTimeout(); // the reasons come later
    return shown;
  };
  return { game, ask };
}

const FIRST = RING[0];

test('a hint says at once what is best and by how much, then why', async () => {
  answers = [
    [line(`${FIRST}0a1`, 3, 0.6), line(`${FIRST}0a2`, 2.9, 0.6), line('pass', -9, 0.4)],
    [line('pass', -1, 0.5)], // to the other side, after each of the two
    [line('pass', 1.5, 0.5)],
  ];
  const { game, ask } = begun();
  const hint = { type: 'hint', move: `${FIRST}0a1`, rival: 'pass', points: 2.5 };
  assert.deepEqual(await ask({ type: 'hint' }), [
    { ...hint, reasons: null },
    { ...hint, reasons: [REASON] },
  ]);
  const { position } = game.state.table;
  assert.deepEqual(sent, [{ position, move: `${FIRST}0a1`, rival: 'pass', points: 0 }]);
});

test('what is certain comes first, and without a server alone', async () => {
  lines = [line('pass', 12.5, 1, 'win')];
  const proven = { of: 'better', code: 'proven-win', values: { points: 12 } };
  const hint = { type: 'hint', move: 'pass', rival: null, points: null };
  assert.deepEqual((await begun().ask({ type: 'hint' }))[1], {
    ...hint,
    reasons: [proven, REASON],
  });
  reasons = null;
  assert.deepEqual((await begun().ask({ type: 'hint' }))[1], { ...hint, reasons: [proven] });
  reasons = [REASON];
});

test('how one’s move was is what the other one is worth, and what it was itself', async () => {
  lines = [line(`${FIRST}0a1`, 3, 0.6)];
  const { game, ask } = begun('pass');
  const seat = game.state.table.turn;
  assert.equal(seat, 2, 'the value after the move is the other side’s');
  const why = { type: 'why', player: 1, move: 'pass', better: `${FIRST}0a1` };
  const found = await ask({ type: 'why' });
  assert.deepEqual(found[0], { ...why, points: 6, chance: 200, reasons: null });
  assert.deepEqual(found[1], { ...why, points: 6, chance: 200, reasons: [REASON] });
  lines = [line('pass', 3, 0.6)];
  const same = await begun('pass').ask({ type: 'why' });
  assert.deepEqual(same, [{ ...why, better: 'pass', points: 0, chance: 0, reasons: [] }]);
});

test('nothing is answered once the game has gone on', async () => {
  lines = [line('pass', 1, 0.5)];
  const { game, ask } = begun();
  const asking = ask({ type: 'hint' });
  const { table } = game.state;
  game.store.dispatch({ type: 'table', table: { ...table, number: table.number + 1 } });
  assert.deepEqual(await asking, []);
});

test('no way to ask helps in one’s own running game', async () => {
  lines = [line('pass', 1, 0.5)];
  for (const game of [
    { ring: RING, fast: false },
    { ring: 'other', fast: true },
  ]) {
    here.running = [game];
    for (const type of ['hint', 'why'] as const) {
      const { ask } = begun('pass');
      await assert.rejects(ask({ type }), Refused);
      assert.deepEqual(sent, []);
    }
  }
  here.running = [];
});
