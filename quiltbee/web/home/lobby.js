/**
 * The lobby: who waits at an open table, whom one has played, which bots and games are there, and a
 * game with whoever comes first.
 *
 * @typedef {import('../core/messages.js').Lobby} LobbyAnswer
 * @typedef {import('../core/messages.js').LobbyEntry} LobbyTable
 * @typedef {import('../core/messages.js').OpponentState} Opponent
 * @typedef {import('../core/messages.js').PublicTournament} PublicTournament
 * @typedef {import('../core/clock.js').Speed} Speed
 * @typedef {{name: string | null, clock: string | null, rated: boolean}} Terms
 * @typedef {'usual' | 'cut' | 'both'} Way   how the start of a game is made fair, if it is
 *
 * @typedef {object} LobbyState
 * @property {LobbyAnswer | null} lobby   null before the first answer
 * @property {Opponent[]} opponents
 * @property {number} at   when it was read, on the page's own clock
 * @property {Speed} speed   of a game with somebody who is invited
 * @property {boolean} rated   the same
 * @property {Way} fair   of a game with a person who is invited
 * @property {string | null} busy   what was asked for last: a speed or an id
 * @property {string} error
 *
 * @typedef {object} Outside   what it needs from its surroundings; tests give their own
 * @property {() => Promise<LobbyAnswer>} fetch
 * @property {() => Promise<{opponents: Opponent[]}>} opponents
 * @property {(wish: Terms & {board: 'revised'}) => Promise<{url: string}>} match
 * @property {(id: string, name: string | null) => Promise<{url: string}>} sit
 * @property {(game: string, terms: Terms & {fair: 'cut' | 'both' | null}) => Promise<{url: string}>
 *   } invite
 * @property {(bot: string, terms: Terms) => Promise<{url: string}>} challenge
 * @property {() => string | null} name   under which one sits down
 * @property {(path: string) => void} go
 * @property {() => number} now   the page's own clock, in ms
 */
import { clockOf, controlLabel } from '../core/clock.js';
import { sentenceOf } from '../core/problems.js';
import { createMergingStore } from '../core/store.js';
import { t } from '../core/words.js';

const MINUTE = 60_000;

export class Lobby {
  /** @param {Outside} outside */
  constructor(outside) {
    this.outside = outside;
    this.store = createMergingStore(
      /** @type {LobbyState} */ ({
        ...{ lobby: null, opponents: [], at: 0, busy: null, error: '' },
        ...{ speed: 'none', rated: false, fair: 'usual' },
      }),
    );
  }

  /** Read all again; what a person has just been told about their own wish stays. */
  async load() {
    try {
      const [lobby, { opponents }] = await Promise.all([
        this.outside.fetch(),
        this.outside.opponents(),
      ]);
      const read = { lobby, opponents, at: this.outside.now() };
      const wasFault = this.store.get().lobby === null;
      this.store.dispatch(wasFault ? { ...read, error: '' } : read);
    } catch (problem) {
      this.store.dispatch({ lobby: null, error: sentenceOf(problem) });
    }
  }

  /** Sit down with whoever waits for such a game, or wait. @param {Speed} speed */
  async match(speed) {
    const wish = { clock: clockOf(speed), board: /** @type {const} */ ('revised'), rated: false };
    await this.leave(speed, () => this.outside.match({ ...wish, name: this.outside.name() }));
  }

  /** Take the open seat of a table. @param {string} id */
  async sit(id) {
    await this.leave(id, () => this.outside.sit(id, this.outside.name()));
  }

  /** Invite whom one played in a game. @param {string} game */
  async invite(game) {
    const { fair: way } = this.store.get();
    const fair = way === 'usual' ? null : way;
    await this.leave(game, () => this.outside.invite(game, { ...this.terms, fair }));
  }

  /** @param {string} bot   its id */
  async challenge(bot) {
    await this.leave(bot, () => this.outside.challenge(bot, this.terms));
  }

  /** What is settled for a game with somebody who is asked. @returns {Terms} */
  get terms() {
    const { speed, rated } = this.store.get();
    return { name: this.outside.name(), clock: clockOf(speed), rated };
  }

  /**
   * Go to the table that an answer names; a refusal is shown, and all is read again.
   * @param {string} busy
   * @param {() => Promise<{url: string}>} ask
   */
  async leave(busy, ask) {
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

/** `15 min + 10 s, rated, no takebacks`. @param {LobbyTable} table */
export function termsOf({ clock, rated, takebacks, board, seed_chosen: chosen, fair }) {
  const terms = [clock === null ? t('terms-no-clock') : controlLabel(clock)];
  if (rated) terms.push(t('terms-rated'));
  if (fair) terms.push(t(`starts-terms-${fair}`));
  if (!takebacks && !rated) terms.push(t('terms-no-takebacks'));
  if (board === 'original') terms.push(t('terms-original'));
  if (chosen) terms.push(t('terms-chosen'));
  return terms.join(', ');
}

/** `Swiss, open to join, 8 players · 15 min + 10 s, rated`. @param {PublicTournament} tournament */
export function tournamentWords({ kind, state, round, rounds, entrants, clock, rated, fair }) {
  const where =
    state === 'open' ? t('state-open') : t('round-number-of', { round, rounds: rounds ?? 0 });
  const words = [t(`kind-${kind}`), where, t('players-count', { count: entrants })].join(', ');
  return `${words} · ${termsOf(/** @type {any} */ ({ clock, rated, fair, takebacks: true }))}`;
}

/** What somebody is called, who may have chosen no name. */
export function calledBy(/** @type {{name: string, guest: boolean}} */ { name, guest }) {
  return guest ? t('guest') : name;
}

/**
 * How many whole minutes ago something began.
 * @param {number} since   the server's time, in ms
 * @param {number} now   the server's time when that was read
 * @param {number} sinceRead   how long ago it was read, in ms
 */
export function minutesFrom(since, now, sinceRead) {
  return Math.max(0, Math.floor((now + sinceRead - since) / MINUTE));
}
