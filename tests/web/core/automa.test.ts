import assert from 'node:assert/strict';
import test from 'node:test';
import { runCommand } from '../../../quiltbee/web/core/commands.ts';
import { reduce, startState } from '../../../quiltbee/web/core/game_state.ts';
import { canAct, canAskHint, canTurn, landing } from '../../../quiltbee/web/core/queries.ts';
import {
  automaParts,
  automaSummary,
  budgetSentence,
  cardsSentence,
  markerSentence,
  outcomes,
  stepSentence,
  turnText,
  undoesCard,
} from '../../../quiltbee/web/core/automa.ts';
import { AUTOMA_LEVELS } from '../../../quiltbee/web/core/generated/figures.ts';
import { linkUpTo } from '../../../quiltbee/web/viewer/viewer_page.ts';
import { moveLabel } from '../../../quiltbee/web/core/sentences.ts';
import { seatsOf } from '../../../quiltbee/web/core/replays.ts';
import { automa, automaTurn, solo, waiting } from '../automa_tables.ts';
import { PATCHES, recorded, table } from '../tables.ts';
import type { Table } from '../../../quiltbee/web/core/types.ts';

function after(first: Table, ...tables: Table[]) {
  return tables.reduce(
    (state, each) => reduce(state, { type: 'table', table: each }),
    startState(PATCHES, first),
  );
}

/** The table after the Automa has turned its card. */
function turned(part: Partial<Table> = {}) {
  return solo({
    number: 2,
    can_undo: true,
    automa: automa({ turns: [automaTurn()] }),
    moves: [
      { number: 1, player: 1, move: 'pass' },
      { number: 2, player: 2, move: 'A:H' },
    ],
    ...part,
  });
}

test('a turn is told in its order: card, budget, filters, patch, token, income', () => {
  assert.equal(
    turnText(automaTurn(), PATCHES),
    'Automa: Card 16: budget 3, income 3. Budget 3 buys B shape (B) and H shape (H). ' +
      'No overtaking: would leave none, skipped. Largest (most squares): leaves H shape (H). ' +
      'Takes H shape (H); moves 3 → 6. Income at 5: +3 buttons.',
  );
});

test('one affordable patch needs no filter, none means advancing', () => {
  const only = automaTurn({ affordable: 'W', steps: [], taken: 'W' });
  assert.equal(budgetSentence(only, PATCHES), 'Budget 3 buys only W shape (W).');
  const none = automaTurn({ affordable: '', steps: [], taken: null, income_marks: [], income: 0 });
  assert.equal(budgetSentence(none, PATCHES), 'Budget 3 buys none of the 3: it passes.');
  assert.deepEqual(outcomes(none, PATCHES), ['Moves 3 → 6, earns nothing.']);
  assert.match(
    stepSentence({ filter: 'FURTHEST', left: 'H', skipped: false }, PATCHES),
    /^Furthest \(furthest from the neutral token\)/,
  );
});

test('special patches, the marker and the tile are told', () => {
  const end = automaTurn({
    special_patches: [26],
    reaches_marker: true,
    takes_special_tile: true,
    income: 0,
  });
  assert.deepEqual(outcomes(end, PATCHES).slice(1), [
    'Income at 5: this card gives none.',
    'The special patch at 26 is out of the game.',
    'Reaches its marker and gets the special tile, 7 points.',
  ]);
  assert.match(
    String(outcomes({ ...end, takes_special_tile: false }, PATCHES).at(-1)),
    /the special tile is gone already/,
  );
});

test('its score is told by the parts that the server names', () => {
  const { players } = solo();
  assert.deepEqual(
    automaParts(players[1], 4).map(([, points]) => points),
    [7, 4, 3],
    'level IV does not count its patches',
  );
  const text = automaSummary(solo(), automa(), PATCHES);
  for (const part of [
    'Tactical deck, level IV, Master. It holds 4 buttons; ',
    '2 patches with buttons: H shape (H) and W shape (W); 1 patch without',
    'Score 14: special tile 7, buttons it holds 4, buttons on its patches 3. ',
    'Its marker is on space 38. Cards: the next one has budget 3; 7 cards',
  ]) {
    assert.ok(text.includes(part), part);
  }
  assert.equal(
    cardsSentence(automa({ aside: 0, discards: [] })),
    '7 cards in the pile, none turned since the shuffle.',
  );
});

test('the five levels are there to choose from', () => {
  assert.deepEqual(
    AUTOMA_LEVELS.map(({ level, numeral }) => `${level}${numeral}`),
    ['1I', '2II', '3III', '4IV', '5V'],
  );
});

test('while a card waits it can be turned, and nothing else be decided', () => {
  const state = after(waiting());
  assert.equal(canTurn(state), true);
  assert.equal(canAct(state), false);
  assert.equal(canAskHint(state), false);
  assert.equal(canTurn(reduce(state, { type: 'pending', request: { type: 'undo' } })), false);
  assert.equal(canTurn(reduce(state, { type: 'look', frames: [], index: 0 })), false);
  const watched = waiting({ seats: waiting().seats.map((seat) => ({ ...seat, yours: false })) });
  assert.equal(canTurn(after(watched)), false);
});

test('taking back goes behind a card only after its turn, and a resignation never does', () => {
  assert.equal(undoesCard(waiting()), false);
  assert.equal(undoesCard(turned()), true);
  assert.equal(
    undoesCard(
      turned({ stage: 'over', result: { winner: 2, scores: [1, 2], reason: 'resignation' } }),
    ),
    false,
  );
  assert.equal(undoesCard(table({ moves: [{ number: 1, player: 2, move: 'pass' }] })), false);
});

test('the last turn of the Automa stays until its next one, and a run is counted once', () => {
  const first = after(waiting(), turned());
  assert.deepEqual(
    first.account.turns.map((turn) => turn.number),
    [2],
  );
  const decided = reduce(first, {
    type: 'table',
    table: turned({
      number: 3,
      stage: 'card',
      turn: 2,
      automa: automa(),
      moves: [...turned().moves, { number: 3, player: 1, move: 'pass' }],
    }),
  });
  assert.equal(decided.account, first.account);
  const second = automaTurn({ number: 3 });
  const run = reduce(first, {
    type: 'table',
    table: turned({
      number: 3,
      automa: automa({ turns: [automaTurn(), second] }),
      moves: [...turned().moves, { number: 3, player: 2, move: 'A:H' }],
    }),
  });
  assert.equal(run.account.turns.length, 2);
  assert.equal(run.account.run, first.account.run);
  const back = reduce(first, { type: 'table', table: solo({ number: 3 }) });
  assert.deepEqual(back.account.turns, []);
});

test('the news tell the whole turn of the Automa', () => {
  assert.match(
    after(waiting(), turned()).announced,
    /^Automa: Card 16: budget 3.*Income at 5: \+3 buttons\. Your turn\./,
  );
});

test('a hint is kept until the table changes', () => {
  const hinted = reduce(after(solo()), {
    type: 'hint',
    hint: { type: 'hint', move: 'B0a1', rival: null, points: null, reasons: null },
  });
  assert.equal(hinted.hint?.move, 'B0a1');
  assert.equal(reduce(hinted, { type: 'table', table: turned() }).hint, null);
});

test('the command line knows the Automa, its cards and hints', () => {
  const said = (at: Table, line: string) => {
    const reply = runCommand(after(at), line);
    return 'say' in reply ? reply.say : 'error' in reply ? reply.error : reply;
  };
  assert.match(String(said(solo(), 'o')), /^Automa: Tactical deck, level IV, Master\./);
  assert.match(String(said(solo(), 't')), /Its marker is on space 38\./);
  assert.match(String(said(solo(), 's')), /Automa 14, with 4 buttons\.$/);
  assert.match(String(said(turned(), 'l')), /^Automa: Card 16/);
  assert.deepEqual(said(waiting(), 'turn'), { request: { type: 'turn' } });
  assert.deepEqual(said(solo(), 'hint'), { request: { type: 'hint' } });
  assert.equal(said(solo(), 'turn'), 'There is no card to turn now.');
  const turnFirst = 'Turn the Automa’s card first: type turn.';
  assert.equal(said(waiting(), 'pass'), turnFirst);
  assert.equal(
    said(table({ mode: 'screen' }), 'hint'),
    'Hints are for solo games and games against the computer.',
  );
});

test('moves of the Automa lie on no quilt', () => {
  assert.deepEqual(
    [moveLabel('A:H', PATCHES), moveLabel('A:pass', PATCHES)],
    ['took the H shape', 'passed'],
  );
  assert.equal(landing('A:H', PATCHES), null);
});

test('a solo game from outside: its seats, and its link cut to a position', () => {
  const { deck, level, practice, turns, levels } = automa();
  const replay = recorded('#s=9/9,.B0a1,16.17', ['pass', 'A:H', 'B0a1'], {
    automa: { deck, level, practice, turns, cards: [], levels },
  });
  assert.deepEqual(
    seatsOf(replay).map(({ name, kind }) => `${name} ${kind}`),
    ['Player 1 person', 'Automa automa'],
  );
  assert.equal(linkUpTo(replay, 2), '#s=9/9,.,16.17');
  assert.equal(linkUpTo(replay, 3), replay.link);
});

test('the marker is told of as the server’s flag says, wherever the tile is', () => {
  assert.equal(markerSentence(automa()), 'Its marker is on space 38.');
  const gone = automa({ marker_on_board: false });
  assert.equal(markerSentence(gone), 'Its marker has left the board.');
});
