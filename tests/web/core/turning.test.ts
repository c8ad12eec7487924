import assert from 'node:assert/strict';
import test from 'node:test';
import { reduce, startState } from '../../../quiltbee/web/core/game_state.ts';
import { GRACE, Turning } from '../../../quiltbee/web/core/turning.ts';
import { solo, waiting } from '../automa_tables.ts';
import { PATCHES } from '../tables.ts';
import type { Table } from '../../../quiltbee/web/core/types.ts';

function at(table: Table) {
  return startState(PATCHES, table);
}

/** A hand in a world whose one timer waits to be run. */
function world() {
  let timer: { run: () => void; wait: number } | null = null;
  let turns = 0;
  const turning = new Turning({
    turn: () => {
      turns += 1;
    },
    later: (run, wait) => {
      timer = { run, wait };
      return 1;
    },
    forget: () => {
      timer = null;
    },
  });
  const elapse = () => {
    const due = timer;
    timer = null;
    due?.run();
  };
  return { turning, elapse, wait: () => timer?.wait ?? null, turns: () => turns };
}

test('after a decision a card is turned when the grace is over', () => {
  const { turning, elapse, wait, turns } = world();
  turning.consider(at(waiting()), true);
  turning.consider(at(waiting()), true);
  assert.equal(wait(), GRACE);
  elapse();
  assert.equal(turns(), 1);
});

test('the next card of a run is turned at once', () => {
  const { turning, wait } = world();
  const moves = [...waiting().moves, { number: 2, player: 2 as const, move: 'A:H' }];
  turning.consider(at(waiting({ number: 2, moves })), true);
  assert.equal(wait(), 0);
});

test('no card is turned where it is not wanted, taken back, or looked away from', () => {
  const { turning, wait, turns } = world();
  turning.consider(at(waiting()), false);
  assert.equal(wait(), null);
  turning.consider(at(waiting()), true);
  turning.consider(reduce(at(waiting()), { type: 'pending', request: { type: 'undo' } }), true);
  assert.equal(wait(), null);
  turning.consider(at(waiting()), true);
  turning.consider(at(solo({ number: 2 })), true);
  assert.equal(wait(), null);
  turning.consider(reduce(at(waiting()), { type: 'dialog', dialog: 'settings' }), true);
  assert.equal(wait(), null);
  assert.equal(turns(), 0);
});

test('a refused card is not tried again and again', () => {
  const { turning, elapse, wait } = world();
  turning.consider(at(waiting()), true);
  elapse();
  turning.consider(at(waiting()), true);
  assert.equal(wait(), null);
  turning.consider(at(waiting({ number: 3 })), true);
  assert.equal(wait(), GRACE);
});
