import assert from 'node:assert/strict';
import test from 'node:test';
import { DEVICE, me } from '../../../quiltbee/web/people/me_page.ts';
import { linkFault, signIn, signInByLink } from '../../../quiltbee/web/people/sign_in_page.ts';
import { Drawn } from '../drawn.ts';
import { serve } from '../server.ts';
import type { Me } from '../../../quiltbee/web/core/generated/messages.ts';

const GUEST: Me = {
  ...{ known: true, name: 'Ann', sessions: 1, account: null, passkeys_possible: true },
  push: { available: true, key: 'KEY', subscriptions: 0 },
};
const ACCOUNT = { login: 'ann', passphrase: true, listed: true, fresh: true, passkeys: [] };

/** What the page reads when it is opened. */
const READ: Record<string, unknown> = {
  'GET /api/me': GUEST,
  'GET /api/me/ratings': { ratings: [] },
  'GET /api/me/statistics': { totals: [], automa: [] },
  'GET /api/me/bots': { bots: [] },
  'GET /api/me/sessions': { sessions: [] },
  'GET /api/me/opponents': { opponents: [] },
  'GET /api/me/people': { people: [] },
};

/**
 * A browser whose calls are noted, once it is open, and answered as given.
 * @param answers  by call of the server, or by what the browser is asked
 */
function visit(answers: Record<string, unknown> = {}, drawn: Drawn = new Drawn()) {
  const asked: unknown[] = [];
  const known = { ...READ, ...answers };
  const answer = (what: string) => {
    if (known[what] instanceof Error) throw known[what];
    return known[what];
  };
  serve((route, values) => {
    asked.push([route, values]);
    return answer(route);
  });
  const noting =
    (name: string) =>
    async (...words: unknown[]) => {
      asked.push([name, ...words]);
      return answer(name);
    };
  const device = {
    ...{ hasPasskeys: () => true, makePasskey: noting('makePasskey') },
    ...{
      usePasskey: noting('usePasskey'),
      hasNotices: () => true,
      isSubscribed: async () => false,
    },
    ...{ subscribe: noting('subscribe'), unsubscribe: noting('unsubscribe') },
    forgetEverybody: () => void asked.push(['forget']),
    begin: (path: string) => void asked.push(['begin', path]),
  } as unknown as typeof DEVICE & { usePasskey: () => Promise<Record<string, unknown>> };
  return { drawn, device, asked, known };
}

async function mine(answers: Record<string, unknown> = {}, drawn: Drawn = new Drawn()) {
  const visited = visit(answers, drawn);
  await drawn.open((page) => me(page, visited.device));
  visited.asked.length = 0;
  return visited;
}

test('a request shows beside it that it went well, or why it did not', async () => {
  const { drawn } = await mine({
    'PATCH /api/me': { ...GUEST, name: 'Anna' },
    'POST /api/account': new Error('This login is taken.'),
  });
  await drawn.send('save-name', { text: 'Anna' });
  assert.equal(drawn.textOf('me-title'), 'Anna');
  assert.match(drawn.textOf('name-told'), /^Saved/);
  await drawn.send('make-account', { login: 'ann', passphrase: 'correct horse' });
  assert.equal(drawn.textOf('account-error'), 'This login is taken.');
  assert.equal(drawn.textOf('name-told'), '');
  assert.equal(drawn.page.busy, null);
});

test('one request at a time is sent', async () => {
  const { drawn, asked } = await mine({ 'POST /api/me/link': { url: '/s/C', expires: 9 } });
  const press = drawn.of('make-link')['@click'];
  await Promise.all([press(), press()]);
  assert.deepEqual(asked.filter(([route]: any) => route === 'POST /api/me/link').length, 1);
});

test('what can not be read is said in its section, and the page opens', async () => {
  const { drawn } = await mine({ 'GET /api/me/bots': new Error('Too many.') });
  assert.equal(drawn.textOf('bots-error'), 'Too many.');
});

test('a passkey answers the server’s question; with a login it makes the account', async () => {
  const { drawn, asked } = await mine({
    'POST /api/passkeys/options': { ceremony: 'c1', publicKey: { challenge: 'x' } },
    'POST /api/passkeys': { ...GUEST, account: ACCOUNT },
    makePasskey: { id: 'key' },
  });
  await drawn.send('make-passkey', { login: 'ann' });
  assert.deepEqual(asked, [
    ['POST /api/passkeys/options', { login: 'ann' }],
    ['makePasskey', { challenge: 'x' }],
    ['POST /api/passkeys', { ceremony: 'c1', name: 'Ann', credential: { id: 'key' } }],
  ]);
  assert.equal(drawn.textOf('signed-in-as'), 'ann');
});

test('the link for another device is a whole address with its QR code', async () => {
  const shared: unknown[] = [];
  const drawn = new Drawn({ share: async (data) => void shared.push(data) });
  const { asked } = await mine(
    { 'POST /api/me/link': { url: '/s/CODE', expires: 9 }, 'POST /api/qr': '<svg/>' },
    drawn,
  );
  await drawn.click('make-link');
  assert.equal(drawn.of('device-link')['.value'], 'https://example.org/s/CODE');
  assert.match(drawn.of('device-qr').src, /svg/);
  await drawn.click('copy-device-link');
  await drawn.click('share-device-link');
  assert.deepEqual(drawn.copied, ['https://example.org/s/CODE']);
  assert.deepEqual(shared, [
    { title: 'Quiltbee on another device', url: 'https://example.org/s/CODE' },
  ]);
  await drawn.click('drop-link');
  assert.deepEqual(asked.at(-1), ['DELETE /api/me/link', {}]);
  assert.ok(!drawn.has('device-link'));
});

test('closing the sheet for sharing is no fault', async () => {
  const closed = Object.assign(new Error('closed'), { name: 'AbortError' });
  const drawn = new Drawn({ share: () => Promise.reject(closed) });
  await mine({ 'POST /api/me/link': { url: '/s/C', expires: 9 } }, drawn);
  await drawn.click('make-link');
  await drawn.click('share-device-link');
  assert.equal(drawn.textOf('device-error'), '');
});

test('notifications begin with the server’s key and end by their endpoint', async () => {
  const { drawn, asked } = await mine({ subscribe: { endpoint: 'E' }, unsubscribe: 'E' });
  await drawn.click('start-notices');
  assert.match(drawn.textOf('notices-told'), /./);
  await drawn.click('stop-notices');
  assert.deepEqual(asked, [
    ['subscribe', 'KEY'],
    ['POST /api/me/push', { subscription: { endpoint: 'E' }, quiet: [] }],
    ['unsubscribe'],
    ['DELETE /api/me/push', { endpoint: 'E' }],
  ]);
  const silent = { ...GUEST, push: { available: true, key: null, subscriptions: 0 } };
  const { drawn: none } = await mine({ 'GET /api/me': silent });
  await none.click('start-notices');
  assert.match(none.textOf('notices-error'), /doesn’t send notifications/);
});

test('another browser is signed out, and is gone from the list', async () => {
  const session = { id: 's1', agent: 'Firefox, Linux', created: 0, used: 0, here: false };
  const here = { ...session, id: 's2', here: true };
  const { drawn, asked, known } = await mine({
    'GET /api/me/sessions': { sessions: [here, session] },
  });
  known['GET /api/me/sessions'] = { sessions: [here] };
  await drawn.click('end-session');
  assert.deepEqual(asked, [
    ['DELETE /api/me/sessions/s1', {}],
    ['GET /api/me/sessions', {}],
  ]);
  assert.ok(!drawn.has('browsers'));
  assert.equal(drawn.textOf('device-told'), 'That browser is signed out.');
});

test('the token of a new bot is shown until something else is done with the bots', async () => {
  const bot = { id: 'b1', name: 'Robo', created: 0, online: false, tokens: [] };
  const { drawn, known } = await mine({ 'POST /api/me/bots': { token: 'secret' } });
  known['GET /api/me/bots'] = { bots: [bot] };
  await drawn.send('make-bot', { text: 'Robo' });
  assert.equal(drawn.of('bot-token')['.value'], 'secret');
  assert.match(drawn.textOf('bot-list'), /^Robo/);
  await drawn.click('remove-bot');
  assert.ok(!drawn.has('bot-token'));
});

test('bots, tokens and passkeys are removed only by who is sure', async () => {
  const token = { id: 't1', scope: 'play', created: 0 };
  const bot = { id: 'b1', name: 'Robo', created: 0, online: false, tokens: [token] };
  const passkeys = [{ id: 'k1', name: 'Phone', created: 0 }];
  const answers = {
    'GET /api/me': { ...GUEST, account: { ...ACCOUNT, passkeys } },
    'GET /api/me/bots': { bots: [bot] },
    'DELETE /api/passkeys/k1': GUEST,
  };
  const questions: string[] = [];
  const unsure = new Drawn({ isSure: (question) => questions.push(question) === 0 });
  const { asked } = await mine(answers, unsure);
  await unsure.click('remove-bot');
  await unsure.click('revoke-token');
  await unsure.click('remove-passkey');
  assert.deepEqual(questions, [
    'Remove Robo? This can’t be undone.',
    'Revoke this token of Robo? The program that uses it can no longer come in.',
    'Remove Phone? This can’t be undone.',
  ]);
  assert.deepEqual(asked, []);
  const { drawn: sure, asked: done } = await mine(answers);
  await sure.click('revoke-token');
  await sure.click('remove-passkey');
  assert.deepEqual(done, [
    ['DELETE /api/me/bots/b1/tokens/t1', {}],
    ['GET /api/me/bots', {}],
    ['DELETE /api/passkeys/k1', {}],
  ]);
});

test('one is removed only after the word, or with the passphrase of the account', async () => {
  const { drawn, asked } = await mine();
  await drawn.send('leave', { leaving: 'remove' });
  assert.deepEqual(asked, []);
  assert.match(drawn.textOf('leaving-error'), /delete/);
  await drawn.send('leave', { leaving: ` ${'delete'.toUpperCase()} ` });
  assert.deepEqual(asked, [['DELETE /api/me', { passphrase: null }], ['forget'], ['begin', '/']]);
  const owner = await mine({ 'GET /api/me': { ...GUEST, account: ACCOUNT } });
  await owner.drawn.send('leave', { leaving: 'correct horse' });
  assert.deepEqual(owner.asked[0], ['DELETE /api/me', { passphrase: 'correct horse' }]);
});

const LINK = { 'POST /api/sign-in/link/look': { name: 'Ann', account: false } };

test('one signs in with the games of this browser, unless they are left behind', async () => {
  const { drawn, device, asked } = visit({
    ...LINK,
    'POST /api/sign-in/passkey/options': { ceremony: 'c1', publicKey: {} },
    usePasskey: { id: 'key' },
  });
  await drawn.open((page) => signIn(page, device));
  asked.length = 0;
  await drawn.send('sign-in', { login: 'ann', passphrase: 'correct horse' });
  await drawn.change('bring', false);
  await drawn.click('sign-in-passkey');
  assert.deepEqual(asked, [
    ['POST /api/sign-in', { login: 'ann', passphrase: 'correct horse', bring: true }],
    ['begin', '/'],
    ['POST /api/sign-in/passkey/options', {}],
    ['usePasskey', {}],
    ['POST /api/sign-in/passkey', { ceremony: 'c1', credential: { id: 'key' }, bring: false }],
    ['begin', '/'],
  ]);
  await drawn.open((page) => signInByLink(page, 'CODE', device));
  await drawn.click('link-sign-in');
  assert.deepEqual(asked.slice(-2), [
    ['POST /api/sign-in/link', { code: 'CODE', bring: false }],
    ['begin', '/'],
  ]);
  const stranger = visit({ 'GET /api/me': { ...GUEST, known: false } });
  await stranger.drawn.open((page) => signIn(page, device));
  assert.ok(!stranger.drawn.has('bring'));
});

test('a wrong passphrase is told beside the form, and nobody goes anywhere', async () => {
  const { drawn, device, asked } = visit({
    'POST /api/sign-in': new Error('The login or the passphrase is wrong.'),
  });
  await drawn.open((page) => signIn(page, device));
  await drawn.send('sign-in', { login: 'ann', passphrase: 'wrong' });
  assert.match(drawn.textOf('passphrase-error'), /wrong/);
  assert.ok(!asked.some(([what]: any) => what === 'begin'));
});

test('a link that can not be used says what to do', () => {
  assert.match(linkFault(404) ?? '', /Check the link/);
  assert.match(linkFault(410) ?? '', /used already/);
  assert.equal(linkFault(503), null);
});

test('signing out leaves no games behind, and ends the bots where that is asked', async () => {
  const bot = { id: 'b1', name: 'Robo', created: 0, online: false, tokens: [] };
  const own = {
    'GET /api/me': { ...GUEST, account: ACCOUNT },
    'GET /api/me/bots': { bots: [bot] },
  };
  const once = await mine(own);
  await once.drawn.click('sign-out');
  assert.deepEqual(once.asked, [['POST /api/sign-out', {}], ['forget'], ['begin', '/']]);
  const { drawn, asked } = await mine(own);
  await drawn.change('end-bots', true);
  await drawn.click('sign-out-everywhere');
  assert.deepEqual(asked, [
    ['DELETE /api/me/tokens', {}],
    ['POST /api/sign-out/everywhere', {}],
    ['forget'],
    ['begin', '/'],
  ]);
});

test('people are blocked for a game against them, and set free again', async () => {
  const { drawn, asked, known } = await mine({
    'GET /api/me/opponents': { opponents: [{ game: 'g1', name: 'Bob' }] },
    'POST /api/me/people': { people: [{ id: 'p1', name: 'Bob', kind: 'block' }] },
  });
  await drawn.send('block-opponent', { game: 'g1' });
  assert.deepEqual(asked.at(-1), ['POST /api/me/people', { game: 'g1', kind: 'block' }]);
  assert.match(drawn.textOf('block-list'), /Bob Unblock/);
  known['POST /api/me/people'] = { people: [] };
  await drawn.click('end-block');
  assert.deepEqual(asked.at(-1), ['POST /api/me/people', { person: 'p1', kind: null }]);
  assert.ok(!drawn.has('block-list'));
});
