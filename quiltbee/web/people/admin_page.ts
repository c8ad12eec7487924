/** The page of administrators: reports, people and games. */
import { call } from '../core/api.ts';
import { dayOf, t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { act, oneText, section, submitted } from '../views/controls.ts';
import { valueOf } from '../views/fields.ts';
import type {
  AdminAction,
  FoundPerson,
  ReportShape as Report,
} from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

export async function admin(page: Page) {
  const people = new People(page);
  const typed = { game: '' };
  let { reports } = await call('GET /api/admin/reports');
  const close = (report: string) =>
    page.ask('reported', async () => {
      await call('POST /api/admin', { action: 'close_report', report });
      ({ reports } = await call('GET /api/admin/reports'));
    });
  return () =>
    html`<main class="me admin">
      <h1 data-testid="admin-title">${t('tab-admin')}</h1>
      <div class="column">
        ${section(page, 'reported', t('reports'), reportList(page, reports, people, close))}
      </div>
      <div class="column">
        ${section(page, 'found', t('find-people'), peopleList(page, people))}
        ${section(page, 'one-game', t('one-game'), oneGame(page, typed))}
      </div>
    </main>`;
}

/** The people who were found, and what is done to them. */
class People {
  found: FoundPerson[] | null = null;
  private wanted = '';

  constructor(private page: Page) {}

  /** @param text  an id, a login or a part of a name */
  find = (text: string) =>
    this.page.ask('found', async () => {
      await this.read(text.trim());
    });

  private async read(wanted: string) {
    this.found = (await call('GET /api/admin/people', { wanted })).people;
    this.wanted = wanted;
  }

  /** Do something to a person, and find again who is shown. */
  change(action: AdminAction) {
    return this.page.ask('found', async () => {
      await call('POST /api/admin', action);
      await this.read(this.wanted);
      return t('done');
    });
  }

  /** @param days  empty: for good */
  async suspend({ id, name }: FoundPerson, days: string) {
    const question = t('sure-suspend', { name: name ?? id });
    if (!(await this.page.browser.isSure(question, t('suspend')))) return;
    await this.change({ action: 'suspend', person: id, ...(days ? { days: Number(days) } : {}) });
  }
}

function peopleList(page: Page, people: People) {
  const { found } = people;
  return html`${oneText(page, {
      id: 'wanted',
      label: t('name-login-id'),
      most: 200,
      button: t('find'),
      buttonId: 'find',
      send: people.find,
    })}
    <ul class="things" data-testid="found-people">
      ${(found ?? []).map((person) => personRow(page, people, person))}
    </ul>
    ${found?.length === 0 ? html`<p class="small">${t('nobody-found')}</p>` : nothing}`;
}

function personRow(page: Page, people: People, person: FoundPerson) {
  const { id, name, login, games, reports } = person;
  return html`<li>
    <span>
      <b>${name ?? id}</b> ${login ?? ''}
      <span class="small block">
        ${t('games-and-reports', { games, reports })}${suspension(person)}
      </span>
    </span>
    <details class="fold">
      <summary>${t('change')}<span class="visually-hidden"> ${name ?? id}</span></summary>
      ${oneText(page, {
        id: `name-${id}`,
        label: t('new-name'),
        button: t('rename'),
        buttonId: 'rename',
        send: (text) => people.change({ action: 'rename', person: id, name: text.trim() }),
      })}
      ${
        person.suspended
          ? act(page, t('lift'), 'lift', () => people.change({ action: 'lift', person: id }))
          : html`<form
              class="with-button"
              @submit=${submitted((field) => people.suspend(person, field('days')))}
            >
              <label for=${`days-${id}`}>${t('suspend-days')}</label>
              <input id=${`days-${id}`} name="days" type="number" min="1" max="3650" />
              <button
                type="submit"
                class="danger"
                data-testid="suspend"
                ?disabled=${page.busy !== null}
              >
                ${t('suspend')}
              </button>
            </form>`
      }
    </details>
  </li>`;
}

function suspension({ suspended }: FoundPerson) {
  if (!suspended) return nothing;
  if (suspended.until === null) return t('comma-suspended');
  return t('comma-suspended-until', { day: dayOf(suspended.until) });
}

function reportList(
  page: Page,
  reports: Report[],
  people: People,
  close: (report: string) => void,
) {
  if (reports.length === 0) return html`<p class="small">${t('no-reports')}</p>`;
  return html`<ul class="things" data-testid="reports">
    ${reports.map((report) => {
      const { id, reason, person, person_name: name, game, text, created } = report;
      const seats = report.seats ?? [];
      const by = report.reporter_name ?? '–';
      return html`<li>
        <span>
          <b>${t(`report-reason-${reason}`)}</b>${person ? html` ${name ?? person}` : nothing}
          ${
            game
              ? html`<a class="block" href=${`/game/${game}`}
                  >${seats.map((seat) => seat.name).join(' – ')}</a
                >`
              : nothing
          }
          ${text ? html`<span class="block quoted">${text}</span>` : nothing}
          <span class="small block">${t('reported-by', { name: by, day: dayOf(created) })}</span>
        </span>
        <span class="row">
          ${seats.map((seat) => {
            const seated = seat.person;
            if (seated === null) return nothing;
            return act(page, seat.name, 'find-reported', () => people.find(seated), 'quiet');
          })}
          ${act(page, t('mark-read'), 'close-report', () => close(id))}
        </span>
      </li>`;
    })}
  </ul>`;
}

/** @param typed  keeps what is in the field */
function oneGame(page: Page, typed: { game: string }) {
  const button = (action: 'end_game' | 'void_rating', testId: string, classes = '') =>
    act(page, t(action), testId, () => change(action), classes);
  const change = async (action: 'end_game' | 'void_rating') => {
    const game = gameIn(typed.game);
    if (!game) return;
    if (!(await page.browser.isSure(t(`sure-${action}`, { game }), t(action)))) return;
    await page.ask('one-game', async () => {
      await call('POST /api/admin', { action, game });
      return t('done');
    });
  };
  return html`<label for="one-game-id" class="small">${t('game-address')}</label>
    <input
      id="one-game-id"
      data-testid="one-game-id"
      maxlength="200"
      autocomplete="off"
      @input=${(event: Event) => (typed.game = valueOf(event))}
    />
    <div class="row">
      ${button('end_game', 'end-game', 'danger')} ${button('void_rating', 'void-rating')}
    </div>`;
}

/** The id in the address of a game, or what was given. */
export function gameIn(text: string) {
  return /\/game\/([a-z0-9]+)/.exec(text)?.[1] ?? text.trim();
}
