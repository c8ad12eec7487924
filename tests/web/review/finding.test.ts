import assert from 'node:assert/strict';
import test from 'node:test';
import { answerOf, isFound } from '../../../quiltbee/web/review/finding.ts';
import { findingWords } from '../../../quiltbee/web/review/told.ts';
import { DECISIONS, THIRD, review, whole, worth } from './reviews.ts';
import type { Judged } from '../../../quiltbee/web/review/document.ts';
import type { Review } from '../../../quiltbee/web/review/review.ts';

const margin = { points: 2, chance: 0.1 };
const blunder = DECISIONS[3] as Judged;
/** @param lost  by the mover of the blunder */
const after = (lost: number) => worth(blunder.before.margin + (blunder.seat === 1 ? -lost : lost));

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

test('a question is one’s own mistake; the next one follows, after the last the first', () => {
  const asked = review(blunder.seat);
  asked.take(whole());
  const numbers = asked.questions.map(({ number }) => number);
  assert.ok(numbers.includes(4));
  asked.look(4);
  asked.find();
  assert.equal(asked.state.finding?.decision.number, 4);
  for (const next of [...numbers.slice(numbers.indexOf(4) + 1), numbers[0]]) {
    asked.findNext();
    assert.equal(asked.state.finding?.decision.number, next);
  }
});

test('the best move and that of the game are known, any other is judged', async () => {
  const asked = review();
  asked.take(whole());
  asked.look(4);
  asked.find();
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
  asked.reveal();
  assert.equal(asked.state.finding, null);
  assert.equal(asked.state.at, 4);
});

test('an answer that comes after the next question was asked is not its answer', async () => {
  const asked = review();
  asked.take(whole());
  asked.look(4);
  asked.find();
  const answering = asked.answer(THIRD, async () => {
    asked.findNext();
    return after(0);
  });
  await answering;
  assert.equal(asked.state.finding?.answer, null);
  assert.notEqual(asked.state.finding?.decision.number, 4);
});

function words(asked: Review) {
  const { finding } = asked.state;
  assert.ok(finding);
  return findingWords(finding, margin);
}
