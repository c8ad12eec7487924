import assert from 'node:assert/strict';
import test from 'node:test';
import { MePage } from '../../../quiltbee/web/people/me.ts';
import { SignInPage, linkFault } from '../../../quiltbee/web/people/sign_in.ts';
import type { Me } from '../../../quiltbee/web/core/messages.ts';

const GUEST: Me = {
  ...{ known: true, name: 'Ann', sessions: 1, account: null, passkeys_possible: true },
  push: { available: true, key: 'KEY', subscriptions: 0 },
};
const ACCOUNT = { login: 'ann', passphrase: true, listed: true, fresh: true, passkeys: [] };

/** The page of somebody; every call is noted, and answered with what is given for it. */
function page(answers: Record<string, unknown> = {}, me: Me = GUEST) {
  const asked: unknown[] = [];
  const outcome = (name: string) => {
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const noting =
    (name: string) =>
    async (...words: unknown[]) => {
      asked.push([name, ...words]);
      return outcome(name);
    };
  const api = new Proxy({}, { get: (_, name) => noting(name as string) }) as any;
  const outside = {
    ...{ api, drawQr: noting('drawQr'), makePasskey: noting('makePasskey') },
    ...{ subscribe: noting('subscribe'), unsubscribe: noting('unsubscribe') },
    ...{ copy: noting('copy'), share: noting('share'), go: noting('go'), forget: noting('forget') },
    ...{ origin: 'https://example.org', usePasskey: noting('usePasskey') },
    isSure: async (question: string) => answers[question] !== false,
  };
  const found = {
    ...{ me, ratings: [], statistics: { totals: [], automa: [] }, bots: [], sessions: [] },
    ...{ isNotified: false, errors: {} },
  };
  return { mine: new MePage(outside as any, found), asked, outside };
}

test('a request shows beside it that it went well, or why it did not', async () => {
  const { mine } = page({ changeMe: { ...GUEST, name: 'Anna' } });
  await mine.rename('Anna');
  assert.equal(mine.state.me.name, 'Anna');
  assert.match(mine.state.told.name, /^Saved/);
  const refused = page({ makeAccount: new Error('This login is taken.') }).mine;
  await refused.makeAccount('ann', 'correct horse');
  assert.deepEqual(refused.state.errors, { account: 'This login is taken.' });
  assert.equal(refused.state.busy, null);
});

test('a passkey answers the server’s question; with a login it makes the account', async () => {
  const { mine, asked } = page({
    askForPasskey: { ceremony: 'c1', publicKey: { challenge: 'x' } },
    makePasskey: { id: 'key' },
    addPasskey: { ...GUEST, account: ACCOUNT },
  });
  await mine.addPasskey('ann');
  assert.deepEqual(asked, [
    ['askForPasskey', 'ann'],
    ['makePasskey', { challenge: 'x' }],
    ['addPasskey', 'c1', 'Ann', { id: 'key' }],
  ]);
  assert.equal(mine.state.me.account?.login, 'ann');
});

test('the link for another device is a whole address with its QR code', async () => {
  const { mine, asked } = page({ makeLink: { url: '/s/CODE', expires: 9 }, drawQr: '<svg/>' });
  await mine.makeLink();
  assert.deepEqual(mine.state.link, {
    address: 'https://example.org/s/CODE',
    expires: 9,
    picture: '<svg/>',
  });
  await mine.copyLink();
  await mine.shareLink();
  assert.deepEqual(asked.slice(2), [
    ['copy', 'https://example.org/s/CODE'],
    ['share', { title: 'Quiltbee on another device', url: 'https://example.org/s/CODE' }],
  ]);
  await mine.dropLink();
  assert.equal(mine.state.link, null);
});

test('closing the sheet for sharing is no fault', async () => {
  const closed = Object.assign(new Error('closed'), { name: 'AbortError' });
  const { mine } = page({ makeLink: { url: '/s/C', expires: 9 }, share: closed });
  await mine.makeLink();
  await mine.shareLink();
  assert.deepEqual(mine.state.errors, {});
});

test('notifications begin with the server’s key and end by their endpoint', async () => {
  const { mine, asked } = page({ subscribe: { endpoint: 'E' }, unsubscribe: 'E' });
  await mine.notify(true);
  assert.equal(mine.state.isNotified, true);
  await mine.notify(false);
  assert.deepEqual(asked, [
    ['subscribe', 'KEY'],
    ['subscribeToPush', { endpoint: 'E' }],
    ['unsubscribe'],
    ['unsubscribeFromPush', 'E'],
  ]);
  const silent = { ...GUEST, push: { available: false, key: null, subscriptions: 0 } };
  const none = page({}, silent).mine;
  await none.notify(true);
  assert.match(none.state.errors.notices, /doesn’t send notifications/);
});

test('another browser is signed out, and is gone from the list', async () => {
  const session = { id: 's1', agent: 'Firefox, Linux', created: 0, used: 0, here: false };
  const here = { ...session, id: 's2', here: true };
  const { mine, asked } = page({ fetchSessions: { sessions: [here] } });
  mine.store.dispatch({ sessions: [here, session] });
  await mine.endSession(session);
  assert.deepEqual(asked, [['endSession', 's1'], ['fetchSessions']]);
  assert.deepEqual(mine.state.sessions, [here]);
  assert.equal(mine.state.told.device, 'That browser is signed out.');
});

test('the token of a new bot is shown until something else is done with the bots', async () => {
  const bot = { id: 'b1', name: 'Robo', created: 0, online: false, tokens: [] };
  const { mine } = page({ makeBot: { token: 'secret' }, fetchBots: { bots: [bot] } });
  await mine.makeBot('Robo');
  assert.deepEqual(mine.state.token, { bot: 'Robo', token: 'secret' });
  assert.deepEqual(mine.state.bots, [bot]);
  await mine.removeBot(bot);
  assert.equal(mine.state.token, null);
});

test('bots, tokens and passkeys are removed only by who is sure', async () => {
  const bot = { id: 'b1', name: 'Robo', created: 0, online: false, tokens: [] };
  const key = { id: 'k1', name: 'Phone' };
  const questions = ['Remove Robo? This can’t be undone.', 'Remove Phone? This can’t be undone.'];
  const revoking = 'Revoke this token of Robo? The program that uses it can no longer come in.';
  const no = Object.fromEntries([...questions, revoking].map((question) => [question, false]));
  const { mine, asked } = page(no);
  await mine.removeBot(bot);
  await mine.revokeToken(bot, 't1');
  await mine.removePasskey(key);
  assert.deepEqual(asked, []);
  const { mine: sure, asked: done } = page({ fetchBots: { bots: [] } });
  await sure.revokeToken(bot, 't1');
  await sure.removePasskey(key);
  const names = done.map((each) => (each as string[])[0]);
  assert.deepEqual(names, ['revokeToken', 'fetchBots', 'removePasskey']);
});

test('one is removed only after the word, or with the passphrase of the account', async () => {
  const { mine, asked } = page();
  await mine.leave('remove');
  assert.deepEqual(asked, []);
  assert.match(mine.state.errors.leaving, /delete/);
  await mine.leave(` ${'delete'.toUpperCase()} `);
  assert.deepEqual(asked, [['removeMe', null], ['forget'], ['go', '/']]);
  const owner = page({}, { ...GUEST, account: ACCOUNT });
  await owner.mine.leave('correct horse');
  assert.deepEqual(owner.asked[0], ['removeMe', 'correct horse']);
});

test('one signs in with the games of this browser, unless they are left behind', async () => {
  const { asked, outside } = page({ askWho: { ceremony: 'c1', publicKey: {} } });
  const entry = new SignInPage(outside as any, GUEST);
  assert.ok(entry.canBring);
  await entry.signIn('ann', 'correct horse');
  entry.setBring(false);
  await entry.signInByLink('CODE');
  await entry.signInByPasskey();
  assert.deepEqual(asked, [
    ['signIn', 'ann', 'correct horse', true],
    ['go', '/'],
    ['signInByLink', 'CODE', false],
    ['go', '/'],
    ['askWho'],
    ['usePasskey', {}],
    ['signInByPasskey', 'c1', undefined, false],
    ['go', '/'],
  ]);
  const stranger = new SignInPage(outside as any, { ...GUEST, known: false });
  assert.ok(!stranger.canBring);
});

test('a wrong passphrase is told beside the form, and nobody goes anywhere', async () => {
  const { asked, outside } = page({ signIn: new Error('The login or the passphrase is wrong.') });
  const entry = new SignInPage(outside as any, GUEST);
  await entry.signIn('ann', 'wrong');
  assert.match(entry.state.errors.passphrase, /wrong/);
  assert.equal(asked.length, 1);
});

test('a link that can not be used says what to do', () => {
  assert.match(linkFault(404) ?? '', /Check the link/);
  assert.match(linkFault(410) ?? '', /used already/);
  assert.equal(linkFault(503), null);
});
