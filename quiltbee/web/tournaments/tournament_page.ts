/** One tournament: players, pairings, standings, cross table; joining and organizing. */
import { call } from '../core/api.ts';
import { signed } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { invitationOf, keepInvitation, keepKnown } from '../shell/settings.ts';
import { act, oneText, outcome, section, table } from '../views/controls.ts';
import { tick } from '../views/fields.ts';
import { textToCopy } from '../views/copying.ts';
import { LinkToPass } from '../views/passing_on.ts';
import { TournamentCare } from '../people/tournament_care_view.ts';
import { errorLine } from '../views/error.ts';
import { pairings } from './pairings_view.ts';
import {
  pointsText,
  byeRounds,
  codeIn,
  hasJoined,
  leads,
  mayEnter,
  nameIn,
  termsOf,
  unfinishedOf,
  waitedFor,
} from './tournament.ts';
import type {
  EntrantShape as Entrant,
  TournamentShape as Tournament,
} from '../core/generated/messages.ts';
import type { Latest, Page } from '../shell/page.ts';

/** How often to reload without news, in ms. */
const POLL = 5000;

/** The columns of the standings, each with messages for its name and its meaning. */
const COLUMNS = ['points', 'direct', 'buchholz', 'sonneborn_berger', 'wins', 'margin'] as const;

export class Own {
  /** The round on show; null for the last one. */
  shown: number | null = null;
  readonly passed: LinkToPass;
  readonly care: TournamentCare;

  constructor(
    readonly page: Page,
    readonly latest: Latest<Tournament>,
    /** The code of the invitation in the address. */
    readonly code: string | null,
    /** The path of the organizer's link, null if this browser has none. */
    public invitation: string | null,
    /** The user's known name. */
    readonly name: string | null,
    /** The user is an administrator. */
    readonly administers: boolean,
  ) {
    const { id } = latest.value;
    this.care = new TournamentCare(
      page,
      'care',
      () => id,
      async (action) => {
        if (action === 'delete_tournament') page.shell.go('/tournaments');
        else latest.value = await call('GET /api/tournaments/{tournament}', { tournament: id });
      },
    );
    this.passed = new LinkToPass(page);
    if (invitation) this.passed.show(invitation);
  }

  get tournament() {
    return this.latest.value;
  }

  /** Send a request whose answer is the updated tournament. */
  change(name: string, answer: () => Promise<Tournament>) {
    return this.page.ask(name, async () => {
      this.latest.value = await answer();
    });
  }

  nameOf(wanted: number) {
    const { entrants } = this.tournament;
    return entrants.find(({ entrant }) => entrant === wanted)?.name ?? '';
  }
}

export async function tournament(page: Page, id: string) {
  const request = { tournament: id };
  const read = () => call('GET /api/tournaments/{tournament}', request);
  const [first, me] = await Promise.all([read(), call('GET /api/me')]);
  const invitation = invitationOf(id);
  const code = codeIn(location.hash) ?? codeIn(invitation?.replace(/^[^#]*/, '') ?? '');
  const latest = page.latest(first);
  const own = new Own(page, latest, code, invitation, me.name, me.administers ?? false);
  const readAgain = () => {
    if (!document.hidden && own.tournament.state !== 'over') latest.read(read());
  };
  page.every(POLL, readAgain);
  page.until(page.shell.onNews((what) => what === 'games' && readAgain()));
  return () => {
    if (me.known || own.tournament.you !== null) keepKnown(true);
    return tournamentView(own);
  };
}

function tournamentView(own: Own) {
  const { tournament: shown } = own;
  return html`<main class="tournament" data-state=${shown.state}>
    <div class="tournament-head">
      <h1 data-testid="tournament-title">${shown.name}</h1>
      <p class="small">${termsOf(shown)}</p>
      ${shown.hidden ? html`<p class="small">${t('tournament-hidden')}</p>` : nothing}
      <p class="small" role="status" data-testid="waited-for">${waitedFor(shown, Date.now())}</p>
      <p class="small">
        <a href=${`/tournaments/${shown.id}/hall`} data-testid="to-hall">${t('to-hall')}</a>
      </p>
      ${errorLine(own.latest.error, 'tournament-error')}
    </div>
    ${shown.state === 'open' ? opening(own) : nothing}
    ${shown.schedule.length > 0 ? pairings(own) : nothing}
    ${shown.standings.length > 0 ? standings(shown) : nothing}
    ${shown.schedule.length > 0 ? crossTable(shown) : nothing}
    ${shown.state === 'running' ? goingOn(own) : nothing}
    ${own.administers ? section(own.page, 'care', t('tab-admin'), caring(own)) : nothing}
    <p class="small">
      <a href="/tournaments">${t('all-your-tournaments')}</a>
    </p>
  </main>`;
}

function caring({ care, tournament: shown }: Own) {
  const end = shown.state === 'over' ? [] : (['end_tournament'] as const);
  const visible = shown.hidden ? 'show_tournament' : 'hide_tournament';
  return care.view([visible, ...end, 'delete_tournament'], shown.name);
}

function opening(own: Own) {
  const { page, tournament: shown } = own;
  const organise = () => section(page, 'organise', t('invite-and-start'), organising(own));
  return html`${section(page, 'players', t('players'), players(own))}
  ${shown.organising ? organise() : nothing}`;
}

function players(own: Own) {
  const { page, tournament: shown, code, invitation } = own;
  const mayJoin = mayEnter(shown) && (shown.public || code !== null || invitation !== null);
  const joined = !mayEnter(shown) && hasJoined(shown);
  const isOpen = joined && shown.state === 'open';
  return html`<ol class="things" data-testid="entrants">
      ${shown.entrants.map((entrant) => entrantRow(own, entrant))}
    </ol>
    ${shown.entrants.length === 0 ? html`<p class="small">${t('nobody-joined')}</p>` : nothing}
    ${mayJoin ? joinForm(own) : nothing} ${shown.bots ? botForm(own) : nothing}
    ${isOpen ? html`<p class="small">${t('you-play')}</p>` : nothing} ${byes(own)}
    ${isOpen ? act(page, t('withdraw'), 'withdraw', () => withdraw(own)) : nothing}
    ${joined || mayJoin ? nothing : html`<p class="small">${t('to-play-open-link')}</p>`}`;
}

function goingOn(own: Own) {
  const { page, tournament: shown } = own;
  const { admits_late: open, organising: runs } = shown;
  return html`${runs ? html`<div class="row">${pausing(own)}</div>` : nothing}
    <details class="fold panel" data-testid="going-on" ?open=${mayEnter(shown)}>
      <summary>${t('players')}</summary>
      ${open || runs ? players(own) : byes(own)} ${runs && open ? invitation(own) : nothing}
      ${outcome(page, 'players')}
    </details>
    ${
      !hasJoined(shown) || mayEnter(shown)
        ? nothing
        : html`<details class="fold">
            <summary>${t('leave-tournament')}</summary>
            <p class="small">${t('games-are-lost')}</p>
            ${act(page, t('withdraw'), 'withdraw', () => withdraw(own), 'danger')}
            ${outcome(page, 'players')}
          </details>`
    }`;
}

/** Pause or resume the tournament; while paused nothing starts. */
function pausing(own: Own) {
  const { id, paused } = own.tournament;
  const request = { tournament: id, wanted: !paused };
  const pause = () =>
    own.change('organise', () => call('POST /api/tournaments/{tournament}/pause', request));
  return act(own.page, t(paused ? 'resume' : 'pause'), 'pause-tournament', pause);
}

async function withdraw(own: Own) {
  const { id, you } = own.tournament;
  const question = t('sure-withdraw', { count: unfinishedOf(own.tournament, you) });
  if (!(await own.page.browser.isSure(question, t('withdraw')))) return;
  await own.change('players', () =>
    call('POST /api/tournaments/{tournament}/withdraw', { tournament: id }),
  );
}

/** Offer half-point byes. */
function byes(own: Own) {
  const rounds = byeRounds(own.tournament);
  if (rounds.length === 0) return nothing;
  const request = { tournament: own.tournament.id };
  const ask = (round: number) => (wanted: boolean) =>
    own.change('players', () =>
      call('POST /api/tournaments/{tournament}/bye', { ...request, round, wanted }),
    );
  return html`<div class="row" role="group" aria-label=${t('half-byes')}>
    ${rounds.map(({ round, isAsked }) =>
      tick(`bye-${round}`, t('half-bye-in', { round }), isAsked, ask(round)),
    )}
  </div>`;
}

function botForm(own: Own) {
  const { id } = own.tournament;
  const enter = (bot: string) =>
    own.change('players', () =>
      call('POST /api/tournaments/{tournament}/enter', {
        ...{ tournament: id, bot: bot.trim(), code: own.code },
      }),
    );
  return html`<details class="fold">
    <summary>${t('enter-a-bot')}</summary>
    ${oneText(own.page, {
      id: 'bot-name',
      label: t('bot-to-enter'),
      button: t('enter-bot'),
      buttonId: 'enter-bot',
      send: enter,
    })}
  </details>`;
}

function entrantRow(own: Own, row: Entrant) {
  const { entrant, name, withdrawn, removed, bot, organises } = row;
  const { page, tournament: shown } = own;
  const remove = async () => {
    const question = t('sure-take-out', { name, count: unfinishedOf(shown, entrant) });
    if (!(await page.browser.isSure(question, t('remove')))) return;
    await own.change('organise', () =>
      call('POST /api/tournaments/{tournament}/remove', { tournament: shown.id, entrant }),
    );
  };
  const readmit = () =>
    own.change('organise', () =>
      call('POST /api/tournaments/{tournament}/readmit', { tournament: shown.id, entrant }),
    );
  const appoint = () =>
    own.change('organise', () =>
      call('POST /api/tournaments/{tournament}/appoint', {
        ...{ tournament: shown.id, entrant, wanted: !organises },
      }),
    );
  const gone = removed ? 'comma-removed-from-tournament' : 'comma-left-tournament';
  const left = withdrawn ? t(gone) : '';
  const named = (key: string) => html`${t(key)}<span class="visually-hidden"> ${name}</span>`;
  return html`<li>
    <span
      >${entrant === shown.you ? t('name-is-you', { name }) : name}${
        bot ? html` <span class="badge bot">${t('bot')}</span>` : nothing
      }${organises ? t('comma-organises') : nothing}${left}</span
    >
    ${
      leads(shown) && entrant !== shown.you && !bot && !removed
        ? act(page, named(organises ? 'dismiss' : 'appoint'), 'appoint', appoint, 'quiet')
        : nothing
    }
    ${
      shown.organising && entrant !== shown.you && !withdrawn
        ? act(page, named('remove'), 'remove-entrant', remove, 'quiet')
        : nothing
    }
    ${
      shown.organising && removed && shown.state !== 'over'
        ? act(page, named('readmit'), 'readmit-entrant', readmit, 'quiet')
        : nothing
    }
  </li>`;
}

function joinForm(own: Own) {
  const { id } = own.tournament;
  const join = (name: string) =>
    own.change('players', () =>
      call('POST /api/tournaments/{tournament}/join', {
        ...{ tournament: id, code: own.code, name: name.trim() || null },
      }),
    );
  return oneText(own.page, {
    id: 'join-name',
    label: t('your-name-others'),
    hint: t('your-name'),
    value: own.name ?? '',
    complete: 'nickname',
    optional: true,
    button: t('join'),
    buttonId: 'join',
    classes: 'main',
    send: join,
  });
}

function organising(own: Own) {
  const { page, tournament: shown } = own;
  const request = { tournament: shown.id };
  const start = () =>
    own.change('organise', () => call('POST /api/tournaments/{tournament}/start', request));
  const remove = async () => {
    if (!(await page.isSureToRemove(shown.name))) return;
    await page.ask('organise', async () => {
      await call('DELETE /api/tournaments/{tournament}', request);
      page.shell.go('/tournaments');
    });
  };
  return html`${invitation(own)}
    <div class="row">
      ${act(page, t('start-tournament'), 'start-tournament', start, 'main')}
      ${shown.starts === null ? nothing : pausing(own)}
      ${leads(shown) ? act(page, t('delete-it'), 'delete-tournament', remove, 'danger') : nothing}
    </div>`;
}

/** Show the invitation link; a new one replaces it. */
function invitation(own: Own) {
  const { page, tournament: shown } = own;
  const { id } = shown;
  const invite = () =>
    page.ask('organise', async () => {
      const made = await call('POST /api/tournaments/{tournament}/invitation', { tournament: id });
      keepInvitation(id, made.invitation);
      own.invitation = made.invitation;
      own.passed.show(made.invitation);
    });
  if (own.invitation === null)
    return html`<p class="small">${t('no-tournament-link')}</p>
      ${act(page, t('make-link'), 'tournament-invite', invite)}`;
  const link = own.passed.url;
  const copy = () => page.ask('organise', () => page.browser.copy(link).then(() => t('copied')));
  return html`<label for="tournament-link" class="small">${t('everybody-may-join')}</label>
    ${textToCopy('tournament-link', link)}
    <div class="row">
      ${act(page, t('copy'), 'copy-tournament', copy)}
      ${act(page, t('new-link'), 'tournament-invite', invite)}
    </div>
    ${own.passed.code('tournament-qr')}`;
}

function standings(shown: Tournament) {
  return html`<section class="panel" aria-labelledby="standings-heading">
    <h2 id="standings-heading">${t(shown.state === 'over' ? 'final-standings' : 'standings')}</h2>
    ${table({
      id: 'standings',
      labelledBy: 'standings-heading',
      columns: [
        [t('column-place')],
        [t('column-player')],
        ...COLUMNS.map(
          (column) => [t(`column-${column}`), t(`meaning-${column}`)] as [string, string],
        ),
      ],
      rows: shown.standings.map((each) => ({
        class: each.entrant === shown.you ? 'mine' : '',
        cells: [
          each.place,
          nameIn(shown, each.entrant),
          ...COLUMNS.map((column) =>
            each[column] < 0 ? signed(each[column]) : pointsText(each[column]),
          ),
        ],
      })),
      head: 1,
    })}
    <p class="small">
      <a href=${`/api/tournaments/${shown.id}/standings.csv`} download
        >${t('download-standings')}</a
      >
    </p>
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

function crossTable(shown: Tournament) {
  const { entrants, cross_table: cells } = shown;
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
                <th scope="row">${entrant}. ${nameIn(shown, entrant)}</th>
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
      <a href=${`/api/tournaments/${shown.id}/records.pgr`} download>${t('download-all')}</a>
    </p>
  </section>`;
}
