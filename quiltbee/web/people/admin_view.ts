/** The page of administrators. */
import { dayOf, t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { head, type Shell } from '../views/page.ts';
import { act, oneText, section, submitted } from '../views/sections.ts';
import type { AdminPage } from './admin.ts';
import type { FoundPerson, ReportShape as Report } from '../core/messages.ts';

export function adminPage(page: AdminPage, shell: Shell) {
  return html`${head(shell)}
    <main class="me admin">
      <h1 data-testid="admin-title">${t('tab-admin')}</h1>
      <div class="column">${section(page.state, 'reported', t('reports'), reports(page))}</div>
      <div class="column">
        ${section(page.state, 'found', t('find-people'), people(page))}
        ${section(page.state, 'one-game', t('one-game'), oneGame(page))}
      </div>
    </main>`;
}

function reports(page: AdminPage) {
  const { reports: open } = page.state;
  if (open.length === 0) return html`<p class="small">${t('no-reports')}</p>`;
  return html`<ul class="things" data-testid="reports">
    ${open.map((report) => reportRow(page, report))}
  </ul>`;
}

function reportRow(page: AdminPage, report: Report) {
  const { id, reason, person, person_name: name, game, seats, text, created } = report;
  const by = report.reporter_name ?? '–';
  return html`<li>
    <span>
      <b>${t(`report-reason-${reason}`)}</b>${person ? html` ${name ?? person}` : nothing}
      ${
        game
          ? html`<a class="block" href=${`/game/${game}`}
              >${(seats ?? []).map((seat) => seat.name).join(' – ')}</a
            >`
          : nothing
      }
      ${text ? html`<span class="block quoted">${text}</span>` : nothing}
      <span class="small block">${t('reported-by', { name: by, day: dayOf(created) })}</span>
    </span>
    <span class="row">
      ${(seats ?? [])
        .filter((seat) => seat.person !== null)
        .map((seat) =>
          act(page.state, seat.name, 'find-reported', () => page.find(seat.person ?? ''), 'quiet'),
        )}
      ${act(page.state, t('mark-read'), 'close-report', () => page.close(id))}
    </span>
  </li>`;
}

function people(page: AdminPage) {
  const { found } = page.state;
  return html`${oneText(page.state, {
      id: 'wanted',
      label: t('name-login-id'),
      most: 200,
      button: t('find'),
      buttonId: 'find',
      send: (wanted) => page.find(wanted),
    })}
    <ul class="things" data-testid="found-people">
      ${(found ?? []).map((person) => personRow(page, person))}
    </ul>
    ${found?.length === 0 ? html`<p class="small">${t('nobody-found')}</p>` : nothing}`;
}

function personRow(page: AdminPage, person: FoundPerson) {
  const { id, name, login, games, reports: told, suspended } = person;
  const { busy } = page.state;
  return html`<li>
    <span>
      <b>${name ?? id}</b> ${login ?? ''}
      <span class="small block">
        ${t('games-and-reports', { games, reports: told })}${
          suspended
            ? suspended.until === null
              ? t('comma-suspended')
              : t('comma-suspended-until', { day: dayOf(suspended.until) })
            : nothing
        }
      </span>
    </span>
    <details class="fold">
      <summary>${t('change')}<span class="visually-hidden"> ${name ?? id}</span></summary>
      ${oneText(page.state, {
        id: `name-${id}`,
        label: t('new-name'),
        button: t('rename'),
        buttonId: 'rename',
        send: (wanted) => page.rename(id, wanted),
      })}
      ${
        suspended
          ? act(page.state, t('lift'), 'lift', () => page.lift(id))
          : html`<form
              class="with-button"
              @submit=${submitted((field) => page.suspend(person, field('days')))}
            >
              <label for=${`days-${id}`}>${t('suspend-days')}</label>
              <input id=${`days-${id}`} name="days" type="number" min="1" max="3650" />
              <button type="submit" class="danger" data-testid="suspend" ?disabled=${busy !== null}>
                ${t('suspend')}
              </button>
            </form>`
      }
    </details>
  </li>`;
}

function oneGame(page: AdminPage) {
  const game = () => (document.getElementById('one-game-id') as HTMLInputElement).value.trim();
  const on = (action: 'end_game' | 'void_rating') => () => {
    if (game()) page.game(action, game());
  };
  return html`<label for="one-game-id" class="small">${t('game-address')}</label>
    <input id="one-game-id" data-testid="one-game-id" maxlength="200" autocomplete="off" />
    <div class="row">
      ${act(page.state, t('end_game'), 'end-game', on('end_game'), 'danger')}
      ${act(page.state, t('void_rating'), 'void-rating', on('void_rating'))}
    </div>`;
}
