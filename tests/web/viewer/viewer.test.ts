import assert from 'node:assert/strict';
import test from 'node:test';
import { linkUpTo } from '../../../quiltbee/web/viewer/play_on.ts';
import { seatsOf } from '../../../quiltbee/web/core/replays.ts';
import { Viewer } from '../../../quiltbee/web/viewer/viewer.ts';
import { PATCHES, gameMessage, recorded } from '../tables.ts';

test('the link to a position inside a game is the game’s link, cut', () => {
  const game = recorded('#BCDA,B0a1.+d9', ['B0a1', 'pass', '+d9']);
  assert.equal(linkUpTo(game, 3), game.link);
  assert.equal(linkUpTo(game, 2), '#BCDA,B0a1.');
  assert.equal(linkUpTo(game, 0), '#BCDA,');
  assert.equal(linkUpTo(recorded('#BCDA,..,o', ['pass', 'pass']), 1), '#BCDA,.,o');
});

test('players without a name are called by their number', () => {
  assert.deepEqual(
    seatsOf(recorded('', [], { tags: { Player1: 'Anna', Player2: '?' } })).map((seat) => seat.name),
    ['Anna', 'Player 2'],
  );
});

test('a game is shown position by position, and one that the rules refuse is not', () => {
  const { start } = gameMessage();
  const game = recorded('', ['pass', 'H0a1'], { start });
  const viewer = new Viewer(game, PATCHES);
  assert.deepEqual(
    viewer.frames.map(({ turn, move, player }) => [turn, move, player]),
    [
      [1, null, null],
      [2, 'pass', 1],
      [1, 'H0a1', 2],
    ],
  );
  assert.equal(viewer.state.at, 2);
  assert.throws(() => new Viewer({ ...game, moves: ['+a1'] }, PATCHES), /Reload the page\./);
});
