/** One tournament: joining, pairings, standings, cross table, and what its organiser can do. */
import { signed } from '../core/sentences.js';
import { gameText, hasJoined, nameIn, shownRound, termsOf } from '../core/tournament.js';
import { html, nothing } from '../vendor/lit-html.js';
import { follow, head } from './page.js';
import { act, outcome, section, submitted } from './sections.js';

/**
 * @typedef {import('../core/tournament.js').TournamentPage} TournamentPage
 * @typedef {import('../core/tournament_types.js').Entrant} Entrant
 * @typedef {import('../core/tournament_types.js').Pairing} Pairing
 * @typedef {import('../core/tournament_types.js').Tournament} Tournament
 * @typedef {import('./page.js').Shell} Shell
 */

/** The columns of the standings: what they hold, what stands above them, and what that means. */
const COLUMNS = /** @type {const} */ ([
  ['points', 'Points', 'Games won; a bye counts as a match that was won'],
  ['direct', 'Direct', 'Points among those with equal points'],
  ['buchholz', 'Buchholz', 'Points of all opponents'],
  ['sonneborn_berger', 'S.-B.', 'Points of the opponents that were beaten (Sonneborn-Berger)'],
  ['wins', 'Wins', 'Games won at a table'],
  ['margin', 'Margin', 'By how much games were won, less by how much they were lost'],
]);

/** @param {TournamentPage} page @param {Shell} shell @param {string | null} name   one's own */
export function tournamentPage(page, shell, name) {
  const { tournament, errors } = page.state;
  return html`${head(shell)}
    <main class="tournament" data-state=${tournament.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${tournament.name}</h1>
        <p class="small">${termsOf(tournament)}</p>
        <p class="notice" role="alert" ?hidden=${!errors.read}>${errors.read}</p>
      </div>
      ${tournament.state === 'open' ? opening(page, name) : nothing}
      ${tournament.schedule.length > 0 ? pairings(page, shell) : nothing}
      ${tournament.standings.length > 0 ? standings(tournament) : nothing}
      ${tournament.schedule.length > 0 ? crossTable(tournament) : nothing}
      ${tournament.state === 'running' ? leaving(page) : nothing}
      <p class="small">
        <a href="/tournaments" @click=${follow(shell)}>All your tournaments</a>
      </p>
    </main>`;
}

/**
 * Before the start: who has joined, joining, and the organiser's link.
 * @param {TournamentPage} page
 * @param {string | null} name
 */
function opening(page, name) {
  const { tournament } = page.state;
  return html`${section(page.state, 'players', 'Players', players(page, name))}
  ${
    tournament.organising
      ? section(page.state, 'organise', 'Invite and start', organising(page))
      : nothing
  }`;
}

/** @param {TournamentPage} page @param {string | null} name */
function players(page, name) {
  const { tournament, code, invitation } = page.state;
  const joined = hasJoined(tournament);
  const mayJoin = !joined && (code !== null || invitation !== null);
  return html`<ol class="things" data-testid="entrants">
      ${tournament.entrants.map((entrant) => entrantRow(page, entrant))}
    </ol>
    ${
      tournament.entrants.length === 0 ? html`<p class="small">Nobody has joined yet.</p>` : nothing
    }
    ${mayJoin ? joinForm(page, name) : nothing}
    ${
      joined
        ? html`<p class="small">You play. The tables open by themselves once it starts.</p>
            ${act(page.state, 'Withdraw', 'withdraw', () => page.withdraw())}`
        : nothing
    }
    ${
      joined || mayJoin
        ? nothing
        : html`<p class="small">To play, open the link that the organiser passes on.</p>`
    }`;
}

/** @param {TournamentPage} page @param {Entrant} entrant */
function entrantRow(page, { entrant, name, withdrawn }) {
  const { tournament } = page.state;
  return html`<li>
    <span>${name}${entrant === tournament.you ? ' (you)' : ''}${withdrawn ? ', left' : ''}</span>
    ${
      tournament.organising && entrant !== tournament.you && !withdrawn
        ? act(
            page.state,
            html`Remove<span class="visually-hidden"> ${name}</span>`,
            'remove-entrant',
            () => page.removeEntrant(entrant),
            'quiet',
          )
        : nothing
    }
  </li>`;
}

/** @param {TournamentPage} page @param {string | null} name */
function joinForm(page, name) {
  return html`<form class="with-button" @submit=${submitted((field) => page.join(field('name')))}>
    <label class="visually-hidden" for="join-name">Your name, as other players see it</label>
    <input
      id="join-name"
      name="name"
      data-testid="join-name"
      maxlength="40"
      autocomplete="nickname"
      placeholder="Your name"
      .defaultValue=${name ?? ''}
    />
    <button type="submit" class="main" data-testid="join" ?disabled=${page.state.busy !== null}>
      Join
    </button>
  </form>`;
}

/** @param {TournamentPage} page */
function organising(page) {
  const { state, link } = page;
  return html`${
      link === null
        ? html`<p class="small">This browser has no link; an earlier one becomes void.</p>
            ${act(state, 'Make a link', 'tournament-invite', () => page.invite())}`
        : html`<label for="tournament-link" class="small">Everybody with this link may join.</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${link}
              @focus=${(/** @type {Event} */ event) =>
                /** @type {HTMLInputElement} */ (event.target).select()}
            />
            <div class="row">
              ${act(state, 'Copy', 'copy-tournament', () => page.copy())}
              ${act(state, 'New link', 'tournament-invite', () => page.invite())}
            </div>`
    }
    <div class="row">
      ${act(state, 'Start the tournament', 'start-tournament', () => page.start(), 'main')}
      ${act(state, 'Delete it', 'delete-tournament', () => page.remove(), 'danger')}
    </div>`;
}

/** @param {TournamentPage} page @param {Shell} shell */
function pairings(page, shell) {
  const { tournament } = page.state;
  const round = shownRound(page.state);
  if (round === null) return nothing;
  return html`<section class="panel pairings" aria-labelledby="pairings-heading">
    <div class="panel-head">
      <h2 id="pairings-heading">
        Round ${round.round}${tournament.rounds === null ? '' : ` of ${tournament.rounds}`}
      </h2>
      <div class="row" role="group" aria-label="Rounds">
        ${tournament.schedule.map(
          (each) =>
            html`<button
              type="button"
              class="quiet"
              aria-pressed=${each.round === round.round ? 'true' : 'false'}
              aria-label=${`Round ${each.round}`}
              @click=${() => page.show(each.round)}
            >
              ${each.round}
            </button>`,
        )}
      </div>
    </div>
    <ul class="things" data-testid="pairings">
      ${round.pairings.map((pairing) => pairingRow(page, pairing, round.round, shell))}
    </ul>
    ${outcome(page.state, 'organise')}
  </section>`;
}

/**
 * @param {TournamentPage} page
 * @param {Pairing} pairing
 * @param {number} round
 * @param {Shell} shell
 */
function pairingRow(page, pairing, round, shell) {
  const { tournament } = page.state;
  const { first, second, points, games } = pairing;
  if (second === null) return html`<li><span>${nameIn(tournament, first)}: a bye</span></li>`;
  const mine = [first, second].includes(tournament.you ?? 0);
  const meeting = `${nameIn(tournament, first)} and ${nameIn(tournament, second)}`;
  return html`<li class=${mine ? 'mine' : ''}>
    <span class="who-meets">
      ${nameIn(tournament, first)} <b>${points[0]} : ${points[1]}</b> ${nameIn(tournament, second)}
    </span>
    <span class="row">
      ${games.map(
        (game, index) =>
          html`<a
            class=${mine && !game.over ? 'button main' : 'button'}
            href=${game.url}
            @click=${follow(shell)}
            aria-label=${`Game ${index + 1} of ${meeting}: ${gameText(game, first)}`}
            >${mine && !game.over ? 'Play' : gameText(game, first)}</a
          >`,
      )}
    </span>
    ${
      tournament.organising && round === tournament.round && games.some(({ over }) => !over)
        ? forfeits(page, pairing, second)
        : nothing
    }
  </li>`;
}

/** @param {TournamentPage} page @param {Pairing} pairing @param {number} second */
function forfeits(page, { pairing, first }, second) {
  const { tournament } = page.state;
  return html`<details class="fold">
    <summary>Somebody is missing</summary>
    <div class="row">
      ${[first, second].map((entrant) =>
        act(page.state, `${nameIn(tournament, entrant)} loses`, 'forfeit', () =>
          page.forfeit(pairing, entrant),
        ),
      )}
    </div>
  </details>`;
}

/** @param {Tournament} tournament */
function standings(tournament) {
  return html`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">${tournament.state === 'over' ? 'Final standings' : 'Standings'}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Player</th>
            ${COLUMNS.map(
              ([, label, meaning]) => html`<th scope="col" title=${meaning}>${label}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${tournament.standings.map(
            (each) =>
              html`<tr class=${each.entrant === tournament.you ? 'mine' : ''}>
                <td>${each.place}</td>
                <th scope="row">${nameIn(tournament, each.entrant)}</th>
                ${COLUMNS.map(([key]) => html`<td>${signed(each[key])}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>How equal points are told apart</summary>
      <dl class="small">
        ${COLUMNS.map(
          ([, label, meaning]) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${meaning}.</dd>
            </div>`,
        )}
      </dl>
    </details>
  </section>`;
}

/** @param {Tournament} tournament */
function crossTable(tournament) {
  const { entrants, cross_table: cells } = tournament;
  return html`<section class="panel" aria-labelledby="cross-heading">
    <h2 id="cross-heading">Cross table</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">Player</th>
            ${entrants.map(
              ({ name, entrant }) => html`<th scope="col" title=${name}>${entrant}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${entrants.map(
            ({ entrant }, index) =>
              html`<tr>
                <th scope="row">${entrant}. ${nameIn(tournament, entrant)}</th>
                ${(cells[index] ?? []).map(
                  (points, other) =>
                    html`<td class=${other === index ? 'self' : ''}>
                      ${other === index ? nothing : (points ?? '–')}
                    </td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="small">
      <a href=${`/api/tournaments/${tournament.id}/records.pgr`} download>Download all games</a>
    </p>
  </section>`;
}

/** @param {TournamentPage} page */
function leaving(page) {
  if (!hasJoined(page.state.tournament)) return nothing;
  return html`<details class="fold">
    <summary>Leave the tournament</summary>
    <p class="small">The games that you play now are lost.</p>
    ${act(page.state, 'Withdraw', 'withdraw', () => page.withdraw(), 'danger')}
    ${outcome(page.state, 'players')}
  </details>`;
}
