/**
 * The list of one's tournaments, and the form for a new one.
 *
 * @typedef {import('../core/sections.js').SectionState} SectionState
 * @typedef {import('../core/clock.js').Speed} Speed
 * @typedef {import('../core/messages.js').ListedTournament['kind']} Kind
 * @typedef {import('../core/messages.js').ListedTournament} ListedTournament
 *
 * @typedef {'twice' | 'once' | 'both' | 'cut'} Meeting   how two people who are paired play
 * @typedef {object} TournamentForm
 * @property {string} name
 * @property {Kind} kind
 * @property {string} rounds   of a Swiss; empty: as many as its size asks for
 * @property {Speed} speed
 * @property {Meeting} meeting
 * @property {boolean} rated
 * @property {string} starts   local date and time; empty: the organiser starts it
 * @property {string} deadline   seconds in which one has to come; empty: none
 * @property {string} pause   seconds between two rounds
 * @property {string} lateUntil   the last round that one can still enter; empty: none
 * @property {boolean} bots
 * @property {boolean} shown   in the lobby, where everybody may join
 * @typedef {SectionState & {form: TournamentForm, listed: ListedTournament[]}} TournamentsState
 *
 * @typedef {object} Outside   what it needs from the browser; tests give their own
 * @property {Pick<typeof import('./api.js'), 'makeTournament'>} api
 * @property {(id: string, path: string) => void} keepInvitation
 * @property {(path: string) => void} go
 */
import { QUIET, ask } from '../core/sections.js';
import { clockOf } from '../core/clock.js';
import { createMergingStore } from '../core/store.js';
import { t } from '../core/words.js';

/** @type {Record<Speed, string>} */
const DEADLINE_OF = { none: '', short: '300', long: '600', days: '' };

export class TournamentsPage {
  /** @param {Outside} outside @param {ListedTournament[]} listed */
  constructor(outside, listed) {
    this.outside = outside;
    this.store = createMergingStore(
      /** @type {TournamentsState} */ ({
        ...QUIET,
        listed,
        form: {
          ...{ name: '', kind: 'swiss', rounds: '', speed: 'none', meeting: 'twice', rated: false },
          ...{ starts: '', deadline: '', pause: '0', lateUntil: '', bots: false, shown: false },
        },
      }),
    );
  }

  get state() {
    return this.store.get();
  }

  /** @param {Partial<TournamentForm>} part */
  set(part) {
    this.store.dispatch({ form: { ...this.state.form, ...part } });
  }

  /** Clocks that count seconds want people at the table by a time. @param {Speed} speed */
  setSpeed(speed) {
    this.set({ speed, deadline: DEADLINE_OF[speed] });
  }

  make() {
    const { name, kind, rounds, speed, meeting, rated, bots, shown, ...times } = this.state.form;
    return ask(this.store, 'make', async () => {
      const { id, url, invitation } = await this.outside.api.makeTournament({
        ...{ name: name.trim(), kind, clock: clockOf(speed), board: 'revised', rated },
        twice: meeting === 'twice',
        fair: meeting === 'both' || meeting === 'cut' ? meeting : null,
        rounds: kind === 'swiss' && rounds ? Number(rounds) : null,
        starts: times.starts ? new Date(times.starts).getTime() : null,
        deadline: times.deadline ? Number(times.deadline) : null,
        pause: Number(times.pause),
        late_until: kind === 'swiss' ? Number(times.lateUntil) : 0,
        bots: bots && meeting !== 'cut',
        public: shown,
      });
      this.outside.keepInvitation(id, invitation);
      this.outside.go(url);
      return '';
    });
  }
}

/** `Swiss, round 2 of 4, 8 players`. @param {ListedTournament} tournament */
export function summary({ kind, state, round, rounds, entrants }) {
  const where = state === 'running' ? roundOf(round, rounds) : t(`state-${state}`);
  return [t(`kind-${kind}`), where, t('players-count', { count: entrants })].join(', ');
}

/** `round 2 of 4`. @param {number} round @param {number | null} rounds */
function roundOf(round, rounds) {
  return rounds === null ? t('round-number', { round }) : t('round-number-of', { round, rounds });
}
