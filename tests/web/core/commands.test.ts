import assert from 'node:assert/strict';
import test from 'node:test';
import { runCommand } from '../../../quiltbee/web/core/commands.ts';
import { bestFits } from '../../../quiltbee/web/core/fit.ts';
import { startState } from '../../../quiltbee/web/core/game_state.ts';
import { patchChoice } from '../../../quiltbee/web/core/queries.ts';
import { EMPTY, PATCHES, player, seat, table } from '../tables.ts';
import type { Table } from '../../../quiltbee/web/core/types.ts';

function at(part?: Partial<Table>) {
  return startState(PATCHES, table(part));
}

function errorOf(line: string, part?: Partial<Table>) {
  const reply = runCommand(at(part), line);
  assert.ok('error' in reply, `${line}: ${JSON.stringify(reply)}`);
  return reply.error;
}

function said(line: string) {
  const reply = runCommand(at(), line);
  assert.ok('say' in reply, `${line}: ${JSON.stringify(reply)}`);
  return reply.say;
}

test('move tokens become moves', () => {
  assert.deepEqual(runCommand(at(), ' B0a1 '), { request: { type: 'move', move: 'B0a1' } });
  assert.deepEqual(runCommand(at(), 'pass'), { request: { type: 'move', move: 'pass' } });
  const due = at({ stage: 'special_patch', options: [] });
  assert.deepEqual(runCommand(due, '+d9'), { request: { type: 'move', move: '+d9' } });
});

test('a wrong move is answered with its reason', () => {
  const taken = [player({ cells: `x${EMPTY.slice(1)}` }), player()];
  assert.equal(errorOf('X0a1'), 'Patch X is not on offer; these are: B, H, W.');
  assert.equal(errorOf('H5a1'), 'H shape has the orientations 0, 1, 2, 3.');
  assert.equal(errorOf('H0i9'), 'H shape does not lie wholly on the quilt.');
  assert.equal(errorOf('W0a1'), 'W shape: needs 5 more buttons.');
  assert.equal(errorOf('+d9'), 'There is no special patch to place.');
  assert.equal(
    errorOf('+a1', { stage: 'special_patch', players: taken }),
    'The special patch overlaps at a1.',
  );
  assert.equal(errorOf('B0a1', { turn: 2 }), 'It’s not your turn.');
  assert.equal(errorOf('pass', { stage: 'over', options: [] }), 'The game is over.');
  assert.match(errorOf('B0a1', { stage: 'special_patch' }), /Place the special patch first/);
  assert.equal(errorOf('undo'), 'There is nothing to take back.');
});

test('what is no command gets the expected form', () => {
  for (const line of ['', 'castle', 'B0j1', 'w 2 3'])
    assert.match(errorOf(line), /Type a move such as X0a7/);
  assert.equal(errorOf('fit 9'), 'Say which patch: 1 to 3.');
});

test('questions are answered in words', () => {
  assert.match(
    said('m'),
    /^1: B shape, 3 squares, costs 1 button, 3 time, no income \(B\)\. 2: .*needs 5 more buttons/,
  );
  assert.match(said('q'), /^You: 0 covered, 81 empty/);
  assert.match(said('o'), /^Greedy: 0 covered/);
  assert.match(said('t'), /^You on 0, payday in 5, special patch in 26/);
  assert.match(said('s'), /^If the game ended now: You −157/);
  assert.equal(said('l'), 'No move yet. Your turn.');
  assert.match(said('w 1'), /^Buttons 5 → 6/);
  assert.match(said('w pass'), /Next: Greedy/);
  assert.match(said('fit 2'), /^168 places, best first: H/);
  assert.deepEqual(runCommand(at(), '?'), { help: true });
  assert.deepEqual(runCommand(at(), 'resign'), { dialog: 'resign' });
});

test('the best fits are legal, make no hole where that can be helped, and lie snugly', () => {
  const state = at();
  const choice = patchChoice(state, 'B');
  assert.ok(choice);
  const [best, ...others] = bestFits(EMPTY, choice, 5);
  assert.ok(choice.placements.has(best));
  assert.equal(others.length, 4);
  const corner = new Set(['1a1', '2h1', '3h8', '0a8', '3a1', '0h1', '1h8', '2a8']);
  assert.ok(
    [...corner].some((key) => key.slice(1) === best.slice(1)),
    best,
  );
});

test('only who plays can resign, and only while the game runs', () => {
  const watched = table({ seats: [seat({ yours: false }), seat({ yours: false })] });
  const over = table({ stage: 'over' });
  for (const each of [watched, over]) {
    const state = startState(PATCHES, each);
    assert.match(String(Object(runCommand(state, 'resign')).error), /^Only a player can resign/);
  }
  const state = startState(PATCHES, table());
  assert.deepEqual(runCommand(state, 'resign'), { dialog: 'resign' });
});
