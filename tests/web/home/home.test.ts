import assert from 'node:assert/strict';
import test from 'node:test';
import { LONGEST_REQUEST } from '../../../quiltbee/web/core/generated/figures.ts';
import { opener } from '../../../quiltbee/web/home/opener_view.ts';
import { NewGame, newGamePanel } from '../../../quiltbee/web/home/new_game_view.ts';
import { Drawn } from '../drawn.ts';
import { serve } from '../server.ts';

/** The opener of a first page that may neither ask the server nor show a game. */
function openers() {
  const never = () => assert.fail('nothing is opened');
  serve(never);
  return new Drawn().open(async (page) => () => opener(page, never));
}

/** Send what is in the field. */
async function paste(page: Drawn, value: string) {
  const form = { elements: { namedItem: () => ({ value }) } };
  await page.around('open-game')['@submit']({ preventDefault() {}, target: form });
  await page.settle();
}

test('a text or a file that the server would refuse for its length is not sent', async () => {
  const page = await openers();
  const text = 'x'.repeat(LONGEST_REQUEST + 1);
  await paste(page, text);
  assert.match(page.textOf('open-error'), /the limit is 64 KB/);
  await paste(page, '');
  assert.match(page.textOf('open-error'), /^Paste a game record/);
  const target = { files: [new File([text], 'game.pgr')], value: 'game.pgr' };
  await page.of('open-file')['@change']({ target });
  await page.settle();
  assert.match(page.textOf('open-error'), /the limit is 64 KB/);
  assert.equal(target.value, '', 'the same file can be chosen again');
});

test('an empty text is asked for', async () => {
  const page = await openers();
  await paste(page, ' \n');
  assert.match(page.textOf('open-error'), /^Paste a game record/);
  assert.equal(page.textOf('open-game'), 'Open');
});

test('a friend’s game is asked for with its terms, its invitation is kept', async () => {
  const done: unknown[] = [];
  serve((route, values) => {
    done.push([route, values]);
    return { id: 'g1', url: '/game/g1', invitation: '/i/CODE' };
  });
  const drawn = new Drawn();
  const game = new NewGame(
    drawn.page,
    (...kept) => done.push(kept),
    () => assert.fail('a game with somebody'),
  );
  game.form.set({ opponent: 'friend' });
  await drawn.open(async () => () => newGamePanel(game));
  game.fillIn('Ann');
  game.fillIn('Somebody');
  await drawn.change('clock-days', true);
  await drawn.change('seed', 'quilt');
  await drawn.change('rated', true);
  assert.ok(!drawn.has('seed'), 'a rated game is drawn');
  await drawn.send('start-game');
  assert.deepEqual(done, [
    [
      'POST /api/games',
      {
        ...{ opponent: 'friend', names: ['Ann'], clock: '3d', first: 'random', board: 'revised' },
        ...{ rated: true, takebacks: false, fair: null, seed: null, from: null },
      },
    ],
    ['g1', '/i/CODE'],
  ]);
  assert.deepEqual(drawn.went, ['/game/g1']);
  await drawn.send('start-game');
  assert.equal(done.length, 2, 'while the table opens no second game is started');
});
