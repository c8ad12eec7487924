import assert from 'node:assert/strict';
import test from 'node:test';
import { offeredAfter, offeredThen, plannedSpot } from '../../../quiltbee/web/core/plan.ts';
import { payWords, planWith, purchasesTo, whenWords } from '../../../quiltbee/web/views/plan.ts';
import { reduce, startState, type GameEvent } from '../../../quiltbee/web/core/game_state.ts';
import { isLegal, type PlacementEvent } from '../../../quiltbee/web/core/placement.ts';
import {
  canAct,
  canHold,
  choiceOf,
  holder,
  patchChoice,
} from '../../../quiltbee/web/core/queries.ts';
import { PATCHES, option, player, seat, table } from '../tables.ts';
import type { Game } from '../../../quiltbee/web/core/game.ts';
import type { Table } from '../../../quiltbee/web/core/types.ts';

const RING = 'BCDEFGHIJKLMNOPQRSTUVWXYZabcdefgA';

/** A game of which only the state is needed. */
function playing(part: Partial<Table> = {}) {
  let state = startState(PATCHES, table({ ring: RING, ...part }));
  return {
    get state() {
      return state;
    },
    company: { objection: () => null, answer: () => null, goOn: () => false },
    hear(event: GameEvent) {
      state = reduce(state, event);
    },
    placement(event: PlacementEvent) {
      state = reduce(state, { type: 'placement', event });
    },
    plan(letter: string) {
      planWith(this as unknown as Game, letter);
    },
  };
}

/** How many purchases it takes at the least and at the most, by trying all. */
function tried(ring: string, letter: string): [number, number] {
  if (ring.indexOf(letter) < 3) return [0, 0];
  const ways = [0, 1, 2].map((at) => tried(ring.slice(at + 1) + ring.slice(0, at), letter));
  return [1 + Math.min(...ways.map(([a]) => a)), 1 + Math.max(...ways.map(([, b]) => b))];
}

test('how many purchases away a patch is, is what trying all purchases finds', () => {
  for (const letter of RING.slice(0, 12)) {
    const away = purchasesTo(RING, letter) ?? { least: 0, most: 0 };
    assert.deepEqual([away.least, away.most], tried(RING, letter), letter);
  }
  assert.equal(whenWords(RING, 'D'), 'On offer now');
  assert.equal(whenWords(RING, 'E'), 'On offer after the next purchase');
  assert.equal(whenWords(RING, 'H'), 'On offer after 2–4 purchases');
});

test('after a purchase the three behind it are on offer, and those before it come last', () => {
  assert.deepEqual(offeredAfter(RING, 'B'), ['C', 'D', 'E']);
  assert.deepEqual(offeredAfter(RING, 'D'), ['E', 'F', 'G']);
  assert.deepEqual(offeredAfter('BCD', 'C'), ['D', 'B']);
  const game = playing();
  const frame = game.state.table as Table;
  assert.deepEqual(offeredThen(game.state, frame), []);
  const choice = patchChoice(game.state, 'B');
  assert.ok(choice);
  game.placement({ type: 'choose', choice });
  assert.deepEqual(offeredThen(game.state, frame), ['C', 'D', 'E']);
  game.plan('K');
  assert.deepEqual(offeredThen(game.state, frame), []);
});

test('a coming patch is held on one’s own quilt, turned and put back, and never placed', () => {
  for (const turn of [1, 2] as const) {
    const game = playing({ turn });
    game.plan('J');
    assert.equal(holder(game.state), 1, 'my quilt, whoever moves');
    assert.equal(canHold(game.state), true);
    const choice = choiceOf(game.state);
    assert.ok(choice?.planned && isLegal(game.state.placement, choice));
    const { origin } = game.state.placement;
    game.placement({ type: 'turn', how: 'right' });
    assert.notEqual(game.state.placement.orientations.J, undefined);
    game.placement({ type: 'arrow', direction: 'up' });
    assert.ok(origin);
    game.plan('J');
    assert.equal(game.state.placement.letter, null, 'once more puts it back');
    assert.equal(game.state.placement.plan, false);
  }
});

test('what is planned with stays while others move, until it has gone or can be bought', () => {
  const game = playing({ turn: 2 });
  game.plan('J');
  const { origin } = game.state.placement;
  const next = {
    ring: RING.slice(1),
    moves: [{ number: 1, player: 2 as const, move: 'B0a1' }],
  };
  game.hear({ type: 'table', table: table({ ...next, number: 1, turn: 2 }) });
  assert.equal(game.state.placement.letter, 'J');
  assert.deepEqual(game.state.placement.origin, origin);
  const gone = table({ ring: RING.replace('J', ''), number: 2, turn: 2 });
  assert.equal(reduce(game.state, { type: 'table', table: gone }).placement.letter, null);
  const over = table({ ring: RING, number: 2, stage: 'over' });
  assert.equal(reduce(game.state, { type: 'table', table: over }).placement.letter, null);
  const mine = table({ ring: RING.slice(8), number: 2, options: [option({ letter: 'J' })] });
  game.hear({ type: 'table', table: mine });
  assert.equal(canAct(game.state), true);
  assert.equal(game.state.placement.letter, null, 'it waits to be chosen');
  assert.ok(origin);
  const cells = 'x'.repeat(63) + '.'.repeat(18);
  game.hear({ type: 'table', table: { ...mine, players: [player({ cells }), player()] } });
  const choice = patchChoice(game.state, 'J');
  assert.ok(choice);
  game.placement({ type: 'choose', choice });
  assert.equal(plannedSpot(game.state), null, 'but not where it no longer fits');
});

test('whoever only watches looks at it alone', () => {
  const seats = [seat({ name: 'Anna' }), seat({ name: 'Ben' })].map((each) => ({
    ...each,
    yours: false,
  }));
  const game = playing({ seats });
  game.plan('J');
  assert.equal(choiceOf(game.state), null);
  assert.equal(game.state.placement.origin, null);
  assert.match(
    game.state.ghostText,
    /^J shape, .*On offer after 2–6 purchases\. Anna .*\. Ben .*\.$/,
  );
  game.placement({ type: 'cancel' });
  assert.equal(game.state.placement.letter, null);
});

test('who could pay is said of both sides, and of the Automa what budget it needs', () => {
  const players = [player({ buttons: 3 }), player({ buttons: 9 })];
  const shown = table({ players });
  assert.deepEqual(payWords(shown, shown.seats, 5), ['You’re 2 short', 'Greedy could pay now']);
  const automa = {} as unknown as Table['automa'];
  assert.deepEqual(payWords({ ...shown, automa }, shown.seats, 3), [
    'You could pay now',
    'The Automa needs a budget of 3',
  ]);
});
