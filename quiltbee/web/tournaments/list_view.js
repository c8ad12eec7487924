/** The tournaments of a person, and the form for a new one. */
import { SPEEDS } from '../core/clock.js';
import { summary } from './list.js';
import { spanOf } from './times.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { isTicked, valueOf } from '../views/fields.js';
import { follow, head } from '../views/page.js';
import { pick } from '../views/pick.js';
import { section } from '../views/sections.js';

/**
 * @typedef {import('../core/clock.js').Speed} Speed
 * @typedef {import('../core/messages.js').ListedTournament['kind']} Kind
 * @typedef {import('../core/messages.js').ListedTournament} ListedTournament
 * @typedef {import('./list.js').Meeting} Meeting
 * @typedef {import('./list.js').TournamentsPage} TournamentsPage
 * @typedef {import('../views/page.js').Shell} Shell
 */

/** @param {TournamentsPage} page @param {Shell} shell */
export function tournamentsPage(page, shell) {
  const { listed } = page.state;
  return html`${head(shell)}
    <main class="me tournaments">
      <h1>${t('tab-tournaments')}</h1>
      <div class="column">${section(page.state, 'make', t('new-tournament'), form(page))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">${t('yours')}</h2>
          <ul class="things" data-testid="tournament-list">
            ${listed.map((each) => row(each, shell))}
          </ul>
          ${listed.length === 0 ? html`<p class="small">${t('no-tournaments')}</p>` : nothing}
        </section>
        <p class="small"><a href="/" @click=${follow(shell)}>${t('back-to-home')}</a></p>
      </div>
    </main>`;
}

/** @param {ListedTournament} tournament @param {Shell} shell */
function row(tournament, shell) {
  const { id, name, organising } = tournament;
  return html`<li>
    <span>
      <a href=${`/tournaments/${id}`} @click=${follow(shell)}>${name}</a>
      <span class="small block">${summary(tournament)}${organising ? t('comma-yours') : ''}</span>
    </span>
  </li>`;
}

/** @param {TournamentsPage} page */
function form(page) {
  const { form: wish, busy } = page.state;
  const submit = (/** @type {Event} */ event) => {
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
        @input=${(/** @type {Event} */ event) => page.set({ name: valueOf(event) })}
    /></label>
    ${pick('kind', t('who-meets-whom'), kinds(), wish.kind, (kind) =>
      page.set({ kind: /** @type {Kind} */ (kind) }),
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
      (speed) => page.setSpeed(/** @type {Speed} */ (speed)),
    )}
    ${pick('meeting', t('meeting'), meetings(), wish.meeting, (meeting) =>
      page.set({ meeting: /** @type {Meeting} */ (meeting) }),
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

/** What lets it run by itself. @param {TournamentsPage} page */
function byItself(page) {
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
          @input=${(/** @type {Event} */ event) => page.set({ starts: valueOf(event) })}
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

/**
 * @param {string} name
 * @param {string} label
 * @param {string[]} choices   in seconds
 * @param {string} value
 * @param {(seconds: string) => void} onChange
 */
function minutes(name, label, choices, value, onChange) {
  return html`<label
    >${label}
    <select data-testid=${name} @change=${(/** @type {Event} */ event) => onChange(valueOf(event))}>
      ${choices.map(
        (seconds) =>
          html`<option value=${seconds} ?selected=${seconds === value}>${spanOf(seconds)}</option>`,
      )}
    </select></label
  >`;
}

/** The kinds with their names. @returns {[string, string][]} */
function kinds() {
  return ['swiss', 'round_robin', 'double_round_robin'].map((kind) => [kind, t(`kind-${kind}`)]);
}

/** The ways in which two play. @returns {[string, string][]} */
function meetings() {
  return ['twice', 'once', 'both', 'cut'].map((way) => [way, t(`meeting-${way}`)]);
}

/**
 * A number of rounds, 1 to 15.
 * @param {'rounds' | 'late-until'} name
 * @param {string} value
 * @param {(rounds: string) => void} onChange
 */
function roundField(name, value, onChange) {
  return html`<label
    >${t(name)} <span class="small">${t(`${name}-note`)}</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid=${name}
      .value=${value}
      @input=${(/** @type {Event} */ event) => onChange(valueOf(event))}
  /></label>`;
}

/**
 * @param {string} testId
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} onChange
 */
function tick(testId, label, on, onChange) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${testId}
      .checked=${on}
      @change=${(/** @type {Event} */ event) => onChange(isTicked(event))}
    /><span>${label}</span></label
  >`;
}
