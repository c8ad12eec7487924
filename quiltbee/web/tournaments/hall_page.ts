/**
 * A tournament on a projector: pairings with clocks, standings, and a QR code. It has no controls:
 * it reloads itself, and pages through long lists.
 */
import { call } from '../core/api.ts';
import { clockText, isLow, leftAt } from '../core/clock.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { invitationOf } from '../shell/settings.ts';
import { errorLine } from '../views/error.ts';
import { LinkToPass } from '../views/passing_on.ts';
import { pointsText, gameText, isOpenTo, waitedFor } from './tournament.ts';
import type {
  PairingShape as Pairing,
  RunningGame,
  TournamentShape as Tournament,
} from '../core/generated/messages.ts';
import type { Latest, Page } from '../shell/page.ts';

/** How often to reload, in ms. */
const POLL = 5000;
/** How often to draw the clocks, in ms. */
const TICK = 500;
/** How long a page of a long list stays, in ms. */
const LEAF = 12_000;
/** Rows per page. */
const PAIRINGS = 7;
const PLACES = 9;
const NAMES = 24;

/** The running games, and when they were read on the page's clock, in ms. */
type Running = { games: RunningGame[]; at: number };

type Hall = {
  page: Page;
  latest: Latest<Tournament>;
  running: Latest<Running>;
  passed: LinkToPass;
};

export async function hall(page: Page, id: string) {
  const request = { tournament: id };
  const read = () => call('GET /api/tournaments/{tournament}', request);
  const readClocks = async () => {
    const { games } = await call('GET /api/tournaments/{tournament}/clocks', request);
    return { games, at: performance.now() };
  };
  const [first, clocks] = await Promise.all([read(), readClocks()]);
  const latest = page.latest(first);
  const running = page.latest<Running>(clocks);
  page.isBare = true;
  page.every(POLL, () => {
    if (document.hidden) return;
    latest.read(read());
    running.read(readClocks());
  });
  page.every(TICK, page.changed);
  stayAwake(page);
  const own = { page, latest, running, passed: new LinkToPass(page) };
  return () => hallView(own);
}

/** Keep the screen on while the page is shown, if the browser can. */
function stayAwake(page: Page) {
  const ask = () => {
    if (!document.hidden) navigator.wakeLock?.request('screen').catch(() => {});
  };
  document.addEventListener('visibilitychange', ask);
  page.until(() => document.removeEventListener('visibilitychange', ask));
  ask();
}

function hallView(own: Hall) {
  const { value: shown, error } = own.latest;
  const { state, round, rounds, schedule } = shown;
  const where =
    state === 'running' && round > 0
      ? rounds === null
        ? t('round-title', { round })
        : t('round-title-of', { round, rounds })
      : t(`state-${state}`);
  return html`<main class="hall" data-state=${state} data-testid="hall">
    <header>
      <h1>${shown.name}</h1>
      <p>${where}</p>
      <p class="hall-waits" data-testid="waited-for">${waitedFor(shown, Date.now())}</p>
      ${errorLine(error, 'hall-error')}
    </header>
    <section aria-label=${t(state === 'open' ? 'players' : 'pairings')}>
      ${state === 'open' ? people(shown) : pairings(own, schedule.at(-1)?.pairings ?? [])}
    </section>
    <aside>${shown.standings.length > 0 ? standings(shown) : nothing} ${address(own)}</aside>
  </main>`;
}

/** Return the page of a list that is on show now. */
function leaf<Row>(rows: Row[], most: number) {
  const count = Math.max(1, Math.ceil(rows.length / most));
  const at = Math.floor(performance.now() / LEAF) % count;
  return rows.slice(at * most, (at + 1) * most);
}

function people({ entrants }: Tournament) {
  const here = entrants.filter(({ withdrawn }) => !withdrawn);
  if (here.length === 0) return html`<p>${t('nobody-joined')}</p>`;
  return html`<ul class="hall-people" data-testid="hall-people">
    ${leaf(here, NAMES).map(({ name }) => html`<li>${name}</li>`)}
  </ul>`;
}

function pairings(own: Hall, rows: Pairing[]) {
  return html`<ol class="hall-pairings" data-testid="hall-pairings">
    ${leaf(rows, PAIRINGS).map((pairing) => pairingRow(own, pairing))}
  </ol>`;
}

function pairingRow(own: Hall, pairing: Pairing) {
  const { first, second, points, games, half } = pairing;
  const name = plainName(own.latest.value, first);
  if (second === null)
    return html`<li class="hall-bye">${t(half ? 'a-half-bye' : 'a-bye', { name })}</li>`;
  const running = games.find(({ over }) => !over);
  const known = running && own.running.value.games.find(({ id }) => id === running.id);
  const seat = (entrant: number) => (running?.first === entrant ? 1 : 2);
  const side = (entrant: number) =>
    html`<span class="hall-side">
      <b>${plainName(own.latest.value, entrant)}</b>
      ${known ? clockOf(known, seat(entrant), own.running.value.at) : nothing}
    </span>`;
  const last = games.at(-1);
  const scores = known && [known.scores[seat(first) - 1], known.scores[seat(second) - 1]];
  const how = scores ? scores.join(' : ') : last?.over ? gameText(last, first) : '';
  return html`<li class=${running ? 'is-running' : ''}>
    <span class="hall-board">${pairing.pairing}</span>
    ${side(first)}
    <span class="hall-points"
      ><b>${points.map(pointsText).join(' : ')}</b><small>${how}</small></span
    >
    ${side(second)}
  </li>`;
}

function plainName({ entrants }: Tournament, entrant: number) {
  return entrants.find((each) => each.entrant === entrant)?.name ?? '?';
}

function clockOf({ clock, now }: RunningGame, seat: 1 | 2, at: number) {
  if (clock === null || now === null) return nothing;
  const left = leftAt(clock, seat, { now, at }, performance.now());
  const isRunning = clock.running === seat;
  const looks = [isRunning ? 'is-running' : '', isLow(clock.control, left) ? 'is-low' : ''];
  return html`<span class=${`hall-clock ${looks.join(' ')}`} data-testid="hall-clock"
    >${clockText(left)}</span
  >`;
}

function standings(shown: Tournament) {
  return html`<section aria-labelledby="hall-standings">
    <h2 id="hall-standings">${t(shown.state === 'over' ? 'final-standings' : 'standings')}</h2>
    <ol class="hall-standings" data-testid="hall-standings">
      ${leaf(shown.standings, PLACES).map(
        ({ place, entrant, points }) =>
          html`<li>
            <span>${place}</span><b>${plainName(shown, entrant)}</b
            ><span>${pointsText(points)}</span>
          </li>`,
      )}
    </ol>
  </section>`;
}

/** Show the address to join, or else to follow. */
function address({ latest: { value: shown }, passed }: Hall) {
  const invitation = isOpenTo(shown) ? invitationOf(shown.id) : null;
  passed.show(invitation ?? `/tournaments/${shown.id}`);
  const joins = invitation !== null || (isOpenTo(shown) && shown.public);
  return html`<section class="hall-address" aria-label=${t('qr-code')}>
    ${passed.code('hall-qr')}
    <p>${t(joins ? 'scan-to-join' : 'scan-to-follow')}<small>${passed.host}</small></p>
  </section>`;
}
