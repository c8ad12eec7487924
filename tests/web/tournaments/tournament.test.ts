import assert from 'node:assert/strict';
import test from 'node:test';
import { dayOf, tenths, writeAsIn } from '../../../quiltbee/web/core/words.ts';
import { invitationOf } from '../../../quiltbee/web/shell/settings.ts';
import { roundSentence } from '../../../quiltbee/web/shell/notice_words.ts';
import {
  pointsText,
  spanOf,
  momentOf,
  byeRounds,
  codeIn,
  gameText,
  mayEnter,
  nameIn,
  shownRound,
  summary,
  termsOf,
  waitedFor,
} from '../../../quiltbee/web/tournaments/tournament.ts';
import { tournament } from '../../../quiltbee/web/tournaments/tournament_page.ts';
import { GamePlace, tournaments } from '../../../quiltbee/web/tournaments/tournaments_page.ts';
import { Drawn } from '../drawn.ts';
import { serve } from '../server.ts';
import type { Shell } from '../../../quiltbee/web/views/page.ts';
import type {
  PairingShape as Pairing,
  TournamentGameShape,
  TournamentShape as Tournament,
} from '../../../quiltbee/web/core/generated/messages.ts';

const kept = new Map<string, string>();
globalThis.localStorage = globalThis.sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as any;

const GAME: TournamentGameShape = {
  ...{ id: 'g', url: '/game/g', first: 2, second: 1, over: true, winner: 2 },
  ...{ scores: [14, -3], reason: 'score', correction: null },
};

const OPEN: Tournament = {
  ...{ id: 't1', name: 'Club evening', kind: 'swiss', state: 'open', created: 0, rounds: null },
  ...{ round: 0, clock: '600+10', board: 'revised', twice: true, rated: false },
  ...{ fair: null, public: false },
  ...{ starts: null, deadline: null, pause: 0, late_until: 0, bots: false },
  ...{ admits_late: false, next: null },
  ...{ organising: true, you: 2, schedule: [], standings: [], cross_table: [] },
  entrants: [
    { entrant: 1, name: 'Ann', withdrawn: false, bot: false, half_byes: [] },
    { entrant: 2, name: 'Ben', withdrawn: false, bot: false, half_byes: [] },
  ],
};

/** The page of a tournament whose calls are noted; each answers with the `answer` of the page. */
async function opensWith(shown: Tournament, isSure: (question: string) => boolean = () => true) {
  const opened = { answer: shown as unknown, asked: [] as unknown[], one: new Drawn({ isSure }) };
  let isOpen = false;
  serve((route, values) => {
    if (route === 'GET /api/me') return { known: true, name: 'Ben' };
    if (isOpen) opened.asked.push([route, values]);
    if (opened.answer instanceof Error) throw opened.answer;
    return opened.answer;
  });
  Object.assign(globalThis, {
    ...{ location: { hash: '#join=CODE' }, document: { hidden: false } },
    setInterval: () => 0,
  });
  await opened.one.open((page) => tournament(page, 't1'));
  isOpen = true;
  return opened;
}

const JOINABLE: Tournament = { ...OPEN, you: null, public: true };

test('one joins by the code of the link, under the name in the field', async () => {
  const opened = await opensWith(JOINABLE);
  opened.answer = { ...OPEN, you: 3, name: 'Joined' };
  await opened.one.send('join', { text: ' Carla ' });
  assert.deepEqual(opened.asked, [
    ['POST /api/tournaments/t1/join', { code: 'CODE', name: 'Carla' }],
  ]);
  assert.equal(opened.one.textOf('tournament-title'), 'Joined');
});

test('whoever leaves, is taken out or loses is told how many games count as lost', async () => {
  const questions: string[] = [];
  const unsure = (question: string) => questions.push(question) === 0;
  const open = await opensWith(OPEN, unsure);
  await open.one.click('withdraw');
  await open.one.click('remove-entrant');
  assert.deepEqual(questions.splice(0), [
    'Leave the tournament?',
    'Take Ann out of the tournament?',
  ]);
  const game = { ...GAME, over: false };
  const ask = async (part: Partial<Pairing>) => {
    const pairing = { pairing: 1, first: 1, second: 2, points: [0, 0], half: false, ...part };
    const schedule = [{ round: 1, pairings: [pairing as Pairing] }];
    const running = { ...OPEN, state: 'running' as const, round: 1, schedule };
    const { one, asked } = await opensWith(running, unsure);
    await one.click('withdraw');
    await one.click('remove-entrant');
    await one.click('forfeit');
    assert.deepEqual(asked, []);
    return questions.splice(0);
  };
  assert.deepEqual(await ask({ games: [{ ...game, over: true }, game], waiting: 0 }), [
    'Leave the tournament? Your unfinished game counts as lost.',
    'Take Ann out of the tournament? Their unfinished game counts as lost.',
    'Count the unfinished game as lost for Ann?',
  ]);
  assert.deepEqual(await ask({ games: [game], waiting: 1 }), [
    'Leave the tournament? Your 2 unfinished games count as lost.',
    'Take Ann out of the tournament? Their 2 unfinished games count as lost.',
    'Count both unfinished games as lost for Ann?',
  ]);
});

test('what the organiser may not do now is told, and what stands stays', async () => {
  const opened = await opensWith(OPEN);
  opened.answer = new Error('At least 2 people must have joined.');
  await opened.one.click('start-tournament');
  assert.match(opened.one.textOf('organise-error'), /2 people/);
  assert.equal(opened.one.textOf('tournament-title'), OPEN.name);
  await opened.one.tellNews('games');
  assert.match(opened.one.textOf('tournament-error'), /2 people/);
  assert.equal(opened.one.textOf('tournament-title'), OPEN.name);
});

test('a new link is kept and shown as a whole address', async () => {
  const opened = await opensWith(OPEN);
  assert.ok(!opened.one.has('tournament-link'));
  opened.answer = { invitation: '/tournaments/t1#join=NEW' };
  await opened.one.click('tournament-invite');
  const link = opened.one.of('tournament-link')['.value'];
  assert.equal(link, 'https://example.org/tournaments/t1#join=NEW');
  assert.equal(invitationOf('t1'), '/tournaments/t1#join=NEW');
  kept.clear();
});

test('a new tournament is asked for with its form', async () => {
  const asked: unknown[] = [];
  const made = { id: 't2', url: '/tournaments/t2', invitation: '/tournaments/t2#join=CODE' };
  serve((route, values) => {
    if (route === 'GET /api/tournaments') return { tournaments: [] };
    asked.push([route, values]);
    return made;
  });
  const page = await new Drawn().open(tournaments);
  await page.change('tournament-name', ' Club evening ');
  await page.change('rounds', '4');
  await page.change('clock-days', true);
  await page.send('make-tournament');
  const wish = { name: 'Club evening', kind: 'swiss', rounds: 4, clock: '3d', board: 'revised' };
  assert.deepEqual(asked, [
    [
      'POST /api/tournaments',
      {
        ...{ ...wish, twice: true, rated: false, bots: false, fair: null, public: false },
        ...{ starts: null, deadline: null, pause: 0, late_until: 0, seeding: 'lot' },
      },
    ],
  ]);
  assert.equal(invitationOf('t2'), made.invitation);
  assert.deepEqual(page.went, [made.url]);
});

test('any clock may be chosen, and the best rated may be seeded first', async () => {
  const asked: unknown[] = [];
  serve((route, values) => {
    if (route !== 'POST /api/tournaments') return { tournaments: [] };
    asked.push([values.clock, values.deadline, values.seeding]);
    return { id: 't2', url: '/tournaments/t2', invitation: '/tournaments/t2#join=CODE' };
  });
  const page = await new Drawn().open(tournaments);
  await page.change('tournament-name', 'Blitz');
  await page.change('seeding-rating', true);
  await page.change('clock-own', true);
  await page.change('clock-unit', 'delay');
  await page.change('clock-main', '3');
  assert.match(page.textOf('clock-words'), /3 minutes, and 5 seconds of delay in each turn/);
  await page.send('make-tournament');
  assert.deepEqual(asked, [['180~5', 300, 'rating']]);
});

test('organisers pause, and only the one who made it appoints others and deletes it', async () => {
  const shown = { ...OPEN, starts: 9 };
  const opened = await opensWith(shown);
  opened.answer = { ...shown, paused: true, entrants: [{ ...OPEN.entrants[0], organises: true }] };
  await opened.one.click('appoint');
  assert.match(opened.one.textOf('waited-for'), /Paused/);
  assert.match(opened.one.textOf('entrants'), /Ann, co-organiser/);
  opened.answer = { ...shown, helping: true };
  await opened.one.click('pause-tournament');
  assert.deepEqual(opened.asked, [
    ['POST /api/tournaments/t1/appoint', { entrant: 1, wanted: true }],
    ['POST /api/tournaments/t1/pause', { wanted: false }],
  ]);
  assert.ok(opened.one.has('start-tournament'));
  assert.ok(!opened.one.has('delete-tournament') && !opened.one.has('appoint'));
});

test('clocks that count seconds want people at the table by a time', async () => {
  const asked: unknown[] = [];
  serve((route, values) => {
    if (route === 'POST /api/tournaments') asked.push(values.deadline);
    return { tournaments: [] };
  });
  for (const speed of ['long', 'days']) {
    const page = await new Drawn().open(tournaments);
    await page.change(`clock-${speed}`, true);
    await page.send('make-tournament');
  }
  assert.deepEqual(asked, [600, null]);
});

test('a tournament is told in a line', () => {
  const listed = { ...OPEN, entrants: 8 };
  assert.equal(summary(listed), 'Swiss, open to join, 8 players');
  const running = { ...listed, state: 'running' as const, round: 2, rounds: 4 };
  assert.equal(summary(running), 'Swiss, round 2 of 4, 8 players');
  assert.equal(termsOf(OPEN), 'Swiss, 10 min + 10 s, each setup twice, with seats swapped');
  assert.equal(nameIn(OPEN, 1), 'Ann');
  assert.equal(nameIn(OPEN, 2), 'Ben (you)');
  assert.equal(codeIn('#join=ab12-cd34'), 'ab12-cd34');
  assert.equal(codeIn('#other'), null);
});

test('the last round is shown until another is chosen', () => {
  assert.equal(shownRound(OPEN, null), null);
  const two = { ...OPEN, schedule: [1, 2].map((round) => ({ round, pairings: [] })) };
  assert.equal(shownRound(two, null)?.round, 2);
  assert.equal(shownRound(two, 1)?.round, 1);
});

test('a game is told from the side of the first of its pairing', () => {
  const game = GAME;
  assert.equal(gameText(game, 2), '14 to −3');
  assert.equal(gameText(game, 1), '−3 to 14');
  assert.equal(gameText({ ...game, reason: 'time' }, 1), 'lost on time');
  assert.equal(gameText({ ...game, reason: 'resignation' }, 2), 'won, resigned');
  assert.equal(gameText({ ...game, over: false }, 2), 'being played');
  assert.equal(gameText({ ...game, winner: null }, 2), 'no result');
  const forfeit = { ...game, reason: 'forfeit' as const };
  assert.equal(gameText(forfeit, 1), 'lost by forfeit');
  assert.equal(gameText({ ...forfeit, winner: null }, 1), 'both forfeited');
  const correction = { winner: 2, note: 'The wrong button.', at: 0 };
  assert.equal(gameText({ ...game, correction }, 2), 'won (corrected)');
});

test('half-point byes are asked for in the rounds to come, until the last with late entry', () => {
  const late = { ...OPEN, late_until: 3, round: 1, admits_late: true };
  assert.deepEqual(
    byeRounds(late).map(({ round }) => round),
    [2, 3],
  );
  assert.deepEqual(byeRounds({ ...late, you: null }), []);
  assert.ok(mayEnter({ ...late, state: 'running', you: null }));
  assert.ok(!mayEnter({ ...late, state: 'running' }));
  const left = [{ ...OPEN.entrants[1], withdrawn: true }];
  assert.ok(mayEnter({ ...late, state: 'running', entrants: left }));
  assert.ok(!mayEnter({ ...late, state: 'running', admits_late: false, entrants: left }));
});

test('points are written with halves and quarters, and what is waited for with its time', () => {
  assert.deepEqual([0, 0.5, 2, 2.25, 3.75].map(pointsText), ['0', '½', '2', '2¼', '3¾']);
  assert.equal(spanOf('600'), '10 minutes');
  assert.equal(spanOf(86_400), '1 day');
  assert.equal(spanOf(''), 'none');
  const at = new Date(2026, 10, 23, 20, 15).getTime();
  assert.match(waitedFor({ ...OPEN, starts: at }, at), /^Start: 8:15\sPM UTC, or/);
  assert.match(waitedFor({ ...OPEN, state: 'running', next: at }, at - 86_400_000), /Nov 23/);
  assert.equal(waitedFor(OPEN, at), '');
});

test('a game knows its place, and says what comes after it', async () => {
  const known = {
    ...{ id: 't1', name: 'Club evening', state: 'running' as const },
    ...{ round: 2, rounds: 3, board: 1, forfeit: true, correction: null, game: null, next: null },
  };
  let answer: object | null = null;
  serve(() => answer ?? assert.fail(new Error('away')));
  const listeners: Parameters<Shell['onNews']>[0][] = [];
  let drawn = 0;
  const onNews: Shell['onNews'] = (listener) => {
    listeners.push(listener);
    return () => listeners.pop();
  };
  const place = new GamePlace('g', { onNews }, () => (drawn += 1));
  await place.read();
  assert.deepEqual([place.words, place.notes, drawn], ['', [], 0]);
  answer = known;
  await place.read();
  assert.equal(place.words, 'Club evening, round 2 of 3, board 1');
  assert.match(place.notes.join(' '), /forfeited.*when all games of this one are over/);
  answer = { ...known, state: 'over', correction: { winner: 1, note: 'Typo.', at: 0 } };
  listeners[0]('games');
  await Promise.resolve();
  await place.read();
  assert.match(place.notes.join(' '), /corrected the result: Typo\..*tournament is over/);
  place.close();
  assert.equal(listeners.length, 0);
  assert.equal(roundSentence('Club', 2, null), 'Club: round 2 has begun. You have a bye.');
  assert.equal(roundSentence('Club', 2, 'g'), 'Club: round 2 has begun.');
  assert.equal(roundSentence('Club', 0, null), 'Club is over.');
});

test('times have their zone, and dates and numbers the region of the browser', () => {
  const at = Date.UTC(2026, 10, 23, 15, 4);
  const written = (...tags: string[]) => {
    writeAsIn(tags);
    return [momentOf(at, at - 1e9), tenths(1234.5), dayOf(at)].map((text) =>
      text.replace(/\s/g, ' '),
    );
  };
  assert.deepEqual(written('en-GB', 'de'), ['23 Nov 2026, 15:04 UTC', '1,234.5', '23 Nov 2026']);
  assert.deepEqual(written('de-CH', 'en-US'), [
    ...['Nov 23, 2026, 3:04 PM UTC', '1,234.5', 'Nov 23, 2026'],
  ]);
  assert.equal(written('en-IN')[1], '1,234.5');
  assert.deepEqual(written('fr')[2], 'Nov 23, 2026'); // no region of ours
  assert.match(momentOf(at, at), /^3:04\sPM UTC$/);
  writeAsIn([]);
});
