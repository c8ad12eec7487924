/** The page of administrators. */
import { dayOf, t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { follow, head } from '../views/page.js';
import { act, oneText, section, submitted } from '../views/sections.js';

/**
 * @typedef {import('./admin.js').AdminPage} AdminPage
 * @typedef {import('../core/messages.js').FoundPerson} FoundPerson
 * @typedef {import('../core/messages.js').ReportShape} Report
 * @typedef {import('../views/page.js').Shell} Shell
 */

/** @param {AdminPage} page @param {Shell} shell */
export function adminPage(page, shell) {
  return html`${head(shell)}
    <main class="me admin">
      <h1 data-testid="admin-title">${t('tab-admin')}</h1>
      <div class="column">
        ${section(page.state, 'reported', t('reports'), reports(page, shell))}
      </div>
      <div class="column">
        ${section(page.state, 'found', t('find-people'), people(page))}
        ${section(page.state, 'one-game', t('one-game'), oneGame(page))}
      </div>
    </main>`;
}

/** @param {AdminPage} page @param {Shell} shell */
function reports(page, shell) {
  const { reports: open } = page.state;
  if (open.length === 0) return html`<p class="small">${t('no-reports')}</p>`;
  return html`<ul class="things" data-testid="reports">
    ${open.map((report) => reportRow(page, report, shell))}
  </ul>`;
}

/** @param {AdminPage} page @param {Report} report @param {Shell} shell */
function reportRow(page, report, shell) {
  const { id, reason, person, person_name: name, game, seats, text, created } = report;
  const by = report.reporter_name ?? '–';
  return html`<li>
    <span>
      <b>${t(`report-reason-${reason}`)}</b>${person ? html` ${name ?? person}` : nothing}
      ${
        game
          ? html`<a class="block" href=${`/game/${game}`} @click=${follow(shell)}
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

/** @param {AdminPage} page */
function people(page) {
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

/** @param {AdminPage} page @param {FoundPerson} person */
function personRow(page, person) {
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

/** @param {AdminPage} page */
function oneGame(page) {
  const game = () =>
    /** @type {HTMLInputElement} */ (document.getElementById('one-game-id')).value.trim();
  const on = (/** @type {'end_game' | 'void_rating'} */ action) => () => {
    if (game()) page.game(action, game());
  };
  return html`<label for="one-game-id" class="small">${t('game-address')}</label>
    <input id="one-game-id" data-testid="one-game-id" maxlength="200" autocomplete="off" />
    <div class="row">
      ${act(page.state, t('end_game'), 'end-game', on('end_game'), 'danger')}
      ${act(page.state, t('void_rating'), 'void-rating', on('void_rating'))}
    </div>`;
}
