import assert from 'node:assert/strict';
import test from 'node:test';
import {
  Editor,
  draftOf,
  objectionTo,
  textOf,
  type Draft,
} from '../../../quiltbee/web/analysis/editor.ts';
import { PATCHES } from '../tables.ts';

const RING = 'HBCDEFGIJKLMNOPQRSTUVWXYZabcdefgA';
const EMPTY = Array(9).fill('9').join('/');
const START = `${EMPTY} ${EMPTY} 5.0 5.0 ${RING} 1 - r`;
const SOLO = `${EMPTY} 5.0 0.0:- ${RING} 1 - r tactical 3 ?4.?.?.?.?.?.?.?.?.? ?.?/-`;

test('a draft is what its text says, of a duel and of a solo game', () => {
  for (const text of [START, SOLO, `xx7${EMPTY.slice(1)} ${EMPTY} 5.3i2 7.3 ${RING} 2 - o`])
    assert.equal(textOf(draftOf(text)), text);
});

test('patches are laid on both quilts and taken off again, and go back to the ring', async () => {
  const editor = new Editor(PATCHES, START);
  await Promise.resolve();
  editor.game.choose('D');
  editor.game.placement({ type: 'put', orientation: 0, origin: [0, 0] });
  editor.game.commit();
  await Promise.resolve();
  assert.ok(editor.draft.cells[0].includes('D'));
  assert.ok(!editor.draft.ring.includes('D'));
  assert.equal(editor.objection, '');
  editor.turn(2);
  assert.equal(editor.game.state.table?.turn, 2);
  assert.ok(editor.lay('B0a1'));
  assert.ok(!editor.lay('C0a1'), 'it would overlap');
  editor.lieAnew();
  assert.equal(editor.game.state.table?.players[1].patches[0].letter, 'B');
  editor.lift(editor.draft.cells[1].indexOf('B'));
  assert.equal(editor.draft.ring[0], 'B');
  editor.turn(1);
  editor.lift(editor.draft.cells[0].indexOf('D'));
  assert.equal(editor.draft.cells[0], '.'.repeat(81));
});

test('spaces that unknown patches cover are laid one by one, and their income is asked for', () => {
  const editor = new Editor(PATCHES, START);
  editor.layLoose('x');
  assert.ok(editor.lay('+a1'));
  editor.layLoose('*');
  assert.ok(editor.lay('+b1'));
  editor.change({ incomes: ['2', '0'] });
  assert.match(editor.text, /^x\*7\/.* 5\.0i2 5\.0 /);
  editor.lift(0);
  assert.match(editor.text, /^1\*7\/.* 5\.0 5\.0 /);
});

test('what can not be is said with its field', () => {
  const told = (part: Partial<Draft>) => objectionTo({ ...draftOf(START), ...part }, PATCHES);
  assert.equal(told({}), '');
  assert.match(told({ times: ['54', '0'] }), /^Player 1: the time board has spaces/);
  assert.match(told({ ring: `${RING}h` }), /^Circle: there is no patch h/);
  assert.match(told({ tile: '2' }), /^Special tile: player 2 has no complete/);
  const solo = objectionTo({ ...draftOf(SOLO), pile: '?' }, PATCHES);
  assert.match(solo, /^Pile: .* don’t add up to twelve cards/);
});
