import assert from 'node:assert/strict';
import test from 'node:test';
import {
  invitation,
  invitationTerms,
  refusalWords,
} from '../../../quiltbee/web/seating/invitation_page.ts';
import { joiningForm } from '../../../quiltbee/web/seating/joining_page.ts';
import { openSeat } from '../../../quiltbee/web/seating/seating_page.ts';
import { fairStart } from '../../../quiltbee/web/seating/starts_page.ts';
import { Refused } from '../../../quiltbee/web/core/api.ts';
import { Drawn } from '../drawn.ts';
import { serve } from '../server.ts';
import type { Game } from '../../../quiltbee/web/core/game.ts';
import type { Table } from '../../../quiltbee/web/core/types.ts';

const HOST = { kind: 'person', name: 'Ada', yours: true };
const OPEN = { kind: 'open', name: '', yours: false };

/** The panel of a private table with an open seat, whose host looks at it. */
async function inviting(renewed: () => unknown, browser = {}) {
  const kept = new Map([['quiltbee.invitation.g', '/i/first']]);
  globalThis.sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, path: string) => kept.set(key, path),
  } as any;
  serve((route, { path }) => (route === 'POST /api/qr' ? `<svg>${path}</svg>` : renewed()));
  const table = { game: 'g', access: 'private', seats: [HOST, OPEN] } as unknown as Table;
  const drawn = await new Drawn(browser).open(async (page) => openSeat(page, table));
  await drawn.settle();
  return { drawn, kept };
}

const pictureOf = (drawn: Drawn) => decodeURIComponent(drawn.of('invitation-qr').src);
const linkOf = (drawn: Drawn) => drawn.of('invitation-link')['.value'];

test('the link is the one that is kept, and a new one takes its place', async () => {
  const { drawn, kept } = await inviting(() => ({ invitation: '/i/second' }));
  assert.equal(linkOf(drawn), 'https://example.org/i/first');
  assert.match(pictureOf(drawn), /<svg>\/i\/first<\/svg>/);
  await drawn.click('new-invitation');
  assert.equal(linkOf(drawn), 'https://example.org/i/second');
  assert.match(pictureOf(drawn), /<svg>\/i\/second<\/svg>/);
  assert.equal(kept.get('quiltbee.invitation.g'), '/i/second');
});

test('a fault is told, and the link remains', async () => {
  const { drawn } = await inviting(() => {
    throw new Error('Too many links.');
  });
  await drawn.click('new-invitation');
  assert.equal(drawn.textOf('invitation-error'), 'Too many links.');
  assert.equal(linkOf(drawn), 'https://example.org/i/first');
});

test('copying and sharing say how they went; a closed sheet is no failure', async () => {
  const { drawn } = await inviting(() => null);
  await drawn.click('copy-invitation');
  assert.equal(drawn.textOf('invitation-told'), 'Link copied.');
  assert.ok(!drawn.has('share-invitation'));
  const { drawn: barred } = await inviting(() => null, {
    copy: () => Promise.reject(new TypeError('no clipboard')),
    share: () => Promise.reject(new TypeError('no sheet')),
  });
  await barred.click('copy-invitation');
  assert.match(barred.textOf('invitation-told'), /Select the link/);
  await barred.click('share-invitation');
  assert.match(barred.textOf('invitation-told'), /Copy the link/);
  const { drawn: closed } = await inviting(() => null, {
    share: () => Promise.reject(new DOMException('', 'AbortError')),
  });
  await closed.click('share-invitation');
  assert.equal(closed.textOf('invitation-told'), '');
});

/** The form of an open seat, and the names it was taken under. */
async function joining(refusal = '') {
  const names: unknown[] = [];
  serve(() => ({ name: 'Ada' }));
  const take = async (name: string | null) => {
    if (refusal) throw new Error(refusal);
    names.push(name);
    return { url: '/game/x' };
  };
  const drawn = await new Drawn().open(async (page) => joiningForm(page, take));
  await drawn.settle();
  return { drawn, names };
}

test('a player sits down under the name in the field, and goes to the table', async () => {
  const { drawn, names } = await joining();
  assert.equal(drawn.of('join-name')['.defaultValue'], 'Ada');
  await drawn.send('sit-down', { name: ' Bea ' });
  assert.deepEqual([names, drawn.went], [['Bea'], ['/game/x']]);
  assert.equal(drawn.of('sit-down')['?disabled'], true);
});

test('an empty name is the server’s to choose', async () => {
  const { drawn, names } = await joining();
  await drawn.send('sit-down', { name: '  ' });
  assert.deepEqual(names, [null]);
});

test('a seat that is taken is told, and one may try again', async () => {
  const { drawn } = await joining('That seat has been taken.');
  await drawn.send('sit-down', { name: 'Bea' });
  assert.equal(drawn.textOf('join-error'), 'That seat has been taken.');
  assert.equal(drawn.of('sit-down')['?disabled'], false);
});

const SEATS = [HOST, { ...HOST, name: 'Ben', yours: false }];

test('points are named in whole numbers, thirty at most, and then sent', async () => {
  const sent: unknown[] = [];
  const fair = { kind: 'cut', step: 'cut', points: null, game: 1, partner: null };
  const table = { mode: 'remote', seats: SEATS, fair, ring: '', players: [] };
  const state = { table, patches: {}, pending: null };
  const game = { state, send: (request: unknown) => sent.push(request) } as unknown as Game;
  const drawn = await new Drawn().open(async (page) => {
    const start = fairStart(game, page.changed);
    return () => start.panel(false);
  });
  for (const [entered, points] of [
    ['4.6', 5],
    ['-99', -30],
    ['', 0],
  ] as const) {
    await drawn.change('cut-points', entered);
    await drawn.send('cut');
    assert.deepEqual(sent.pop(), { type: 'cut', points });
  }
});

test('the result says what the engine thinks of a start, once, or nothing', async () => {
  const fair = { kind: 'cut', step: null, points: 3, game: 1, partner: null };
  const table = { ring0: 'AB', board: 'original', seats: SEATS, fair, result: {} };
  const asked: string[] = [];
  const judges = [
    async ({ ring0 }: Table) => (asked.push(ring0), -2.25),
    async () => Promise.reject(new Error('away')),
  ];
  const texts = [];
  for (const judge of judges) {
    const drawn = await new Drawn().open(async (page) => {
      const start = fairStart({ state: {} } as Game, page.changed, judge);
      return () => start.afterwards(table as unknown as Table);
    });
    texts.push(drawn.textOf('starts-after'));
    await drawn.settle();
    texts.push(drawn.textOf('starts-after'));
  }
  assert.deepEqual(asked, ['AB']);
  assert.match(texts[0], /^\+?3 went with the second seat\./);
  assert.match(texts[1], /Ben.*2\.3/);
  assert.doesNotMatch(texts[3], /engine/i);
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
  assert.equal(terms.get('You sit as'), 'random');
  assert.match(refusalWords(404)?.title ?? '', /can’t find/);
  assert.match(refusalWords(410)?.title ?? '', /no longer open/);
  assert.equal(refusalWords(503), null);
});

test('a used invitation leads back to the game, and others to watching it', async () => {
  for (const [yours, words] of [
    [true, 'Back to the game'],
    [false, 'Watch the game'],
  ] as const) {
    serve((route) => {
      if (route === 'GET /api/invitations/code/game') return { id: 'g', url: '/game/g', yours };
      throw new Refused('used', 410);
    });
    const drawn = await new Drawn().open((page) => invitation(page, 'code'));
    assert.equal(drawn.textOf('invited-game').trim(), words);
    assert.equal(drawn.of('invited-game').href, '/game/g');
  }
  serve(() => {
    throw new Refused('expired', 410);
  });
  const drawn = await new Drawn().open((page) => invitation(page, 'code'));
  assert.ok(!drawn.has('invited-game'));
});
