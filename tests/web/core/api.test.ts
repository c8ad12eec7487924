import assert from 'node:assert/strict';
import test from 'node:test';
import { Refused, call, cookies } from '../../../quiltbee/web/core/api.ts';
import { speakWords } from '../../../quiltbee/web/shell/speaking.ts';
import { catalogueOf } from '../english.ts';

/**
 * What the page says where the server answers so.
 * @param answer  as JSON, or text as it is
 */
async function said(status: number, answer: unknown) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const { fetch } = globalThis;
  globalThis.fetch = async () => new Response(text, { status });
  try {
    await call('GET /api/me');
  } catch (problem) {
    assert.ok(problem instanceof Refused);
    assert.equal(problem.status, status);
    return problem.message;
  } finally {
    globalThis.fetch = fetch;
  }
  return assert.fail('nothing was refused');
}

const LENGTH = { error: '…', code: 'login-length', values: { shortest: 3, longest: 30 } };

test('a refusal is said in the language of the page: by its code, else by its status', async () => {
  assert.equal(await said(400, LENGTH), 'A login has 3 to 30 characters.');
  assert.equal(await said(403, { error: 'You have not joined.' }), 'You have not joined.');
  speakWords(catalogueOf('de'), 'classic');
  assert.equal(await said(400, LENGTH), 'Ein Anmeldename hat 3 bis 30 Zeichen.');
  assert.equal(await said(403, { error: 'You have not joined.' }), 'Das darfst du hier nicht.');
  assert.equal(await said(502, '<html>'), 'Der Server hat mit Status 502 geantwortet.');
  speakWords(catalogueOf('en'), 'classic');
});

test('nothing that gives a seat is asked for while all cookies are refused', async () => {
  const { fetch } = globalThis;
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    asked.push(new URL(String(address)).pathname);
    return new Response('{}');
  };
  cookies.areRefused = () => true;
  try {
    for (const route of [
      ...['POST /api/games', 'POST /api/games/{game}/seat', 'POST /api/games/{game}/again'],
      ...['POST /api/invitations/{code}', 'POST /api/match', 'POST /api/challenges'],
      ...[
        'POST /api/days/{day}',
        'POST /api/tournaments',
        'POST /api/tournaments/{tournament}/join',
      ],
    ] as const)
      await assert.rejects(call(route, {} as any), /refuses all cookies/, route);
    assert.deepEqual(asked, []);
    await call('GET /api/invitations/{code}', { code: 'x' }); // what it invites to can be read
    await call('POST /api/replay', { text: '' });
    assert.deepEqual(asked, ['/api/invitations/x', '/api/replay']);
  } finally {
    cookies.areRefused = () => false;
    globalThis.fetch = fetch;
  }
});
