import assert from 'node:assert/strict';
import test from 'node:test';
import { linkUpTo } from '../../../quiltbee/web/core/play_on.js';
import { seatsOf } from '../../../quiltbee/web/core/viewer.js';

/**
 * @param {string} link
 * @param {(string | null)[]} moves
 * @param {Record<string, string>} [tags]
 */
function replay(link, moves, tags = {}) {
  const frames = moves.map(
    (move) => /** @type {import('../../../quiltbee/web/core/types.js').ReplayFrame} */ ({ move }),
  );
  return { tags, comment: null, frames, record: '', link };
}

test('the link to a position inside a game is the game’s link, cut', () => {
  const game = replay('#BCDA,B0a1.+d9', [null, 'B0a1', 'pass', '+d9']);
  assert.equal(linkUpTo(game, 3), game.link);
  assert.equal(linkUpTo(game, 2), '#BCDA,B0a1.');
  assert.equal(linkUpTo(game, 0), '#BCDA,');
  assert.equal(linkUpTo(replay('#BCDA,..,o', [null, 'pass', 'pass']), 1), '#BCDA,.,o');
});

test('players without a name are called by their number', () => {
  assert.deepEqual(
    seatsOf(replay('', [], { Player1: 'Anna', Player2: '?' })).map((seat) => seat.name),
    ['Anna', 'Player 2'],
  );
});
