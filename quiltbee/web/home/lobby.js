/**
 * The lobby: the public tables that wait for somebody, and a game with whoever comes first.
 *
 * @typedef {import('../core/messages.js').LobbyEntry} LobbyTable
 * @typedef {import('../core/clock.js').Speed} Speed
 *
 * @typedef {object} LobbyState
 * @property {LobbyTable[] | null} tables   null before the first answer
 * @property {string | null} busy   what was asked for last: a speed or the id of a table
 * @property {string} error
 *
 * @typedef {object} Outside   what it needs from its surroundings; tests give their own
 * @property {() => Promise<{tables: LobbyTable[]}>} fetch
 * @property {(wish: {clock: string | null, board: 'revised', rated: boolean,
 *   name: string | null}) => Promise<{url: string}>} match
 * @property {(id: string, name: string | null) => Promise<{url: string}>} sit
 * @property {() => string | null} name   under which one sits down
 * @property {(path: string) => void} go
 */
import { clockOf, controlLabel } from '../core/clock.js';
import { sentenceOf } from '../core/problems.js';
import { createStore } from '../core/store.js';
import { t } from '../core/words.js';

export class Lobby {
  /** @param {Outside} outside */
  constructor(outside) {
    this.outside = outside;
    this.store = createStore(
      (state, /** @type {Partial<LobbyState>} */ part) => ({ ...state, ...part }),
      /** @type {LobbyState} */ ({ tables: null, busy: null, error: '' }),
    );
  }

  /** Read the tables again; what a person has just been told about their own wish stays. */
  async load() {
    try {
      const { tables } = await this.outside.fetch();
      const wasFault = this.store.get().tables === null;
      this.store.dispatch(wasFault ? { tables, error: '' } : { tables });
    } catch (problem) {
      this.store.dispatch({ tables: null, error: sentenceOf(problem) });
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

  /**
   * Go to the table that an answer names; a refusal is shown, and the tables are read again.
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
export function termsOf({ clock, rated, takebacks, board, seed_chosen: chosen }) {
  const terms = [clock === null ? t('terms-no-clock') : controlLabel(clock)];
  if (rated) terms.push(t('terms-rated'));
  if (!takebacks && !rated) terms.push(t('terms-no-takebacks'));
  if (board === 'original') terms.push(t('terms-original'));
  if (chosen) terms.push(t('terms-chosen'));
  return terms.join(', ');
}
