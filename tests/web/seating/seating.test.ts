import assert from 'node:assert/strict';
import test from 'node:test';
import { Inviting, type Outside } from '../../../quiltbee/web/seating/inviting.ts';
import { invitationTerms, refusalWords } from '../../../quiltbee/web/seating/invitation_page.ts';
import { Joining } from '../../../quiltbee/web/seating/joining.ts';
import { serve } from '../server.ts';

function inviting(part: Partial<Outside> = {}) {
  let kept: string | null = '/i/first';
  serve((_, { path }) => `<svg>${path}</svg>`);
  return new Inviting({
    origin: 'https://quilts.example',
    renew: async () => ({ invitation: '/i/second' }),
    copy: async () => {},
    share: null,
    memory: {
      get: () => kept,
      set: (path) => {
        kept = path;
      },
    },
    ...part,
  });
}

test('the link is the one that is kept, and a new one takes its place', async () => {
  const panel = inviting();
  assert.equal(panel.link, 'https://quilts.example/i/first');
  await panel.draw();
  assert.equal(panel.state.picture, '<svg>/i/first</svg>');
  await panel.renew();
  assert.equal(panel.link, 'https://quilts.example/i/second');
  assert.equal(panel.state.picture, '<svg>/i/second</svg>');
  assert.equal(panel.state.busy, false);
  assert.equal(panel.isLocal, false);
  assert.equal(inviting({ origin: 'http://127.0.0.1:7431' }).isLocal, true);
});

test('a fault is told, and the link remains', async () => {
  const panel = inviting({
    renew: async () => {
      throw new Error('The server can’t be reached.');
    },
  });
  await panel.renew();
  assert.equal(panel.state.told, 'The server can’t be reached.');
  assert.equal(panel.link, 'https://quilts.example/i/first');
});

test('copying and sharing say how they went; a closed sheet is no failure', async () => {
  const panel = inviting();
  await panel.copy();
  assert.equal(panel.state.told, 'Link copied.');
  const barred = inviting({ copy: () => Promise.reject(new TypeError('no clipboard')) });
  await barred.copy();
  assert.match(barred.state.told, /Select the link/);
  const closed = inviting({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
  assert.equal(closed.canShare, true);
  await closed.share();
  assert.equal(closed.state.told, '');
});

function joining(part: Partial<import('../../../quiltbee/web/seating/joining.ts').Outside> = {}) {
  const heard: (string | null)[] = [];
  serve(() => ({ name: 'Ada' }));
  const form = new Joining({
    sit: async (name) => {
      heard.push(name);
      return { url: '/game/x' };
    },
    go: (path) => heard.push(path),
    ...part,
  });
  return { form, heard };
}

test('who sits down does so under the name in the field, and goes to the table', async () => {
  const { form, heard } = joining();
  await form.ask();
  assert.equal(form.state.name, 'Ada');
  form.write(' Bea ');
  await form.sit();
  assert.deepEqual(heard, ['Bea', '/game/x']);
});

test('a name that was typed meanwhile stays; an empty one is the server’s to choose', async () => {
  const { form, heard } = joining();
  form.write('Cleo');
  await form.ask();
  assert.equal(form.state.name, 'Cleo');
  form.write('  ');
  await form.sit();
  assert.equal(heard[0], null);
});

test('a seat that is taken is told, and one may try again', async () => {
  const { form } = joining({ sit: () => Promise.reject(new Error('That seat has been taken.')) });
  await form.sit();
  assert.deepEqual(form.state, { name: '', busy: false, error: 'That seat has been taken.' });
});

test('an invitation in words: what is played, and why it is no longer open', () => {
  const terms = new Map(
    invitationTerms({
      game: 'x',
      name: 'Ada',
      seat: 2,
      board: 'revised',
      clock: '600+10',
      takebacks: false,
      rated: true,
      seed_chosen: false,
      fair: null,
      yours: false,
    }),
  );
  assert.equal(terms.get('Clock'), '10 minutes, and 10 seconds more for each turn');
  assert.equal(terms.get('Takebacks'), 'none');
  assert.equal(terms.get('You sit as'), 'player 2');
  assert.match(refusalWords(404)?.title ?? '', /can’t find/);
  assert.match(refusalWords(410)?.title ?? '', /no longer open/);
  assert.equal(refusalWords(503), null);
});
