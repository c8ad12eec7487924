import assert from 'node:assert/strict';
import test from 'node:test';
import { legalMoves } from '../../../quiltbee/web/core/rules/play.ts';
import { Analysis, reopened, type Kept } from '../../../quiltbee/web/analysis/analysis.ts';
import { cardOutcomes } from '../../../quiltbee/web/analysis/cards.ts';
import { openText, readRecord } from '../../../quiltbee/web/core/records/reader.ts';
import { formatRecord, linkOf } from '../../../quiltbee/web/core/records/writer.ts';
import { Tree, isMain } from '../../../quiltbee/web/core/records/tree.ts';
import { PATCHES } from '../tables.ts';
import type { Result } from '../../../quiltbee/web/core/types.ts';

const RING = 'HBCDEFGIJKLMNOPQRSTUVWXYZabcdefgA';
const EMPTY = Array(9).fill('9').join('/');
const START = `${EMPTY} ${EMPTY} 5.0 5.0 ${RING} 1 - r`;
const SOLO = `${EMPTY} 5.0 0.0:- ${RING} 1 - r tactical 3 ?4.?.?.?.?.?.?.?.?.? ?.?/-`;

function opened(start: string) {
  let kept: Kept | null = null;
  const tree = new Tree(PATCHES, { start });
  const read = async (text: string) => {
    const found = await openText(text, PATCHES);
    if (found === null) throw new Error('This is no game.');
    return found;
  };
  const analysis = new Analysis(
    PATCHES,
    { tree, tags: { Player1: 'Ada' }, isWhole: true },
    { keep: (what) => (kept = what), read },
  );
  return { analysis, kept: () => kept };
}

const moves = ({ state }: Analysis) => state.tree.nodes.slice(1).map(({ move }) => move);

test('moves of both sides become a tree, which is stepped through', () => {
  const { analysis } = opened(START);
  const { board } = analysis;
  board.play('H0a1');
  board.play('pass');
  analysis.step('Home');
  board.play('pass');
  assert.deepEqual(moves(analysis), ['H0a1', 'pass', 'pass']);
  assert.equal(isMain(analysis.state.node), false);
  analysis.step('ArrowUp');
  assert.deepEqual(board.moves, ['H0a1']);
  analysis.step('End');
  assert.deepEqual(board.moves, ['H0a1', 'pass']);
  analysis.step('ArrowLeft');
  board.play('pass');
  assert.equal(analysis.state.tree.count, 4, 'the same move is the same node');
  assert.equal(analysis.step('x'), false);
});

test('a variation is promoted, marked, commented and deleted, and all is kept', () => {
  const { analysis, kept } = opened(START);
  analysis.board.play('H0a1');
  analysis.step('Home');
  analysis.board.play('pass');
  analysis.comment(' Better {so} ');
  analysis.mark(3);
  analysis.mark(1);
  analysis.mark(1);
  analysis.promote();
  assert.deepEqual(moves(analysis), ['pass', 'H0a1']);
  const again = reopened(kept(), PATCHES);
  assert.deepEqual(
    again?.opened.tree.nodes.map(({ move, comment, marks }) => [move, comment, marks]),
    [
      ['', '', []],
      ['pass', 'Better (so)', []],
      ['H0a1', '', []],
    ],
  );
  assert.deepEqual(again?.path, [0]);
  assert.equal(again?.opened.tags.Player1, 'Ada');
  analysis.remove();
  assert.deepEqual(moves(analysis), ['H0a1']);
  assert.equal(analysis.state.node.move, '');
  assert.equal(analysis.board.text, START);
});

test('a link carries the whole tree, and a plain game its usual link', async () => {
  const { analysis } = opened(START);
  analysis.board.play('H0a1');
  assert.equal(await linkOf(analysis.state.tree, {}), `#${RING},H0a1`);
  analysis.step('Home');
  analysis.board.play('pass');
  analysis.comment('Ää 🧵');
  const link = await linkOf(analysis.state.tree, analysis.state.tags);
  assert.match(link, /^#t=[\w-]+$/);
  const other = await openText(`https://example.org/analysis${link}`, PATCHES);
  assert.deepEqual(
    other?.tree.nodes.map(({ move, comment }) => [move, comment]),
    [
      ['', ''],
      ['H0a1', ''],
      ['pass', 'Ää 🧵'],
    ],
  );
  assert.equal(await openText('#t=AAAA', PATCHES), null);
  assert.equal(await openText('#t=!', PATCHES), null);
});

test('any text of one’s own formats is opened, any other refused', async () => {
  for (const text of [START, `#${RING},H0a1.`, `p=${START.replace(/ /g, '_')},H0a1.`]) {
    const found = await openText(text, PATCHES);
    assert.ok(found?.isWhole, text);
  }
  const wrong = await openText(`#${RING},H0a1H0a1`, PATCHES);
  assert.equal(wrong?.isWhole, false);
  assert.equal(wrong?.tree.count, 2);
  for (const text of ['nonsense', '#abc,..', `${RING.slice(1)},`, '[Ring "ABC"]', '#p=1_2'])
    assert.equal(await openText(text, PATCHES), null, text);
  const { analysis } = opened(START);
  await analysis.read('nonsense');
  assert.equal(analysis.state.fault, 'This is no game.');
  await analysis.read(' ');
  assert.match(analysis.state.fault, /Paste/);
  await analysis.read(`#${RING},H0a1.`);
  assert.deepEqual(moves(analysis), ['H0a1', 'pass']);
});

test('the cards that may come have chances; one that was turned is known everywhere', async () => {
  const { analysis } = opened(SOLO);
  analysis.board.play('H0a1');
  const { tree, node } = analysis.state;
  const cards = tree.cardsAfter(node);
  assert.ok(cards.length > 0);
  const outcomes = cardOutcomes(cards.map((card) => tree.turnWith(node, card)));
  assert.deepEqual(outcomes.flatMap((each) => each.cards).sort(), [...cards].sort());
  analysis.turn(cards[0]);
  assert.equal(analysis.state.node.turn?.card.number, cards[0]);
  analysis.step('Home');
  analysis.board.play('H0b1');
  assert.equal(tree.turnAfter(analysis.state.node)?.card.number, cards[0]);
  analysis.turn(cards[0]);
  const link = await linkOf(tree, {});
  const other = await openText(link, PATCHES);
  assert.equal(other?.tree.count, tree.count);
});

test('a link keeps the public budget of an unknown card', async () => {
  const { analysis } = opened(SOLO);
  const link = await linkOf(analysis.state.tree, {});
  assert.equal((await openText(link, PATCHES))?.tree.text, SOLO);
});

test('another card is a variation of its own, and the record names it', async () => {
  const { analysis } = opened(SOLO);
  analysis.board.play('H0a1');
  const { tree, node } = analysis.state;
  const cards = tree.cardsAfter(node);
  const [first, second] = cards;
  analysis.turn(first);
  const own = analysis.state.node;
  analysis.show(node);
  analysis.turn(second);
  const other = analysis.state.node;
  assert.notEqual(own, other);
  assert.equal(tree.turnAfter(node)?.card.number, first);
  assert.deepEqual(tree.cardsAfter(node), cards);
  assert.equal(analysis.board.local.message.automa?.turns.at(-1)?.card.number, second);
  analysis.show(own);
  assert.equal(analysis.board.local.message.automa?.turns.at(-1)?.card.number, first);
  assert.match(analysis.record, new RegExp(`\\(A${second}: `));
  const again = readRecord(analysis.record, PATCHES);
  assert.ok(again?.isWhole);
  const turned = again.tree.nodes.flatMap(({ turn }) => turn?.card.number ?? []);
  assert.deepEqual(turned, [first, second]);
  analysis.show(other);
  analysis.promote();
  assert.match(analysis.record, new RegExp(`\\(A${first}: `));
  assert.match(analysis.record, new RegExp(`Cards "\\? \\? ${second} `));
});

test('the points of a fair start stay with a game, and decide on its result', async () => {
  const { analysis: plain } = opened(START);
  const { board } = plain;
  while (board.play('pass') || board.play(legalMoves(board.position, PATCHES)[0] ?? ''));
  const { winner, scores } = board.table.result as Result;
  const points = scores[0] - scores[1] + (winner === 1 ? 1 : -1);
  const found = await openText(`${await plain.link()},c${points}`, PATCHES);
  assert.ok(found?.isWhole);
  const read = async () => found;
  const analysis = new Analysis(PATCHES, found, { keep: () => {}, read });
  const { table } = analysis.board;
  assert.equal(table.points, points);
  assert.deepEqual(table.result?.scores, [scores[0], scores[1] + points]);
  assert.equal(table.result?.winner, winner === 1 ? 2 : 1);
  assert.match(analysis.record, new RegExp(`\\[Compensation "${points}"\\]`));
  assert.match(analysis.record, new RegExp(`\\[Score "${scores.join('-')}"\\]`));
  assert.match(analysis.record, new RegExp(`\\[Result "${winner === 1 ? '0-1' : '1-0'}"\\]`));
  assert.equal(await analysis.link(), `${await plain.link()},c${points}`);
  const again = await openText(await analysis.link(), PATCHES);
  assert.deepEqual(again?.tags, { Compensation: String(points) });
  const unsound = readRecord(analysis.record.replace(`"${points}"`, '"many"'), PATCHES);
  assert.ok(unsound);
  analysis.open(unsound);
  assert.equal(analysis.board.table.points, 0);
});

test('a record stays the game that it was, whatever its variations begin with', () => {
  const ring = 'WXPdETFSHIYUKGNCMRbJBQfZLeagVDcOA';
  const written = (moves: string) => {
    const read = readRecord(`[Ring "${ring}"]\n[Board "original"]\n\n${moves}`, PATCHES);
    assert.ok(read);
    const text = formatRecord(read.tree, read.tags);
    assert.ok(text.includes(`[Result "${moves.split(' ').at(-1)}"]`), text);
    return text
      .split('\n\n')[1]
      .replace(/\s+/g, ' ')
      .replace(/[12]: /g, '')
      .trim();
  };
  for (const moves of [
    'X0a7 E0a1 (E0a1 F3b3) F3a3 *',
    'X0a7 E0a1 (E0a1 F3b3) (E0a1 F3c3) F3a3 1-0',
    'X0a7 E0a1 F3a3 0-1',
  ])
    assert.equal(written(moves), moves);
});
