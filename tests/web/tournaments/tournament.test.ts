import assert from 'node:assert/strict';
import test from 'node:test';
import { dayOf, tenths, writeAsIn } from '../../../quiltbee/web/core/words.ts';
import { GamePlace, roundSentence } from '../../../quiltbee/web/tournaments/evening.ts';
import { pointsText, spanOf, momentOf } from '../../../quiltbee/web/tournaments/times.ts';
import {
  TournamentPage,
  byeRounds,
  codeIn,
  gameText,
  mayEnter,
  nameIn,
  shownRound,
  termsOf,
  waitedFor,
} from '../../../quiltbee/web/tournaments/tournament.ts';
import { TournamentsPage, summary } from '../../../quiltbee/web/tournaments/list.ts';
import type {
  PairingShape as Pairing,
  TournamentGameShape,
  TournamentShape as Tournament,
} from '../../../quiltbee/web/core/messages.ts';

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

/** The page of a tournament whose calls are noted; each answers with the tournament given. */
function page(answer: unknown) {
  const asked: unknown[] = [];
  const noting =
    (name: string) =>
    async (...words: unknown[]) => {
      asked.push([name, ...words]);
      if (answer instanceof Error) throw answer;
      return answer;
    };
  const api = new Proxy({}, { get: (_, name) => noting(name as string) }) as any;
  const outside = {
    ...{ api, drawQr: noting('drawQr'), copy: noting('copy'), origin: 'https://example.org' },
    go: (path: string) => void asked.push(path),
    keepInvitation: (path: string) => void asked.push(path),
  };
  const found = { tournament: OPEN, code: 'CODE', invitation: null };
  return { one: new TournamentPage(outside as any, found), asked };
}

test('one joins by the code of the link, under the name in the field', async () => {
  const after = { ...OPEN, you: 3 };
  const { one, asked } = page(after);
  await one.join(' Carla ');
  assert.deepEqual(asked, [['join', 't1', 'CODE', 'Carla']]);
  assert.deepEqual(one.state.tournament, after);
});

test('whoever leaves, is taken out or loses is told how many games count as lost', async () => {
  const { one } = page(OPEN);
  const questions: string[] = [];
  one.outside.isSure = async (question) => questions.push(question) === 0;
  const ask = async () => {
    for (const asking of [one.withdraw(), one.removeEntrant(1), one.forfeit(1, 1)])
      assert.equal(await asking, false);
    return questions.splice(0);
  };
  assert.deepEqual((await ask()).slice(0, 2), [
    'Leave the tournament?',
    'Take Ann out of the tournament?',
  ]);
  const game = { ...GAME, over: false };
  const running = (part: Partial<Pairing>) => {
    const pairing = { pairing: 1, first: 1, second: 2, points: [0, 0], half: false, ...part };
    const schedule = [{ round: 1, pairings: [pairing as Pairing] }];
    one.store.dispatch({ tournament: { ...OPEN, state: 'running', round: 1, schedule } });
  };
  running({ games: [{ ...game, over: true }, game], waiting: 0 });
  assert.deepEqual(await ask(), [
    'Leave the tournament? Your unfinished game counts as lost.',
    'Take Ann out of the tournament? Their unfinished game counts as lost.',
    'Count the unfinished game as lost for Ann?',
  ]);
  running({ games: [game], waiting: 1 });
  assert.deepEqual(await ask(), [
    'Leave the tournament? Your 2 unfinished games count as lost.',
    'Take Ann out of the tournament? Their 2 unfinished games count as lost.',
    'Count both unfinished games as lost for Ann?',
  ]);
});

test('what the organiser may not do now is told, and what stands stays', async () => {
  const { one } = page(new Error('At least 2 people must have joined.'));
  await one.start();
  assert.match(one.state.errors.organise, /2 people/);
  assert.equal(one.state.tournament, OPEN);
  await one.load();
  assert.match(one.state.errors.read, /2 people/);
});

test('a new link is kept and shown as a whole address', async () => {
  const { one, asked } = page({ invitation: '/tournaments/t1#join=NEW' });
  assert.equal(one.link, null);
  await one.invite();
  assert.equal(one.link, 'https://example.org/tournaments/t1#join=NEW');
  assert.equal(asked[1], '/tournaments/t1#join=NEW');
});

test('a new tournament is asked for with its form', async () => {
  const asked: unknown[] = [];
  const made = { id: 't1', url: '/tournaments/t1', invitation: '/tournaments/t1#join=CODE' };
  const makeTournament = async (wish: unknown) => {
    asked.push(wish);
    return made;
  };
  const note = (...what: unknown[]) => void asked.push(what);
  const form = new TournamentsPage({ api: { makeTournament }, keepInvitation: note, go: note }, []);
  form.set({ name: ' Club evening ', rounds: '4', speed: 'days' });
  await form.make();
  const wish = { name: 'Club evening', kind: 'swiss', rounds: 4, clock: '3d', board: 'revised' };
  assert.deepEqual(asked, [
    {
      ...{ ...wish, twice: true, rated: false, bots: false, fair: null, public: false },
      ...{ starts: null, deadline: null, pause: 0, late_until: 0 },
    },
    ['t1', made.invitation],
    [made.url],
  ]);
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
  const { one } = page(OPEN);
  assert.equal(shownRound(one.state), null);
  const schedule = [1, 2].map((round) => ({ round, pairings: [] }));
  one.store.dispatch({ tournament: { ...OPEN, schedule } });
  assert.equal(shownRound(one.state)?.round, 2);
  one.show(1);
  assert.equal(shownRound(one.state)?.round, 1);
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

test('clocks that count seconds want people at the table by a time', () => {
  const outside = {} as any;
  const form = new TournamentsPage(outside, []);
  form.setSpeed('long');
  assert.equal(form.state.form.deadline, '600');
  form.setSpeed('days');
  assert.equal(form.state.form.deadline, '');
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
  let answer: any = new Error('away');
  const listeners: ((what: string) => void)[] = [];
  let drawn = 0;
  const place = new GamePlace('g', {
    read: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onNews: (listener) => {
      listeners.push(listener);
      return () => listeners.pop();
    },
    redraw: () => (drawn += 1),
  });
  await place.read();
  assert.deepEqual([place.words, place.said, drawn], ['', [], 0]);
  answer = known;
  await place.read();
  assert.equal(place.words, 'Club evening, round 2 of 3, board 1');
  assert.match(place.said.join(' '), /forfeited.*when all games of this one are over/);
  answer = { ...known, state: 'over', correction: { winner: 1, note: 'Typo.', at: 0 } };
  listeners[0]('games');
  await Promise.resolve();
  await place.read();
  assert.match(place.said.join(' '), /corrected the result: Typo\..*tournament is over/);
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
