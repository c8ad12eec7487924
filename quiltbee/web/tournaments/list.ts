/** The list of one's tournaments, and the form for a new one. */
import { QUIET, ask, type SectionState } from '../core/sections.ts';
import { clockOf, type Speed } from '../core/clock.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import { t } from '../core/words.ts';
import type { ListedTournament } from '../core/messages.ts';

type Kind = ListedTournament['kind'];

/** How two people who are paired play. */
export type Meeting = 'twice' | 'once' | 'both' | 'cut';

type TournamentForm = {
  name: string;
  kind: Kind;
  /** Of a Swiss; empty: as many as its size asks for. */
  rounds: string;
  speed: Speed;
  meeting: Meeting;
  rated: boolean;
  /** Local date and time; empty: the organiser starts it. */
  starts: string;
  /** Seconds in which one has to come; empty: none. */
  deadline: string;
  /** Seconds between two rounds. */
  pause: string;
  /** The last round that one can still enter; empty: none. */
  lateUntil: string;
  bots: boolean;
  /** In the lobby, where everybody may join. */
  shown: boolean;
};

type TournamentsState = SectionState & { form: TournamentForm; listed: ListedTournament[] };

/** What it needs from the browser; tests give their own. */
type Outside = {
  api: Pick<typeof import('./api.ts'), 'makeTournament'>;
  keepInvitation: (id: string, path: string) => void;
  go: (path: string) => void;
};

const DEADLINE_OF: Record<Speed, string> = { none: '', short: '300', long: '600', days: '' };

export class TournamentsPage {
  store: Store<TournamentsState>;

  constructor(
    public outside: Outside,
    listed: ListedTournament[],
  ) {
    this.store = createMergingStore({
      ...QUIET,
      listed,
      form: {
        ...{ name: '', kind: 'swiss', rounds: '', speed: 'none', meeting: 'twice', rated: false },
        ...{ starts: '', deadline: '', pause: '0', lateUntil: '', bots: false, shown: false },
      },
    } as TournamentsState);
  }

  get state() {
    return this.store.get();
  }

  set(part: Partial<TournamentForm>) {
    this.store.dispatch({ form: { ...this.state.form, ...part } });
  }

  /** Clocks that count seconds want people at the table by a time. */
  setSpeed(speed: Speed) {
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

/** `Swiss, round 2 of 4, 8 players`. */
export function summary({ kind, state, round, rounds, entrants }: ListedTournament) {
  const where = state === 'running' ? roundOf(round, rounds) : t(`state-${state}`);
  return [t(`kind-${kind}`), where, t('players-count', { count: entrants })].join(', ');
}

/** `round 2 of 4`. */
function roundOf(round: number, rounds: number | null) {
  return rounds === null ? t('round-number', { round }) : t('round-number-of', { round, rounds });
}
