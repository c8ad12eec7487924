import assert from 'node:assert/strict';
import test from 'node:test';
import { startState } from '../../../quiltbee/web/core/game_state.ts';
import { hintWords } from '../../../quiltbee/web/table/hints_page.ts';
import { canAskWhy, hintedMove, pointedAt } from '../../../quiltbee/web/core/queries.ts';
import { PATCHES, table } from '../tables.ts';
import type { Hint, Reason, Why } from '../../../quiltbee/web/core/types.ts';

function words(hint: Hint | Why, named: boolean = false) {
  return hintWords({ ...startState(PATCHES, table()), hint }, named);
}

function hint(move: string, part: Partial<Hint> = {}): Hint {
  return { type: 'hint', move, rival: null, points: null, reasons: null, ...part };
}

function why(part: Partial<Why> = {}): Why {
  const asked = { move: 'pass', better: 'X0a7' };
  return { type: 'why', player: 1, ...asked, reasons: [], points: 3.1, chance: 90, ...part };
}

test('a hint names the move and what speaks for it, and spaces only if they are wanted', () => {
  const { name } = PATCHES.X;
  const reasons = [
    { of: 'better', code: 'moves-again', values: { behind: 0 } },
    { of: 'better', code: 'pays-back', values: { cost: 2, income: 1, paydays: 4, total: 4 } },
  ] as Reason[];
  assert.equal(words(hint('X0a7')), `Take the ${name}.`);
  assert.equal(
    words(hint('X0a7', { reasons })),
    `Take the ${name}. The token lands on top of the other: another turn. ` +
      'It costs 2 buttons and pays back 4 over 4 paydays.',
  );
  assert.equal(words(hint('X0a7'), true), `Take the ${name}, the top left of its frame on a7.`);
  assert.equal(
    words(hint('X6a7'), true),
    `Take the ${name}, flipped and turned half round, the top left of its frame on a7.`,
  );
  assert.equal(
    words(hint('pass', { reasons: [{ of: 'better', code: 'earns', values: { buttons: 1 } }] })),
    'Pass. It earns 1 button.',
  );
  assert.equal(words(hint('+d9')), 'Put the special patch on the marked space.');
  assert.equal(words(hint('+d9'), true), 'Put the special patch on d9.');
  assert.equal(hintWords(startState(PATCHES, table()), false), '');
});

test('a hint says by how much the next best move is worse, and what speaks against it', () => {
  const { name } = PATCHES.X;
  const reasons = [{ of: 'mine', code: 'gives', values: { patch: 'X' } }] as Reason[];
  assert.equal(
    words(hint('pass', { rival: 'X0a7', points: 3.4, reasons })),
    `Pass. About 3 points better than the ${name}. ` +
      `Otherwise the other side takes the ${name}.`,
  );
  assert.equal(
    words(hint('X0a7', { rival: 'pass', points: 0.4 })),
    `Take the ${name}. Hardly better than passing.`,
  );
});

test('a move is compared with the better one, by points or by the chance', () => {
  const { name } = PATCHES.X;
  const said = `The computer would have taken the ${name}`;
  assert.equal(words(why()), `${said}: about 3 points better.`);
  assert.equal(words(why({ points: 1 })), `${said}: about 1 point better.`);
  assert.equal(words(why({ points: 0.4 })), `${said}: a chance to win that is 9 % higher.`);
  assert.equal(words(why({ points: 0.4, chance: 20 })), `Good move: the ${name} is hardly better.`);
  assert.equal(
    words(why({ move: '+a1', better: '+d9', points: 0.4, chance: 0 })),
    'Good move: the computer’s spot is hardly better.',
  );
  assert.equal(
    words(why({ better: 'pass', move: 'X0a7', points: 0, chance: 0 })),
    'Good move: passing is hardly better.',
  );
  assert.equal(words(why({ points: null, chance: null })), `${said}.`);
  assert.equal(
    words(why({ better: 'pass', move: 'X0a7', points: null })),
    'The computer would have passed.',
  );
  assert.equal(
    words(why({ move: 'X0a1', points: null, better: 'X0a7' }), true),
    `The computer would have put it elsewhere. Take the ${name}, the top left of its frame on a7.`,
  );
  assert.equal(
    words(why({ move: '+a1', better: '+d9', points: null })),
    'The computer would have put the special patch elsewhere.',
  );
  assert.equal(words(why({ better: 'pass' })), 'The computer would have played the same.');
});

test('the reasons say whose they are', () => {
  const reasons = [
    { of: 'better', code: 'payday', values: { buttons: 5, marks: 1 } },
    { of: 'mine', code: 'makes-holes', values: { count: 1 } },
  ] as Reason[];
  assert.ok(
    words(why({ reasons })).endsWith(
      'It reaches a payday: 5 buttons at once. ' +
        'The move played makes a hole that no patch left can cover.',
    ),
  );
});

test('a hint is pointed at while it can be followed, a better move on its quilt', () => {
  const state = startState(PATCHES, table({ mode: 'computer' }));
  const hinted = { ...state, hint: hint('X0a7') };
  assert.equal(hintedMove(hinted), 'X0a7');
  assert.equal(pointedAt(hinted, 1), 'X0a7');
  assert.equal(pointedAt(hinted, 2), null);
  const compared = { ...state, hint: why({ player: 2 }) };
  assert.equal(hintedMove(compared), null);
  assert.equal(pointedAt(compared, 1), null);
  assert.equal(pointedAt(compared, 2), 'X0a7');
  assert.equal(pointedAt(state, 1), null);
});

test('one can ask about a move that could be taken back, where hints are given', () => {
  const at = (part: any) => startState(PATCHES, table(part));
  assert.ok(canAskWhy(at({ mode: 'computer', can_undo: true })));
  assert.ok(!canAskWhy(at({ mode: 'computer', can_undo: false })));
  assert.ok(!canAskWhy(at({ mode: 'screen', can_undo: true })));
  assert.ok(!canAskWhy(at({ mode: 'computer', can_undo: true, stage: 'over' })));
});
