import assert from 'node:assert/strict';
import test from 'node:test';
import { LONGEST_REQUEST } from '../../../quiltbee/web/core/figures.ts';
import { Home } from '../../../quiltbee/web/home/home.ts';

/** A first page that may neither leave nor show a game. */
function home() {
  const never = () => assert.fail('nothing is opened');
  return new Home(never, never, 3, never);
}

test('a text or a file that the server would refuse for its length is not sent', async () => {
  const page = home();
  const text = 'x'.repeat(LONGEST_REQUEST + 1);
  await page.open(text);
  assert.match(page.store.get().openError, /the limit is 64 KB/);
  page.store.dispatch({ openError: '' });
  await page.openFile(new File([text], 'game.pgr'));
  assert.match(page.store.get().openError, /the limit is 64 KB/);
});

test('an empty text is asked for', async () => {
  const page = home();
  await page.open(' \n');
  assert.match(page.store.get().openError, /^Paste a game record/);
  assert.equal(page.store.get().opening, false);
});

test('a friend’s game is asked for with its terms, its invitation is kept', async (context) => {
  const done: unknown[] = [];
  const answer = { id: 'g1', url: '/game/g1', invitation: '/i/CODE' };
  context.mock.method(globalThis, 'fetch', async (_address: URL, { body }: { body: string }) => {
    done.push(JSON.parse(body));
    return new Response(JSON.stringify(answer));
  });
  const note = (...what: unknown[]) => void done.push(what);
  const page = new Home(note, note, 3, note);
  page.called('Ann');
  page.called('Somebody');
  page.set({ opponent: 'friend', speed: 'days', rated: true, seed: 'quilt' });
  await page.start();
  assert.deepEqual(done, [
    {
      ...{ opponent: 'friend', names: ['Ann'], clock: '3d', first: 'you', board: 'revised' },
      ...{ rated: true, takebacks: false, fair: null, seed: null, from: null },
    },
    ['g1', '/i/CODE'],
    ['/game/g1'],
  ]);
});
