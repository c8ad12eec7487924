/** The module in V8: the same decisions as in Python, by the same numbers. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { encode, tokenOf } from '../../../quiltbee/web/engine/encoding.ts';
import { decide, layout } from './module.ts';

const START = '9/9/9/9/9/9/9/9/9 9/9/9/9/9/9/9/9/9 5.0 5.0 ePLJVabENHXITWCBGgUZOfKQYFMSdRDcA 1 - r';
const CARD =
  '9/9/7LL/8L/8L/7LL/8S/8S/7SS 7.13 9.17:X NOGVgfIdaBRbFeUWETZMKHcYCQPAJD 2 - r normal 3 ' +
  '?.?.?.?.?.?.? ?.?/12.1.9';

test('every level moves, and weak ones as their seed says', async () => {
  for (let level = 1; level <= 10; level += 1) {
    const request = { position: START, level, seed: 7, nodes: 500 };
    const [{ move }, again] = [await decide(request), await decide(request)];
    assert.match(move ?? '', /^(pass|[A-Za-z][0-7][a-i][1-9])$/);
    assert.equal(again.move, move);
  }
});

test('a card is weighed, and nobody moves', async () => {
  const { move, lines } = await decide({ position: CARD, nodes: 2000 });
  assert.equal(move, null);
  assert.deepEqual(lines[0].moves, []);
  assert.ok(lines[0].chance !== null && lines[0].chance >= 0 && lines[0].chance <= 1);
});

test('five lines, the best first, with forecasts', async () => {
  const { lines } = await decide({ position: START, lines: 5, nodes: 3000, forecast: 10 });
  assert.equal(lines.length, 5);
  assert.equal(new Set(lines.map(({ moves }) => moves[0])).size, 5);
  for (const { forecast, margin } of lines) {
    const [own, other] = forecast?.scores ?? [NaN, NaN];
    assert.ok(Math.abs(own - other - margin) < 1e-9);
  }
});

test('a stop ends what would never end', async () => {
  let looks = 0;
  const { move } = await decide({ position: START, infinite: true }, () => (looks += 1) > 50);
  assert.ok(move);
});

test('all actions have a token of their own', () => {
  const tokens = new Set(Array.from({ length: 7431 }, (_, action) => tokenOf(action, layout)));
  assert.equal(tokens.size, 7431);
  assert.ok(tokens.has('X0a7') && tokens.has('+i9') && tokens.has('pass'));
});

test('what is no position is refused', () => {
  assert.throws(() => encode('9/9', layout), /not a position/);
});

test('a phone has room: 32 MB', () => {
  for (const { sizes } of Object.values(layout.programs)) assert.ok(sizes.small.bytes <= 32 << 20);
});
