/** The page of administrators: reports, people, games, tournaments, and the log. */
import { call } from '../core/api.ts';
import { dayOf, t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { act, oneText, section, submitted } from '../views/controls.ts';
import { keptText } from '../views/fields.ts';
import { TournamentCare } from './tournament_care_view.ts';
import { submitButton } from '../views/icons.ts';
import type {
  AdminAction,
  FoundPerson,
  LogEntry,
  LogPage,
  ReportShape as Report,
} from '../core/generated/messages.ts';
import type { Page } from '../shell/page.ts';

export async function admin(page: Page) {
  const people = new People(page);
  const typed = { game: '', tournament: '' };
  const named = () => idIn('tournaments', typed.tournament);
  const care = new TournamentCare(page, 'one-tournament', named, () => undefined);
  let [{ reports }, log] = await Promise.all([
    call('GET /api/admin/reports'),
    call('GET /api/admin/log', {}),
  ]);
  const older = () =>
    page.ask('log', async () => {
      const { entries, next } = await call('GET /api/admin/log', { before: log.next });
      log = { entries: [...log.entries, ...entries], next };
    });
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
        ${section(page, 'one-tournament', t('one-tournament'), oneTournament(care, typed))}
        ${section(page, 'log', t('action-log'), logList(page, log, older))}
      </div>
    </main>`;
}

/** The people found, and actions on them. */
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

  /** Carry out an action on a person, and search again. */
  change(action: AdminAction) {
    return this.page.ask('found', async () => {
      await call('POST /api/admin', action);
      await this.read(this.wanted);
      return t('done');
    });
  }

  /** @param field  supplies the days, empty for a permanent suspension, and the reason */
  async suspend({ id, name }: FoundPerson, field: (name: string) => string) {
    const question = t('sure-suspend', { name: name ?? id });
    if (!(await this.page.browser.isSure(question, t('suspend')))) return;
    const span = field('days') ? { days: Number(field('days')) } : {};
    await this.change({ action: 'suspend', person: id, reason: field('reason'), ...span });
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
              class="fields"
              @submit=${submitted((field) => people.suspend(person, field))}
            >
              <input
                name="reason"
                maxlength="200"
                autocomplete="off"
                aria-label=${t('reason-for-log')}
                placeholder=${t('reason-for-log')}
              />
              <div class="with-button">
                <label for=${`days-${id}`}>${t('suspend-days')}</label>
                <input id=${`days-${id}`} name="days" type="number" min="1" max="3650" />
                ${submitButton('suspend', t('suspend'), page.busy !== null, 'danger')}
              </div>
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

/** @param typed  stores the text of the field */
function oneGame(page: Page, typed: { game: string }) {
  const button = (action: 'end_game' | 'void_rating', testId: string, classes = '') =>
    act(page, t(action), testId, () => change(action), classes);
  const change = async (action: 'end_game' | 'void_rating') => {
    const game = idIn('game', typed.game);
    if (!game) return;
    if (!(await page.browser.isSure(t(`sure-${action}`, { game }), t(action)))) return;
    await page.ask('one-game', async () => {
      await call('POST /api/admin', { action, game });
      return t('done');
    });
  };
  return html`${keptText('one-game-id', t('game-address'), (text) => (typed.game = text))}
    <div class="row">
      ${button('end_game', 'end-game', 'danger')} ${button('void_rating', 'void-rating')}
    </div>`;
}

/** @param typed  stores the text of the field */
function oneTournament(care: TournamentCare, typed: { tournament: string }) {
  const keep = (text: string) => (typed.tournament = text);
  return html`${keptText('one-tournament-id', t('tournament-address'), keep)}
  ${care.view([
    ...(['hide_tournament', 'show_tournament', 'end_tournament', 'delete_tournament'] as const),
  ])}`;
}

/** Return the id in the address of a game or a tournament, or else the text itself. */
export function idIn(kind: 'game' | 'tournaments', text: string) {
  return new RegExp(`/${kind}/([a-z0-9]+)`).exec(text)?.[1] ?? text.trim();
}

/** Show the actions of administrators, newest first. */
function logList(page: Page, log: LogPage, older: () => void) {
  return html`${log.entries.length === 0 ? html`<p class="small">${t('log-empty')}</p>` : nothing}
    <ul class="things" data-testid="log-entries">
      ${log.entries.map(logRow)}
    </ul>
    ${log.next === null ? nothing : act(page, t('log-older'), 'older-log', older)}`;
}

function logRow(entry: LogEntry) {
  const { action, person, person_name, details, reason, local, admin_name, at } = entry;
  const { game, tournament, ...others } = details as Record<string, unknown>;
  const link = game ? `/game/${game}` : tournament ? `/tournaments/${tournament}` : null;
  const name = local ? t('log-by-command') : (admin_name ?? t('log-somebody'));
  const values = [person_name ?? person, ...Object.values(others)].filter((each) => each !== null);
  return html`<li>
    <span>
      <b>${t(`log-${action}`)}</b> ${values.join(' · ')}
      ${link ? html`<a href=${link}>${game ?? tournament}</a>` : nothing}
      ${reason ? html`<span class="block quoted">${reason}</span>` : nothing}
      <span class="small block">${t('log-by', { name, day: dayOf(at) })}</span>
    </span>
  </li>`;
}
