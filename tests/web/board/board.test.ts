import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { legalMoves } from '../../../quiltbee/web/core/rules/play.ts';
import { Board, type Outside } from '../../../quiltbee/web/board/board.ts';
import { openText } from '../../../quiltbee/web/core/records/reader.ts';
import { endOf } from '../../../quiltbee/web/core/records/tree.ts';
import { frontPlayer, suggestedOffers, suggestedOn } from '../../../quiltbee/web/core/queries.ts';
import { AUTOMA_CARDS, cardOf } from '../../../quiltbee/web/core/rules/automa_cards.ts';
import { turnTitle } from '../../../quiltbee/web/core/sentences.ts';
import { PATCHES } from '../tables.ts';

const RING = 'HBCDEFGIJKLMNOPQRSTUVWXYZabcdefgA';
const EMPTY = Array(9).fill('9').join('/');
const START = `${EMPTY} ${EMPTY} 5.0 5.0 ${RING} 1 - r`;
const SOLO = `${EMPTY} 5.0 0.0:- ${RING} 1 - r tactical 3 ?4.?.?.?.?.?.?.?.?.? ?.?/-`;
const SITTING = { names: ['Ada', 'Ben'] as [string, string] };

function opened(start: string, outside?: Partial<Outside>) {
  return new Board(PATCHES, { start, moves: [] }, SITTING, outside);
}

/** What the page of a board sees. */
function seen(board: Board) {
  const { table } = board.state;
  assert.ok(table);
  return table;
}

test('both sides move by hand on one board, and each move is told', async () => {
  const told: string[] = [];
  const board = opened(START, { onMove: (move) => told.push(move) });
  await Promise.resolve();
  assert.equal(seen(board).turn, 1);
  board.game.choose('H');
  board.game.placement({ type: 'put', orientation: 0, origin: [0, 0] });
  board.game.commit();
  await Promise.resolve();
  assert.deepEqual(told, ['H0a1']);
  assert.equal(seen(board).turn, 2);
  board.game.pass();
  await Promise.resolve();
  assert.deepEqual(board.moves, ['H0a1', 'pass']);
  assert.deepEqual(told, ['H0a1', 'pass']);
  assert.equal(board.state.pending, null);
});

test('a seat that is You moves alone; the other is moved from outside', async () => {
  const names = ['Opponent', 'You'] as [string, string];
  const board = new Board(PATCHES, { start: START, moves: ['H0a1'] }, { names, you: 2 });
  await Promise.resolve();
  assert.equal(turnTitle(seen(board), seen(board).seats), 'Your turn');
  assert.equal(frontPlayer(board.state), 2);
  assert.ok(board.play('pass'));
  assert.deepEqual(board.table.options, []);
  assert.equal(turnTitle(board.table, board.table.seats), 'Opponent’s turn');
  assert.ok(board.play('pass'));
  assert.equal(turnTitle(board.table, board.table.seats), 'Your turn');
});

test('moves are made, taken back and shown from outside, before anybody has connected too', () => {
  const board = opened(START);
  assert.ok(board.play('H0a1'));
  assert.equal(seen(board).turn, 2);
  assert.ok(!board.play('H0a1'), 'it is gone from the ring');
  assert.ok(board.undo());
  assert.ok(!board.undo());
  assert.equal(board.text, START);
  board.show({ start: START, moves: ['pass', 'H0a1'] });
  assert.deepEqual(
    seen(board).moves.map(({ player, move }) => [player, move]),
    [
      [1, 'pass'],
      [2, 'H0a1'],
    ],
  );
  assert.throws(() => board.show({ start: START, moves: ['Z0a1'] }), RangeError);
  assert.deepEqual(board.moves, ['pass', 'H0a1'], 'a course that is none changes nothing');
});

test('what is not to be played here is answered with a sentence', async () => {
  const board = opened(START, { objection: (move) => (move === 'pass' ? 'Not that.' : null) });
  await Promise.resolve();
  board.game.pass();
  assert.equal(board.state.notice?.text, 'Not that.');
  assert.deepEqual(board.moves, []);
});

test('suggestions are drawn for the mover, and gone with the position', () => {
  const board = opened(START);
  board.suggest([
    { move: 'H0a1', label: '1', kind: 'line' },
    { move: 'pass', label: '2', kind: 'line', faint: true },
  ]);
  assert.deepEqual(
    suggestedOn(board.state, 1).map(({ label, origin }) => [label, origin]),
    [['1', [0, 0]]],
  );
  assert.deepEqual(suggestedOn(board.state, 2), []);
  assert.deepEqual(
    ['H', null, 'B'].map((letter) => suggestedOffers(board.state, letter).length),
    [1, 1, 0],
  );
  board.play('pass');
  assert.deepEqual(board.state.suggestions, []);
});

test('the Automa plays by cards that are chosen or drawn, each once in a shuffle', async () => {
  const board = opened(SOLO);
  const budget = AUTOMA_CARDS.tactical.filter((card) => card.budget === 4);
  assert.deepEqual(board.cards, [], 'the person decides');
  board.play('H0a1');
  assert.equal(seen(board).stage, 'card');
  assert.deepEqual(
    board.cards,
    budget.map(({ number }) => number),
  );
  assert.ok(!board.turn(budget[0].number === 13 ? 14 : 13), 'its budget is another one');
  assert.ok(board.turn(budget[0].number));
  assert.equal(seen(board).players[1].time > 0, true);
  assert.deepEqual(seen(board).automa?.discards, [budget[0].number]);
  while (board.table.stage !== 'over') {
    if (board.table.stage === 'card') assert.ok(board.turn());
    else board.play('pass') || board.play(legalMoves(board.position, PATCHES)[0]);
  }
  const { automa } = board.local.message;
  assert.ok(automa && automa.turns.length > 2);
  const numbers = automa.turns.slice(0, 10).map(({ card }) => card.number);
  assert.equal(new Set(numbers).size, numbers.length);
  const { tree } = (await openText(board.table.link, PATCHES)) ?? {};
  assert.ok(tree);
  const course = tree.courseTo(endOf(tree.root));
  const again = new Board(PATCHES, { ...course, turns: undefined }, SITTING);
  assert.equal(again.text, board.text, 'the link knows the cards');
  while (board.undo());
  assert.equal(board.text, SOLO.replace('?4.', '?4.'));
});

test('the cards are those of the box', () => {
  const url = new URL('../../../quiltbee/automa/data/automa.json', import.meta.url);
  assert.deepEqual(AUTOMA_CARDS, JSON.parse(readFileSync(url, 'utf8')).decks);
  for (let number = 1; number <= 24; number += 1) assert.equal(cardOf(number).number, number);
});
