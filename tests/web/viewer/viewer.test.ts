import assert from 'node:assert/strict';
import test from 'node:test';
import { linkUpTo, viewerPage } from '../../../quiltbee/web/viewer/viewer_page.ts';
import { openReplay, seatsOf } from '../../../quiltbee/web/core/replays.ts';
import { Viewer } from '../../../quiltbee/web/viewer/viewer.ts';
import { Drawn } from '../drawn.ts';
import { serve } from '../server.ts';
import { PATCHES, RING, gameMessage, recorded } from '../tables.ts';

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

test('a game plays itself, from the start where it is over, until it is halted', () => {
  const waiting: (() => void)[] = [];
  const timers = { later: (run: () => void) => waiting.push(run), forget: () => waiting.pop() };
  const game = recorded('', ['pass', 'H0a1'], { start: gameMessage().start });
  const viewer = new Viewer(game, PATCHES, timers);
  const seen = () => [viewer.state.at, viewer.state.isPlaying];
  viewer.play();
  assert.deepEqual(seen(), [0, true]);
  waiting.shift()?.();
  assert.deepEqual(seen(), [1, true]);
  viewer.halt();
  assert.deepEqual([...seen(), waiting.length], [1, false, 0]);
  viewer.play();
  waiting.shift()?.();
  assert.deepEqual([...seen(), waiting.length], [2, false, 0]);
});

test('the page reads texts, and asks the server about those that it can’t read', async () => {
  const asked: unknown[] = [];
  serve((_, { text }) => {
    asked.push(text);
    return recorded('', []);
  });
  const tags = `[Player1 "Anna"]\n[Ring "${RING}"]\n`;
  for (const text of [`#${RING},..`, `${tags}\n1: pass 2: pass *`, gameMessage().start])
    await openReplay(text, PATCHES);
  assert.deepEqual(asked, []);
  // A move that is illegal, a result that is none by the moves, a text that is no game.
  const faulty = [`#${RING},+a1`, `[Result "2-0"]\n${tags}\n1: pass`, 'a game'];
  for (const text of faulty) await openReplay(text, PATCHES);
  assert.deepEqual(asked, faulty);
});

test('a game goes on from the position on show, against a level or between two', async () => {
  const wanted: unknown[] = [];
  serve((_, values) => {
    wanted.push(values);
    return { url: '/game/x' };
  });
  const { start } = gameMessage();
  const tags = { Player1: 'Anna', Player2: '?' };
  const game = recorded(`#${RING},..`, ['pass', 'pass'], { start, tags });
  globalThis.window = { addEventListener() {}, removeEventListener() {} } as any;
  const open = () => {
    const drawn = new Drawn();
    drawn.page.shell.settings.look = 'cloth';
    drawn.page.place.patches = Promise.resolve(PATCHES);
    return drawn.open((page) => viewerPage(page, game));
  };
  const first = await open();
  await first.change('on-first', 'opponent');
  await first.send('play-on');
  assert.deepEqual(first.went, ['/game/x']);
  const second = await open();
  await second.change('on-opponent', 'person');
  await second.send('play-on');
  const same = { board: 'revised', seed: null, from: `#${RING},..` };
  assert.deepEqual(wanted, [
    { ...same, opponent: 'computer', level: 3, first: 'opponent', names: null },
    { ...same, opponent: 'person', first: 'you', names: ['Anna', 'Player 2'] },
  ]);
});
