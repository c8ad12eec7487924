/** One tournament: who plays, pairings, standings and cross table. */
import { signed } from '../core/sentences.ts';
import { goingOn, opening } from './entrants_view.ts';
import { pairings } from './pairings_view.ts';
import { pointsText } from './times.ts';
import { nameIn, termsOf, waitedFor, type TournamentPage } from './tournament.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { errorLine } from '../views/error.ts';
import { head, type Shell } from '../views/page.ts';
import type { TournamentShape as Tournament } from '../core/messages.ts';

/** The columns of the standings; each has a message for its head and one for its meaning. */
const COLUMNS = ['points', 'direct', 'buchholz', 'sonneborn_berger', 'wins', 'margin'] as const;

/** @param name  one's own */
export function tournamentPage(page: TournamentPage, shell: Shell, name: string | null) {
  const { tournament, errors } = page.state;
  return html`${head(shell)}
    <main class="tournament" data-state=${tournament.state}>
      <div class="tournament-head">
        <h1 data-testid="tournament-title">${tournament.name}</h1>
        <p class="small">${termsOf(tournament)}</p>
        <p class="small" role="status" data-testid="waited-for">
          ${waitedFor(tournament, Date.now())}
        </p>
        ${errorLine(errors.read, 'tournament-error')}
      </div>
      ${tournament.state === 'open' ? opening(page, name) : nothing}
      ${tournament.schedule.length > 0 ? pairings(page) : nothing}
      ${tournament.standings.length > 0 ? standings(tournament) : nothing}
      ${tournament.schedule.length > 0 ? crossTable(tournament) : nothing}
      ${tournament.state === 'running' ? goingOn(page, name) : nothing}
      <p class="small">
        <a href="/tournaments">${t('all-your-tournaments')}</a>
      </p>
    </main>`;
}

function standings(tournament: Tournament) {
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
                ${COLUMNS.map(
                  (column) =>
                    html`<td>
                      ${each[column] < 0 ? signed(each[column]) : pointsText(each[column])}
                    </td>`,
                )}
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

function crossTable(tournament: Tournament) {
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
                      ${other === index ? nothing : points === null ? '–' : pointsText(points)}
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
