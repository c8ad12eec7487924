/** The tournaments of a person, and the form for a new one. */
import { SPEEDS, type Speed } from '../core/clock.ts';
import { summary, type Meeting, type TournamentsPage } from './list.ts';
import { spanOf } from './times.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { isTicked, valueOf } from '../views/fields.ts';
import { head, type Shell } from '../views/page.ts';
import { pick } from '../views/pick.ts';
import { section } from '../views/sections.ts';
import type { ListedTournament } from '../core/messages.ts';

type Kind = ListedTournament['kind'];

export function tournamentsPage(page: TournamentsPage, shell: Shell) {
  const { listed } = page.state;
  return html`${head(shell)}
    <main class="me tournaments">
      <h1>${t('tab-tournaments')}</h1>
      <div class="column">${section(page.state, 'make', t('new-tournament'), form(page))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${t('yours')}</h2>
          <ul class="things" data-testid="tournament-list">
            ${listed.map((each) => row(each))}
          </ul>
          ${listed.length === 0 ? html`<p class="small">${t('no-tournaments')}</p>` : nothing}
        </section>
        <p class="small"><a href="/">${t('back-to-home')}</a></p>
      </div>
    </main>`;
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

function form(page: TournamentsPage) {
  const { form: wish, busy } = page.state;
  const submit = (event: Event) => {
    event.preventDefault();
    page.make();
  };
  return html`<form class="fields" @submit=${submit}>
    <label
      >${t('tournament-name')}
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder=${t('club-evening')}
        .value=${wish.name}
        @input=${(event: Event) => page.set({ name: valueOf(event) })}
    /></label>
    ${pick('kind', t('who-meets-whom'), kinds(), wish.kind, (kind) =>
      page.set({ kind: kind as Kind }),
    )}
    <p class="small explain">
      ${t('label-and-note', {
        label: t(`kind-${wish.kind}`),
        note: t(`kind-note-${wish.kind}`),
      })}
    </p>
    ${
      wish.kind === 'swiss'
        ? roundField('rounds', wish.rounds, (rounds) => page.set({ rounds }))
        : nothing
    }
    ${pick(
      'clock',
      t('clock'),
      SPEEDS.map(({ key }) => [key, t(`speed-${key}`)]),
      wish.speed,
      (speed) => page.setSpeed(speed as Speed),
    )}
    ${pick('meeting', t('meeting'), meetings(), wish.meeting, (meeting) =>
      page.set({ meeting: meeting as Meeting }),
    )}
    <p class="small explain">${t(`meeting-note-${wish.meeting}`)}</p>
    <div class="ticks">
      ${tick('tournament-rated', t('tick-rated'), wish.rated, (rated) => page.set({ rated }))}
      ${
        wish.meeting === 'cut'
          ? nothing
          : tick('tournament-bots', t('tick-bots'), wish.bots, (bots) => page.set({ bots }))
      }
      ${tick('tournament-shown', t('tick-shown'), wish.shown, (shown) => page.set({ shown }))}
    </div>
    ${byItself(page)}
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${busy !== null}>
      ${t('make-tournament')}
    </button>
  </form>`;
}

/** What lets it run by itself. */
function byItself(page: TournamentsPage) {
  const { form: wish } = page.state;
  return html`<details class="fold">
    <summary>${t('runs-by-itself')}</summary>
    <div class="fields">
      <label
        >${t('starts-at')}
        <input
          type="datetime-local"
          data-testid="starts"
          .value=${wish.starts}
          @input=${(event: Event) => page.set({ starts: valueOf(event) })}
      /></label>
      ${minutes('deadline', t('come-within'), DEADLINES, wish.deadline, (deadline) =>
        page.set({ deadline }),
      )}
      <p class="small explain">${t('come-within-note')}</p>
      ${minutes('pause', t('pause-between'), PAUSES, wish.pause, (pause) => page.set({ pause }))}
      ${
        wish.kind === 'swiss'
          ? roundField('late-until', wish.lateUntil, (lateUntil) => page.set({ lateUntil }))
          : nothing
      }
    </div>
  </details>`;
}

/** Seconds to choose from; the first is none. */
const DEADLINES = ['', '300', '600', '900', '1800', '86400'];
const PAUSES = ['0', '300', '600', '900', '1800'];

/** @param choices  in seconds */
function minutes(
  name: string,
  label: string,
  choices: string[],
  value: string,
  onChange: (seconds: string) => void,
) {
  return html`<label
    >${label}
    <select data-testid=${name} @change=${(event: Event) => onChange(valueOf(event))}>
      ${choices.map(
        (seconds) =>
          html`<option value=${seconds} ?selected=${seconds === value}>${spanOf(seconds)}</option>`,
      )}
    </select></label
  >`;
}

/** The kinds with their names. */
function kinds(): [string, string][] {
  return ['swiss', 'round_robin', 'double_round_robin'].map((kind) => [kind, t(`kind-${kind}`)]);
}

/** The ways in which two play. */
function meetings(): [string, string][] {
  return ['twice', 'once', 'both', 'cut'].map((way) => [way, t(`meeting-${way}`)]);
}

/** A number of rounds, 1 to 15. */
function roundField(
  name: 'rounds' | 'late-until',
  value: string,
  onChange: (rounds: string) => void,
) {
  return html`<label
    >${t(name)} <span class="small">${t(`${name}-note`)}</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid=${name}
      .value=${value}
      @input=${(event: Event) => onChange(valueOf(event))}
  /></label>`;
}

function tick(testId: string, label: string, on: boolean, onChange: (on: boolean) => void) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${testId}
      .checked=${on}
      @change=${(event: Event) => onChange(isTicked(event))}
    /><span>${label}</span></label
  >`;
}
