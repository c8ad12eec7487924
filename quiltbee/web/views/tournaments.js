/** The tournaments of a person, and the form for a new one. */
import { SPEEDS } from '../core/speeds.js';
import { KINDS, KIND_NOTES, summary } from '../core/tournaments.js';
import { html, nothing } from '../vendor/lit-html.js';
import { isTicked, valueOf } from './fields.js';
import { follow, head } from './page.js';
import { pick } from './pick.js';
import { section } from './sections.js';

/**
 * @typedef {import('../core/speeds.js').Speed} Speed
 * @typedef {import('../core/tournament_types.js').Kind} Kind
 * @typedef {import('../core/tournament_types.js').ListedTournament} ListedTournament
 * @typedef {import('../core/tournaments.js').TournamentsPage} TournamentsPage
 * @typedef {import('./page.js').Shell} Shell
 */

/** @param {TournamentsPage} page @param {Shell} shell */
export function tournamentsPage(page, shell) {
  const { listed } = page.state;
  return html`${head(shell)}
    <main class="me tournaments">
      <h1>Tournaments</h1>
      <div class="column">${section(page.state, 'make', 'New tournament', form(page))}</div>
      <div class="column">
        <section class="panel" aria-labelledby="mine-heading">
          <h2 id="mine-heading">Yours</h2>
          <ul class="things" data-testid="tournament-list">
            ${listed.map((each) => row(each, shell))}
          </ul>
          ${
            listed.length === 0
              ? html`<p class="small">
                  None yet. Make one and pass its link on, or open the link that you were sent.
                </p>`
              : nothing
          }
        </section>
        <p class="small"><a href="/" @click=${follow(shell)}>Back to home</a></p>
      </div>
    </main>`;
}

/** @param {ListedTournament} tournament @param {Shell} shell */
function row(tournament, shell) {
  const { id, name, organising } = tournament;
  return html`<li>
    <span>
      <a href=${`/tournaments/${id}`} @click=${follow(shell)}>${name}</a>
      <span class="small block">${summary(tournament)}${organising ? ', yours' : ''}</span>
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
      >Name
      <input
        data-testid="tournament-name"
        required
        maxlength="60"
        autocomplete="off"
        placeholder="Club evening"
        .value=${wish.name}
        @input=${(/** @type {Event} */ event) => page.set({ name: valueOf(event) })}
    /></label>
    ${pick('kind', 'Who meets whom', Object.entries(KINDS), wish.kind, (kind) =>
      page.set({ kind: /** @type {Kind} */ (kind) }),
    )}
    <p class="small explain">${KINDS[wish.kind]}: ${KIND_NOTES[wish.kind]}.</p>
    ${wish.kind === 'swiss' ? roundsField(page) : nothing}
    ${pick(
      'clock',
      'Clock',
      SPEEDS.map(({ key, label }) => [key, label]),
      wish.speed,
      (speed) => page.set({ speed: /** @type {Speed} */ (speed) }),
    )}
    <div class="ticks">
      ${tick('twice', 'Each ring twice, with seats changed: the fair form', wish.twice, (twice) =>
        page.set({ twice }),
      )}
      ${tick('tournament-rated', 'Rated', wish.rated, (rated) => page.set({ rated }))}
    </div>
    <button type="submit" class="main" data-testid="make-tournament" ?disabled=${busy !== null}>
      Make the tournament
    </button>
  </form>`;
}

/** @param {TournamentsPage} page */
function roundsField(page) {
  return html`<label
    >Rounds <span class="small">(empty: as many as the players ask for)</span>
    <input
      type="number"
      min="1"
      max="15"
      data-testid="rounds"
      .value=${page.state.form.rounds}
      @input=${(/** @type {Event} */ event) => page.set({ rounds: valueOf(event) })}
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
