import assert from 'node:assert/strict';
import test from 'node:test';
import { keptPlaces, mostCostly } from '../../../quiltbee/web/review/document.ts';
import { afterLine, isFinal, marked, type Judged } from '../../../quiltbee/web/review/document.ts';
import { replayIn } from '../../../quiltbee/web/core/records/reader.ts';
import { graphOf, movesAt } from '../../../quiltbee/web/review/graph.ts';
import { MEASURED } from '../../../quiltbee/web/core/generated/measured.ts';
import { lineOf } from '../../../quiltbee/web/review/on_show.ts';
import { onShow } from '../../../quiltbee/web/review/on_show.ts';
import {
  betterLabel,
  hundredths,
  sentenceAt,
  sideSentence,
} from '../../../quiltbee/web/review/sentences.ts';
import { reviewView } from '../../../quiltbee/web/review/review_view.ts';
import { Drawn } from '../drawn.ts';
import { PATCHES, RING, gameMessage } from '../tables.ts';
import { DECISIONS, FRAMES, begun, review, whole } from './reviews.ts';

test('a review comes whole at first, then line by line what is known better', () => {
  const first = afterLine(null, begun());
  assert.deepEqual(marked(first, null), []);
  const { version, variant, link, thresholds, ...rest } = whole();
  assert.ok([version, variant, link, thresholds].every(Boolean));
  const half = afterLine(first, { ...rest, stage: 'refined', decisions: DECISIONS.slice(3) });
  assert.deepEqual(
    marked(half, null).map(({ number }) => number),
    [4, 5],
  );
  assert.equal(isFinal(half), false);
  const last = afterLine(half, { ...rest, decisions: DECISIONS.slice(0, 3) });
  assert.equal(isFinal(last), true);
  assert.deepEqual(last, whole());
});

test('what was judged stays judged where the server begins anew', () => {
  const again = afterLine(whole(), begun());
  assert.deepEqual(again, whole());
  assert.equal(afterLine(null, { waiting: 3 }), null);
});

test('the graph goes through every position, from the view of a player', () => {
  const graph = graphOf(whole(), 6, 1, 'points');
  assert.deepEqual(graph.heights.length, 7);
  assert.deepEqual(graph.range, [10, 10]);
  assert.equal(graph.heights[0], 45);
  const other = graphOf(whole(), 6, 2, 'points');
  assert.deepEqual(
    other.heights.map((height) => Math.round(100 - (height ?? 0))),
    graph.heights.map((height) => Math.round(height ?? 0)),
  );
  assert.match(graph.line, /^M0 45\.0L1 /);
  assert.deepEqual(
    graph.dots.map(({ decision, mark }) => [decision.number, mark]),
    [
      [2, 'mistake'],
      [4, 'blunder'],
      [5, 'inaccuracy'],
    ],
  );
  assert.deepEqual(graphOf(whole(), 6, 1, 'chance').dots, []);
});

test('the edges of the graph only move outwards, and what is not known breaks the line', () => {
  assert.deepEqual(graphOf(whole(), 6, 1, 'points', [20, 30]).range, [20, 30]);
  const part = afterLine(begun(), { ...whole(), decisions: [DECISIONS[0], DECISIONS[4]] });
  const { heights, line, area } = graphOf(part, 6, 1, 'points');
  assert.equal(heights[2], null);
  assert.equal(line.match(/M/g)?.length, 2);
  assert.equal(area.match(/Z/g)?.length, 2);
  assert.equal(graphOf(null, 6, 1, 'points').line, '');
});

test('a point of the graph is the nearest move', () => {
  assert.deepEqual(
    [-1, 0, 0.49, 0.51, 2].map((share) => movesAt(share, 2)),
    [0, 0, 1, 1, 2],
  );
});

test('the costliest are one’s own, else those of both, and keep their places', () => {
  const [first, second] = [1, 2].map((seat) =>
    DECISIONS.filter((each) => each.seat === seat && (each.points_lost ?? 0) > 0 && each.mark),
  );
  assert.equal(first.length + second.length, 3);
  assert.deepEqual(mostCostly(whole(), null), [4, 2, 5]);
  const own = DECISIONS[3].seat;
  assert.equal(mostCostly(whole(), own)[0], 4);
  assert.deepEqual(keptPlaces([], [7, 5, 3]), [7, 5, 3]);
  assert.deepEqual(keptPlaces([7, 5, 3], [5, 9, 7]), [7, 5, 9]);
  assert.deepEqual(keptPlaces([7, 5, 3], [5]), [5]);
});

test('a button of the costliest tells the rank that its move has now', async () => {
  const looked = review();
  looked.take(whole());
  const shell = { settings: { letters: false } } as any;
  const drawn = await new Drawn().open(async () => () => reviewView(looked, shell, () => {}));
  const titles = () => ['costly-1', 'costly-2'].map((id) => drawn.of(id).title);
  assert.deepEqual(titles(), [
    'Costliest move 1: move 4, 9.0 points lost',
    'Costliest move 2: move 2, 5.0 points lost',
  ]);
  const { version, variant, link, thresholds, ...rest } = whole();
  const decisions = [{ ...DECISIONS[1], points_lost: 12 }];
  looked.take({ ...rest, decisions });
  drawn.page.draw();
  assert.deepEqual(titles(), [
    'Costliest move 2: move 4, 9.0 points lost',
    'Costliest move 1: move 2, 12.0 points lost',
  ]);
});

test('keys step through the game and from mistake to mistake', () => {
  const looked = review();
  looked.take(whole());
  assert.equal(looked.state.at, 6);
  const keys: [string, boolean, number][] = [
    ['ArrowRight', false, 6],
    ['Home', false, 0],
    ['ArrowRight', false, 1],
    ['ArrowRight', true, 2],
    ['ArrowRight', true, 4],
    ['ArrowLeft', true, 2],
    ['ArrowLeft', true, 5],
    ['End', false, 6],
    ['ArrowRight', true, 2],
  ];
  for (const [key, isShifted, at] of keys) {
    assert.ok(looked.key(key, isShifted));
    assert.equal(looked.state.at, at, key);
  }
  assert.equal(looked.key('x'), false);
});

test('the better line is stepped through, and left again', () => {
  const looked = review(null, 4);
  looked.take(whole());
  looked.tryLine();
  assert.equal(looked.state.line?.at, 1);
  assert.equal(looked.canStep(1), false);
  assert.match(looked.state.announced, /^Line, move 1 of 1: /);
  const shown = onShow(looked);
  assert.equal(shown.made, DECISIONS[3].best);
  assert.equal(shown.mover, DECISIONS[3].seat);
  looked.key('ArrowLeft');
  assert.equal(onShow(looked).frame.position, FRAMES[3].position);
  looked.key('Escape');
  assert.equal(looked.state.line, null);
  assert.equal(looked.state.at, 4);
});

test('a line that leads beyond the rules of the page ends there', () => {
  const [, , , decision] = DECISIONS;
  const line = [...decision.line, 'Z9z9', 'pass'];
  const judged = decision as Judged;
  assert.equal(lineOf({ ...judged, line }, FRAMES[3], PATCHES)?.frames.length, 2);
  assert.equal(lineOf({ ...judged, line: ['Z9z9'] }, FRAMES[3], PATCHES), null);
});

test('the better move lies on the quilt while one points at it, or until it is put back', () => {
  const looked = review(null, 4);
  looked.take(whole());
  assert.deepEqual(
    [onShow(looked).made, onShow(looked).better],
    [DECISIONS[3].move, DECISIONS[3].best],
  );
  looked.peek(true);
  assert.equal(onShow(looked).made, DECISIONS[3].best);
  looked.peek(false);
  assert.equal(onShow(looked).made, DECISIONS[3].move);
  looked.compare(true);
  looked.peek(false);
  assert.equal(onShow(looked).made, DECISIONS[3].best);
  looked.look(5);
  assert.equal(looked.state.better, false);
});

test('what is on show is told, and what nobody has judged yet', () => {
  const looked = review(1, 4);
  looked.take(begun());
  assert.match(sentenceAt(looked), /Not analysed yet\.$/);
  looked.take(whole());
  assert.match(sentenceAt(looked), /^Move 4: .*Blunder: 9\.0 points lost, 9 % .*Better: /);
  assert.match(sideSentence(looked, 1), /^You lost 3\.0 points per decision; .*like level 4\.$/);
  looked.look(0);
  assert.equal(sentenceAt(looked), 'Start. The engine thought you 1.0 points ahead at the start.');
});

test('nobody loses their place when more is known', () => {
  const looked = review();
  looked.take(begun());
  looked.look(4);
  const { announced: said } = looked.state;
  looked.take(whole());
  assert.deepEqual([looked.state.at, looked.state.announced], [4, said]);
});

test('a link to a game is read without a server, any other text is not', async () => {
  const ring = RING;
  const replay = await replayIn(`#${ring},B0a1.+d9,o`, PATCHES);
  assert.equal(replay, null, 'no special patch is due');
  const duel = await replayIn(`#${ring},..,o`, PATCHES);
  assert.deepEqual(duel?.moves, ['pass', 'pass']);
  assert.match(duel?.start ?? '', / o$/);
  assert.equal(duel?.link, `#${ring},..,o`);
  assert.equal((await replayIn(`#${ring},`, PATCHES))?.start, gameMessage().start);
  for (const text of ['', '#', `#${ring},B0a`, '#p=x', `#s=${ring},.`])
    assert.equal(await replayIn(text, PATCHES), null);
});

test('each of the ten levels loses less than the one below it, and is more accurate', () => {
  for (const levels of Object.values(MEASURED)) {
    assert.equal(levels.length, 10);
    for (const [index, { lost, accuracy }] of levels.slice(1).entries())
      assert.ok(lost < levels[index].lost && accuracy > levels[index].accuracy);
  }
  assert.equal(hundredths(MEASURED.solo[9].lost), '0.00');
});

test('where only the place was wrong, both places are named', () => {
  const label = (move: string, best: string) =>
    betterLabel({ ...DECISIONS[3], move, best } as Judged, PATCHES);
  const { name } = PATCHES.e;
  assert.equal(label('e0a1', 'e0c4'), `Better: the ${name} at d4, not b1`);
  const turned = `Better: the ${name} at the same space, turned another way`;
  assert.equal(label('e0c4', 'e2c4'), turned);
  assert.equal(label('+a1', '+c4'), 'Better: the special patch on c4, not a1');
  assert.equal(label('F0a1', 'e0c4'), `Better: the ${name}`);
});
