/** The person's tournaments, and the form for a new one; also loads the other tournament parts. */
import { call } from '../core/api.ts';
import { parseControl } from '../core/clock.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { opens, type Page } from '../shell/page.ts';
import { keepInvitation } from '../shell/settings.ts';
import { hall } from './hall_page.ts';
import { spanOf, summary, momentOf } from './tournament.ts';
import { tournament } from './tournament_page.ts';
import { CLOCK, chosenClock, clockPick, ownClock, type Clock } from '../views/clock_form.ts';
import { section } from '../views/controls.ts';
import { Form, localTime, number, oneOf, onOff, required, selection } from '../views/form.ts';
import { icon, linkButton, submitButton, withIcon } from '../views/icons.ts';
import type {
  Calls,
  ListedTournament,
  GameInTournament as Place,
} from '../core/generated/messages.ts';
import type { Shell } from '../views/page.ts';

export const openTournament = opens(tournament);
export const openTournaments = opens(tournaments);
export const openHall = opens(hall);

/** Suggest how soon players must arrive, in seconds; empty without a clock in seconds. */
function deadlineFor(clock: string | null) {
  const control = clock === null ? null : parseControl(clock);
  if (control === null || control.kind === 'days') return '';
  return control.main < 600_000 ? '300' : '600';
}

const SETTINGS = {
  name: required('tournament-name', 60, 'club-evening'),
  kind: oneOf('kind', 'who-meets-whom', ['swiss', 'round_robin', 'double_round_robin']),
  rounds: number('rounds', 1, 15),
  ...CLOCK,
  /** How a pair plays. */
  meeting: oneOf('meeting', 'meeting', ['twice', 'once', 'both', 'cut']),
  seeding: oneOf('seeding', 'seeding', ['lot', 'rating']),
  rated: onOff('tournament-rated', 'tick-rated'),
  bots: onOff('tournament-bots', 'tick-bots'),
  /** Listed in the lobby, so that anyone may join. */
  shown: onOff('tournament-shown', 'tick-shown'),
  /** Empty: started by the organizer. */
  starts: localTime('starts', 'starts-at'),
  /** In seconds, or none. */
  deadline: selection<string>(
    'deadline',
    'come-within',
    ['', '300', '600', '900', '1800', '86400'],
    spanOf,
  ),
  pause: selection<string>('pause', 'pause-between', ['0', '300', '600', '900', '1800'], spanOf),
  lateUntil: number('late-until', 1, 15),
};

type NewTournament = Form<typeof SETTINGS>;

export async function tournaments(page: Page) {
  const { tournaments: own } = await call('GET /api/tournaments');
  const wanted: NewTournament = new Form(SETTINGS, page.changed);
  const make = () =>
    page.leave('make', async () => {
      const made = await call('POST /api/tournaments', requestFor(wanted.values));
      keepInvitation(made.id, made.invitation);
      return made;
    });
  return () =>
    html`<main class="me tournaments">
      <h1>${t('tab-tournaments')}</h1>
      <div class="column">
        ${section(page, 'make', t('new-tournament'), form(page, wanted, make))}
      </div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${t('yours')}</h2>
          <ul class="things" data-testid="tournament-list">
            ${own.map(row)}
          </ul>
          ${own.length === 0 ? html`<p class="small">${t('no-tournaments')}</p>` : nothing}
        </section>
        <p class="small"><a href="/">${t('back-to-home')}</a></p>
      </div>
    </main>`;
}

function requestFor(wanted: NewTournament['values']): Calls['POST /api/tournaments']['request'] {
  const { kind, meeting, rounds, starts, deadline, rated } = wanted;
  const isSwiss = kind === 'swiss';
  const clock = chosenClock(wanted);
  return {
    ...{ name: wanted.name.trim(), kind, clock, board: 'revised', rated: rated && clock !== null },
    twice: meeting === 'twice',
    fair: meeting === 'both' || meeting === 'cut' ? meeting : null,
    rounds: isSwiss && rounds ? Number(rounds) : null,
    starts: starts ? new Date(starts).getTime() : null,
    deadline: deadline ? Number(deadline) : null,
    pause: Number(wanted.pause),
    late_until: isSwiss ? Number(wanted.lateUntil) : 0,
    bots: wanted.bots && meeting !== 'cut',
    public: wanted.shown,
    seeding: wanted.seeding,
  };
}

function row(tournament: ListedTournament) {
  const { id, name, organising } = tournament;
  return html`<li>
    <span>
      <a href=${`/tournaments/${id}`}>${name}</a>
      <span class="small block">${summary(tournament)}${organising ? t('comma-yours') : ''}</span>
    </span>
  </li>`;
}

function form(page: Page, wanted: NewTournament, make: () => void) {
  const { kind, meeting } = wanted.values;
  const setClock = (part: Partial<Clock>) =>
    wanted.set({ ...part, deadline: deadlineFor(chosenClock({ ...wanted.values, ...part })) });
  const submit = (event: Event) => {
    event.preventDefault();
    return make();
  };
  const note = t('label-and-note', { label: t(`kind-${kind}`), note: t(`kind-note-${kind}`) });
  return html`<form class="fields" @submit=${submit}>
    ${wanted.control('name')} ${wanted.control('kind')}
    <p class="small explain">${note}</p>
    ${kind === 'swiss' ? wanted.control('rounds') : nothing} ${clockPick(wanted.values, setClock)}
    ${ownClock(wanted.values, setClock)} ${wanted.control('meeting')}
    <p class="small explain">${t(`meeting-note-${meeting}`)}</p>
    ${wanted.control('seeding')}
    <div class="ticks">
      ${wanted.control('rated')} ${meeting === 'cut' ? nothing : wanted.control('bots')}
      ${wanted.control('shown')}
    </div>
    <details class="fold">
      <summary>${t('runs-by-itself')}</summary>
      <div class="fields">
        ${wanted.control('starts')} ${wanted.control('deadline')}
        <p class="small explain">${t('come-within-note')}</p>
        ${wanted.control('pause')} ${kind === 'swiss' ? wanted.control('lateUntil') : nothing}
      </div>
    </details>
    ${submitButton('make-tournament', t('make-tournament'), page.busy !== null, 'main')}
  </form>`;
}

/** A game's place in its tournament, reloaded on news of the person's games. */
export class GamePlace {
  place: Place | null = null;
  close: () => void;

  constructor(
    public game: string,
    shell: Pick<Shell, 'onNews'>,
    private redraw: () => void,
  ) {
    this.close = shell.onNews((what) => what === 'games' && this.read());
  }

  /** Reload; a failure keeps the previous place. */
  async read() {
    try {
      this.place = await call('GET /api/games/{game}/tournament', { game: this.game });
    } catch {
      return;
    }
    this.redraw();
  }

  /** `Club evening, round 2 of 3, board 1`; empty until it is known. */
  get words() {
    if (this.place === null) return '';
    const { name, round, rounds, board } = this.place;
    return t('place-in-tournament', { name, round, rounds: rounds ?? 0, board });
  }

  /** Sentences after the end: forfeit, correction, next round. */
  get notes() {
    if (this.place === null) return [];
    const { forfeit, correction, game, state, next } = this.place;
    const sentences = [];
    if (forfeit) sentences.push(t('was-forfeited'));
    if (correction) sentences.push(t('was-corrected', { note: correction.note }));
    if (state === 'over') sentences.push(t('tournament-ended'));
    else if (next !== null)
      sentences.push(t('next-round-at', { when: momentOf(next, Date.now()) }));
    else if (game === null) sentences.push(t('next-round-later'));
    return sentences;
  }
}

export function placeOf(game: string, shell: Shell, redraw: () => void) {
  const place = new GamePlace(game, shell, redraw);
  place.read();
  return place;
}

/** Show the links onward from a finished game. */
export function onwards({ place }: GamePlace) {
  if (place === null) return nothing;
  const next = place.game && `/game/${place.game}`;
  return html`${
      next ? linkButton('next-game', next, withIcon('again', t('next-game')), 'main') : nothing
    }<a
      class=${next ? 'button' : 'button main'}
      data-testid="back-to-tournament"
      href=${`/tournaments/${place.id}`}
      >${icon('cup')}<span>${t('back-to-tournament')}</span></a
    >`;
}
