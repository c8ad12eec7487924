/**
 * The lobby: who waits at an open table, whom one has played, which bots and games are there, and a
 * game with whoever comes first.
 */
import { call } from '../core/api.ts';
import { clockOf, controlLabel, type Speed } from '../core/clock.ts';
import { sentenceOf } from '../core/problems.ts';
import { createMergingStore } from '../core/store.ts';
import { t } from '../core/words.ts';
import type {
  Lobby as LobbyAnswer,
  LobbyEntry as LobbyTable,
  OpponentState as Opponent,
  PublicTournament,
} from '../core/messages.ts';

export type Terms = { name: string | null; clock: string | null; rated: boolean };

/** How the start of a game is made fair, if it is. */
export type Way = 'usual' | 'cut' | 'both';

export type LobbyState = {
  /** Null before the first answer. */
  lobby: LobbyAnswer | null;
  opponents: Opponent[];
  /** When it was read, on the page's own clock. */
  at: number;
  /** Of a game with somebody who is invited. */
  speed: Speed;
  /** The same. */
  rated: boolean;
  /** Of a game with a person who is invited. */
  fair: Way;
  /** What was asked for last: a speed or an id. */
  busy: string | null;
  error: string;
};

/** What it needs from its surroundings; tests give their own. */
type Outside = {
  /** Under which one sits down. */
  name: () => string | null;
  go: (path: string) => void;
  /** The page's own clock, in ms. */
  now: () => number;
};

const MINUTE = 60_000;

export class Lobby {
  store = createMergingStore({
    ...{ lobby: null, opponents: [], at: 0, busy: null, error: '' },
    ...{ speed: 'none', rated: false, fair: 'usual' },
  } as LobbyState);

  constructor(public outside: Outside) {}

  /** Read all again; what a person has just been told about their own wish stays. */
  async load() {
    try {
      const [lobby, { opponents }] = await Promise.all([
        call('GET /api/lobby'),
        call('GET /api/me/opponents'),
      ]);
      const read = { lobby, opponents, at: this.outside.now() };
      const wasFault = this.store.get().lobby === null;
      this.store.dispatch(wasFault ? { ...read, error: '' } : read);
    } catch (problem) {
      this.store.dispatch({ lobby: null, error: sentenceOf(problem) });
    }
  }

  /** Sit down with whoever waits for such a game, or wait. */
  async match(speed: Speed) {
    const wish = { clock: clockOf(speed), board: 'revised' as const, rated: false };
    await this.leave(speed, () => call('POST /api/match', { ...wish, name: this.outside.name() }));
  }

  /** Take the open seat of a table. */
  async sit(id: string) {
    await this.leave(id, () =>
      call('POST /api/games/{game}/seat', { game: id, name: this.outside.name() }),
    );
  }

  /** Invite whom one played in a game. */
  async invite(game: string) {
    const { fair: way } = this.store.get();
    const fair = way === 'usual' ? null : way;
    await this.leave(game, () =>
      call('POST /api/games/{game}/again', { game, ...this.terms, fair }),
    );
  }

  /** @param bot  its id */
  async challenge(bot: string) {
    await this.leave(bot, () => {
      const takebacks = !this.terms.rated;
      return call('POST /api/challenges', { bot, ...this.terms, takebacks });
    });
  }

  /** What is settled for a game with somebody who is asked. */
  get terms(): Terms {
    const { speed, rated } = this.store.get();
    return { name: this.outside.name(), clock: clockOf(speed), rated };
  }

  /** Go to the table that an answer names; a refusal is shown, and all is read again. */
  async leave(busy: string, ask: () => Promise<{ url: string }>) {
    if (this.store.get().busy !== null) return;
    this.store.dispatch({ busy, error: '' });
    try {
      const { url } = await ask();
      this.outside.go(url);
    } catch (problem) {
      const error = sentenceOf(problem);
      await this.load();
      this.store.dispatch({ busy: null, error });
    }
  }
}

/** `15 min + 10 s, rated, no takebacks`. */
export function termsOf({ clock, rated, takebacks, board, seed_chosen: chosen, fair }: LobbyTable) {
  const terms = [clock === null ? t('terms-no-clock') : controlLabel(clock)];
  if (rated) terms.push(t('terms-rated'));
  if (fair) terms.push(t(`starts-terms-${fair}`));
  if (!takebacks && !rated) terms.push(t('terms-no-takebacks'));
  if (board === 'original') terms.push(t('terms-original'));
  if (chosen) terms.push(t('terms-chosen'));
  return terms.join(', ');
}

/** `Swiss, open to join, 8 players · 15 min + 10 s, rated`. */
export function tournamentWords({
  kind,
  state,
  round,
  rounds,
  entrants,
  clock,
  rated,
  fair,
}: PublicTournament) {
  const where =
    state === 'open' ? t('state-open') : t('round-number-of', { round, rounds: rounds ?? 0 });
  const words = [t(`kind-${kind}`), where, t('players-count', { count: entrants })].join(', ');
  return `${words} · ${termsOf({ clock, rated, fair, takebacks: true } as any)}`;
}

/** What somebody is called, who may have chosen no name. */
export function calledBy({ name, guest }: { name: string; guest: boolean }) {
  return guest ? t('guest') : name;
}

/**
 * How many whole minutes ago something began.
 * @param since  the server's time, in ms
 * @param now  the server's time when that was read
 * @param sinceRead  how long ago it was read, in ms
 */
export function minutesFrom(since: number, now: number, sinceRead: number) {
  return Math.max(0, Math.floor((now + sinceRead - since) / MINUTE));
}
