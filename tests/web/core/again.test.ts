import assert from 'node:assert/strict';
import test from 'node:test';
import { nextGame } from '../../../quiltbee/web/core/game.ts';
import { table } from '../tables.ts';
import type { Seat } from '../../../quiltbee/web/core/types.ts';

test('a rematch against the computer keeps its level and swaps who begins', () => {
  const { seats } = table();
  const other = { ...seats[1], name: 'Quiltbee level 7' };
  const wanted = nextGame(table({ mode: 'computer', seats: [seats[0], other] }));
  assert.deepEqual([wanted?.opponent, wanted?.level, wanted?.first], ['computer', 7, 'opponent']);
  const second = nextGame(table({ mode: 'computer', seats: [other, seats[0]] }));
  assert.deepEqual([second?.level, second?.first], [7, 'you']);
});

test('two people at one screen swap their sides', () => {
  const seats = ['Anna', 'Ben'].map((name) => ({ ...table().seats[0], name, yours: true }) as Seat);
  const wanted = nextGame(table({ mode: 'screen', seats }));
  assert.deepEqual([wanted?.opponent, wanted?.names], ['person', ['Ben', 'Anna']]);
});

test('whoever only watches, or plays with somebody elsewhere, begins none alone', () => {
  const { seats } = table();
  assert.equal(nextGame(table({ mode: 'remote' })), null);
  const watched = seats.map((seat) => ({ ...seat, yours: false }));
  assert.equal(nextGame(table({ mode: 'computer', seats: watched })), null);
});
