/**
 * Plays games that Python's rules have made by the rules of `core/rules`, and compares everything
 * that the server tells at each step: `node tests/web/replay.js < games.json`.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describeChoices, describePosition } from '../../quiltbee/web/core/rules/description.js';
import { gameLink } from '../../quiltbee/web/core/rules/notation.js';
import { play } from '../../quiltbee/web/core/rules/play.js';
import { newGame } from '../../quiltbee/web/core/rules/position.js';

const { patches, games } = JSON.parse(readFileSync(0, 'utf8'));

for (const { ring, board, moves, states, link } of games) {
  let position = newGame(ring, board);
  for (const [at, state] of states.entries()) {
    const told = { ...describePosition(position, patches), ...describeChoices(position, patches) };
    assert.deepEqual(told, state, `game ${link}, after ${at} moves`);
    const token = moves[at];
    if (token === undefined) break;
    const after = play(position, token, patches);
    assert.ok(after, `game ${link}: ${token} is refused after ${at} moves`);
    position = after;
  }
  assert.equal(gameLink(newGame(ring, board), states[0].position, moves, null), link);
}
