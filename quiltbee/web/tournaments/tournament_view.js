/** One tournament: joining, pairings, standings, cross table, and what its organiser can do. */
import { signed } from '../core/sentences.js';
import { gameText, hasJoined, nameIn, shownRound, termsOf } from './tournament.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { errorLine } from '../views/error.js';
import { follow, head } from '../views/page.js';
import { act, outcome, section, submitted } from '../views/sections.js';

/**
 * @typedef {import('./tournament.js').TournamentPage} TournamentPage
 * @typedef {import('../core/messages.js').EntrantShape} Entrant
 * @typedef {import('../core/messages.js').PairingShape} Pairing
 * @typedef {import('../core/messages.js').TournamentShape} Tournament
 * @typedef {import('../views/page.js').Shell} Shell
 */

/** The columns of the standings; each has a message for its head and one for its meaning. */
const COLUMNS = /** @type {const} */ ([
  'points',
  'direct',
  'buchholz',
  'sonneborn_berger',
  'wins',
  'margin',
]);

/** @param {TournamentPage} page @param {Shell} shell @param {string | null} name   one's own */
export function tournamentPage(page, shell, name) {
  const { tournament, errors } = page.state;
  return html`${head(shell)}
    <main class="tournament" data-state=${tournament.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${tournament.name}</h1>
        <p class="small">${termsOf(tournament)}</p>
        ${errorLine(errors.read, 'tournament-error')}
      </div>
      ${tournament.state === 'open' ? opening(page, name) : nothing}
      ${tournament.schedule.length > 0 ? pairings(page, shell) : nothing}
      ${tournament.standings.length > 0 ? standings(tournament) : nothing}
      ${tournament.schedule.length > 0 ? crossTable(tournament) : nothing}
      ${tournament.state === 'running' ? leaving(page) : nothing}
      <p class="small">
        <a href="/tournaments" @click=${follow(shell)}>${t('all-your-tournaments')}</a>
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
  return html`${section(page.state, 'players', t('players'), players(page, name))}
  ${
    tournament.organising
      ? section(page.state, 'organise', t('invite-and-start'), organising(page))
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
    ${tournament.entrants.length === 0 ? html`<p class="small">${t('nobody-joined')}</p>` : nothing}
    ${mayJoin ? joinForm(page, name) : nothing}
    ${
      joined
        ? html`<p class="small">${t('you-play')}</p>
            ${act(page.state, t('withdraw'), 'withdraw', () => page.withdraw())}`
        : nothing
    }
    ${joined || mayJoin ? nothing : html`<p class="small">${t('to-play-open-link')}</p>`}`;
}

/** @param {TournamentPage} page @param {Entrant} entrant */
function entrantRow(page, { entrant, name, withdrawn }) {
  const { tournament } = page.state;
  return html`<li>
    <span
      >${entrant === tournament.you ? t('name-is-you', { name }) : name}${
        withdrawn ? t('comma-left-tournament') : ''
      }</span
    >
    ${
      tournament.organising && entrant !== tournament.you && !withdrawn
        ? act(
            page.state,
            html`${t('remove')}<span class="visually-hidden"> ${name}</span>`,
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
    <label class="visually-hidden" for="join-name">${t('your-name-others')}</label>
    <input
      id="join-name"
      name="name"
      data-testid="join-name"
      maxlength="40"
      autocomplete="nickname"
      placeholder=${t('your-name')}
      .defaultValue=${name ?? ''}
    />
    <button type="submit" class="main" data-testid="join" ?disabled=${page.state.busy !== null}>
      ${t('join')}
    </button>
  </form>`;
}

/** @param {TournamentPage} page */
function organising(page) {
  const { state, link } = page;
  return html`${
      link === null
        ? html`<p class="small">${t('no-tournament-link')}</p>
            ${act(state, t('make-link'), 'tournament-invite', () => page.invite())}`
        : html`<label for="tournament-link" class="small">${t('everybody-may-join')}</label>
            <input
              id="tournament-link"
              data-testid="tournament-link"
              readonly
              .value=${link}
              @focus=${(/** @type {Event} */ event) =>
                /** @type {HTMLInputElement} */ (event.target).select()}
            />
            <div class="row">
              ${act(state, t('copy'), 'copy-tournament', () => page.copy())}
              ${act(state, t('new-link'), 'tournament-invite', () => page.invite())}
            </div>`
    }
    <div class="row">
      ${act(state, t('start-tournament'), 'start-tournament', () => page.start(), 'main')}
      ${act(state, t('delete-it'), 'delete-tournament', () => page.remove(), 'danger')}
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
        ${
          tournament.rounds === null
            ? t('round-title', { round: round.round })
            : t('round-title-of', { round: round.round, rounds: tournament.rounds })
        }
      </h2>
      <div class="row" role="group" aria-label=${t('rounds')}>
        ${tournament.schedule.map(
          (each) =>
            html`<button
              type="button"
              class="quiet"
              aria-pressed=${each.round === round.round ? 'true' : 'false'}
              aria-label=${t('round-title', { round: each.round })}
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
  if (second === null)
    return html`<li><span>${t('a-bye', { name: nameIn(tournament, first) })}</span></li>`;
  const mine = [first, second].includes(tournament.you ?? 0);
  const meeting = t('names-and', {
    first: nameIn(tournament, first),
    second: nameIn(tournament, second),
  });
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
            aria-label=${t('game-of-meeting', {
              number: index + 1,
              meeting,
              result: gameText(game, first),
            })}
            >${mine && !game.over ? t('play-game') : gameText(game, first)}</a
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
    <summary>${t('somebody-missing')}</summary>
    <div class="row">
      ${[first, second].map((entrant) =>
        act(page.state, t('name-loses', { name: nameIn(tournament, entrant) }), 'forfeit', () =>
          page.forfeit(pairing, entrant),
        ),
      )}
    </div>
  </details>`;
}

/** @param {Tournament} tournament */
function standings(tournament) {
  return html`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">
      ${t(tournament.state === 'over' ? 'final-standings' : 'standings')}
    </h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="standings-heading">
      <table class="scores" data-testid="standings">
        <thead>
          <tr>
            <th scope="col">${t('column-place')}</th>
            <th scope="col">${t('column-player')}</th>
            ${COLUMNS.map(
              (column) =>
                html`<th scope="col" title=${t(`meaning-${column}`)}>${t(`column-${column}`)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${tournament.standings.map(
            (each) =>
              html`<tr class=${each.entrant === tournament.you ? 'mine' : ''}>
                <td>${each.place}</td>
                <th scope="row">${nameIn(tournament, each.entrant)}</th>
                ${COLUMNS.map((column) => html`<td>${signed(each[column])}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <details class="fold">
      <summary>${t('how-told-apart')}</summary>
      <dl class="small">
        ${COLUMNS.map(
          (column) =>
            html`<div>
              <dt>${t(`column-${column}`)}</dt>
              <dd>${t(`meaning-${column}`)}.</dd>
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
    <h2 id="cross-heading">${t('cross-table')}</h2>
    <div class="scroll" tabindex="0" role="group" aria-labelledby="cross-heading">
      <table class="scores cross" data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">${t('column-player')}</th>
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
      <a href=${`/api/tournaments/${tournament.id}/records.pgr`} download>${t('download-all')}</a>
    </p>
  </section>`;
}

/** @param {TournamentPage} page */
function leaving(page) {
  if (!hasJoined(page.state.tournament)) return nothing;
  return html`<details class="fold">
    <summary>${t('leave-tournament')}</summary>
    <p class="small">${t('games-are-lost')}</p>
    ${act(page.state, t('withdraw'), 'withdraw', () => page.withdraw(), 'danger')}
    ${outcome(page.state, 'players')}
  </details>`;
}
