import assert from 'node:assert/strict';
import test from 'node:test';
import { answerOf, isFound } from '../../../quiltbee/web/review/finding.ts';
import { findingWords, lessonWords, whyWords } from '../../../quiltbee/web/review/sentences.ts';
import { DECISIONS, THIRD, review, whole, worth } from './reviews.ts';
import type { Lesson } from '../../../quiltbee/web/review/finding.ts';
import type { Judged } from '../../../quiltbee/web/review/document.ts';
import type { Review } from '../../../quiltbee/web/review/review.ts';

const margin = { points: 2, chance: 0.1 };
const blunder = DECISIONS[3] as Judged;
/** @param lost  by the mover of the blunder */
const after = (lost: number) => worth(blunder.before.margin + (blunder.seat === 1 ? -lost : lost));

const unasked = () => assert.fail('nobody has to be asked');

test('a move that loses less than what is marked is an answer', () => {
  const verdicts: [number, string][] = [
    [-3, 'best'],
    [0.2, 'best'],
    [1.5, 'good'],
    [5, 'better'],
    [20, 'worse'],
  ];
  for (const [lost, verdict] of verdicts)
    assert.equal(answerOf(blunder, 'H0a1', after(lost), margin).verdict, verdict);
  const risky = answerOf(blunder, 'H0a1', after(1.5), { points: 2, chance: 0.01 });
  assert.equal(risky.verdict, 'better');
  assert.equal(answerOf(blunder, 'H0a1', null, margin).verdict, 'unknown');
});

test('a lesson asks one’s own mistakes, the costliest first, and keeps count', async () => {
  const asked = review();
  asked.take({ ...whole(), stage: 'refined' });
  asked.learn();
  assert.equal(asked.state.lesson, null, 'what cost most is not final');
  asked.take(whole());
  asked.learn();
  const { numbers } = lessonIn(asked);
  assert.deepEqual(numbers, [4, 2, 5]);
  assert.equal(asked.state.finding?.decision.number, 4);
  await asked.answer(blunder.move, unasked);
  await asked.answer(String(blunder.best), unasked);
  asked.findNext();
  assert.equal(asked.state.finding?.decision.number, 2);
  await asked.answer(String(DECISIONS[1].best), unasked);
  asked.reveal(); // what was found stays found
  asked.findNext();
  asked.reveal();
  assert.equal(asked.state.finding?.answer?.verdict, 'shown');
  asked.findNext();
  const { finding, document } = asked.state;
  const lesson = lessonIn(asked);
  assert.equal(finding, null);
  assert.deepEqual(lesson.outcomes, { 4: 'later', 2: 'first', 5: 'shown' });
  assert.ok(document);
  assert.deepEqual(lessonWords(lesson, document), ['You found 2 of 3, 1 at the first try.']);
  const account = { placing: 9, timing: 2, economy: 1, special: 0, patches: 0 };
  document.decisions[3] = { ...document.decisions[3], account };
  assert.match(lessonWords(lesson, document)[1], /Placing, 9\.0 of 12\.0/);
  asked.leave();
  assert.equal(asked.state.lesson, null);
});

test('the reason is told as it is known now, or why there is none', () => {
  const asked = review();
  const document = asked.take(whole());
  assert.ok(document);
  assert.match(whyWords(4, document, asked.patches), /^Better: .* still being worked out\.$/);
  assert.match(whyWords(4, { ...document, hasReasons: false }, asked.patches), /need a server\.$/);
  const reasons: any = [{ of: 'better', code: 'first-to-special-patch', values: { space: 38 } }];
  document.decisions[3] = { ...document.decisions[3], reasons };
  assert.match(whyWords(4, document, asked.patches), /on space 38/);
});

test('the best move and that of the game are known, any other is judged', async () => {
  const asked = review();
  asked.take(whole());
  asked.learn();
  const judged: string[] = [];
  const judge = async (position: string) => {
    judged.push(position);
    return after(1);
  };
  assert.match(words(asked), /^Move 4: find a better one/);
  await asked.answer(blunder.move, judge);
  assert.equal(asked.state.finding?.answer?.verdict, 'same');
  const answering = asked.answer(THIRD, judge);
  assert.equal(asked.state.finding?.judging, THIRD);
  await asked.answer(String(blunder.best), judge); // one after the other
  await answering;
  assert.equal(judged.length, 1);
  assert.equal(asked.state.finding?.answer?.verdict, 'good');
  assert.match(words(asked), /loses only 1\.0 points/);
  await asked.answer(String(blunder.best), judge);
  assert.equal(asked.state.finding?.answer?.verdict, 'best');
  assert.ok(asked.state.finding && isFound(asked.state.finding));
  asked.leave();
  assert.equal(asked.state.finding, null);
  assert.equal(asked.state.at, 4);
});

test('an answer that comes after the next question was asked is not its answer', async () => {
  const asked = review();
  asked.take(whole());
  asked.learn();
  const answering = asked.answer(THIRD, async () => {
    asked.findNext();
    return after(0);
  });
  await answering;
  assert.equal(asked.state.finding?.answer, null);
  assert.notEqual(asked.state.finding?.decision.number, 4);
});

function lessonIn(asked: Review): Lesson {
  const { lesson } = asked.state;
  assert.ok(lesson);
  return lesson;
}

function words(asked: Review) {
  const { finding } = asked.state;
  assert.ok(finding);
  return findingWords(finding, margin);
}
