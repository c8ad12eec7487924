/** The page of a day: its game, the others' results, the person's calendar. */
import { Outdated, Refused, call, clockError, fetchGame } from '../core/api.ts';
import { tableOf } from '../core/rules/description.ts';
import { beginGame } from '../core/rules/fold.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { act, outcome } from '../views/controls.ts';
import { button, icon, linkButton, withIcon } from '../views/icons.ts';
import { quiltPicture } from '../views/quilt.ts';
import {
  FIRST,
  dayName,
  dayTitle,
  figuresOf,
  monthLater,
  untilMidnight,
  weeksOf,
} from './calendar.ts';
import { outcomeOf, placeOf, rivalOf, shareText } from './day.ts';
import type { DayAttempt, DayState, DayTable } from '../core/generated/messages.ts';
import type { Patches, PlayerState } from '../core/types.ts';
import type { Page } from '../shell/page.ts';

type Own = {
  day: DayState;
  /** At most one for each day. */
  attempts: DayAttempt[];
  today: string;
  /** The month of the calendar, as `2026-11`. */
  month: string;
};

/** Final quilts; no players without a finished game. */
type Quilts = { players: PlayerState[]; patches: Patches };

/** A Monday, to name the weekdays. */
const A_MONDAY = Date.UTC(2026, 10, 23);
const DAY = 24 * 60 * 60 * 1000;

/** Load a day, or today by the device's clock, or by the server's if that is wrong. */
async function dayOf(name?: string) {
  const fetchDay = (day: string) => call('GET /api/days/{day}', { day });
  const wanted = await fetchDay(name ?? dayName(new Date())).catch((problem) => {
    if (name || !(problem instanceof Refused)) throw problem;
    return null;
  });
  // A day that is not open yet is not today anywhere.
  const wrongBy = name || wanted?.open || wanted?.attempt ? 0 : await clockError();
  const shown =
    wanted && !wrongBy ? wanted : await fetchDay(dayName(new Date(Date.now() - wrongBy)));
  return { shown, wrongBy };
}

export async function day(page: Page, name?: string) {
  const [{ shown, wrongBy }, { days: attempts }] = await Promise.all([
    dayOf(name),
    call('GET /api/me/days'),
  ]);
  const quilts = await quiltsOf(page, shown.attempt);
  const now = () => dayName(new Date(Date.now() - wrongBy));
  const own: Own = { day: shown, attempts, today: now(), month: shown.day.slice(0, 7) };
  page.until(
    onMidnight(() => {
      own.today = now();
      page.changed();
    }),
  );
  return () =>
    html`<main class="me day">
      <h1 data-testid="day-title">${dayTitle(shown.day)}</h1>
      ${shown.day < own.today ? newer(own.today) : nothing}
      ${
        wrongBy
          ? html`<p role="status" data-testid="clock-wrong">${t('day-clock-wrong')}</p>`
          : nothing
      }
      <div class="column">${game(page, shown, quilts)}</div>
      <div class="column">
        ${shown.table ? standings(shown.table) : nothing} ${puzzle(shown.day, own.today)}
        ${calendar(page, own)}
        <p class="small"><a href="/">${t('back-to-home')}</a></p>
      </div>
    </main>`;
}

/** Call at each local midnight, also after the tab has slept through one. */
function onMidnight(look: () => void) {
  let timer = 0;
  const wait = () => {
    look();
    clearTimeout(timer);
    timer = window.setTimeout(wait, untilMidnight(new Date()) + 1);
  };
  wait();
  document.addEventListener('visibilitychange', wait);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}

/** Link to the puzzle of a day that has come. */
function puzzle(day: string, today: string) {
  if (day > today) return nothing;
  return html`<p>
    ${linkButton('day-puzzle', `/puzzles/${day}`, withIcon('puzzle', t('puzzle-of-the-day')))}
  </p>`;
}

/** Link from an older day to today. */
function newer(today: string) {
  return html`<p class="newer" role="status" data-testid="newer-day">
    <a class="button main" href=${`/day/${today}`}>${t('day-newer')}</a>
  </p>`;
}

/** Return the quilts of the finished attempt, the person's own first; the Automa has none. */
async function quiltsOf({ place }: Page, attempt: DayAttempt | null): Promise<Quilts> {
  const patches = await place.patches;
  if (attempt === null || attempt.won === null) return { patches, players: [] };
  const message = await fetchGame(attempt.game);
  const folded = beginGame(message, patches);
  if (folded === null) throw new Outdated(t('page-outdated'));
  const { players, seats } = tableOf(folded, patches);
  if (seats[1].kind === 'automa') return { patches, players: players.slice(0, 1) };
  return { patches, players: seats[0].yours ? players : [...players].reverse() };
}

function game(page: Page, day: DayState, quilts: Quilts) {
  const { attempt } = day;
  const isOver = attempt !== null && attempt.won !== null;
  return html`<section class="panel" aria-labelledby="game-heading">
    <h2 id="game-heading">${rivalOf(day)}</h2>
    <p>${t(day.seat === 1 ? 'day-you-begin' : 'day-they-begin')}</p>
    ${
      isOver
        ? result(attempt, placeOf(day), quilts)
        : html`<p class="small explain">${t('day-what')}</p>`
    }
    ${day.counts ? nothing : html`<p class="small" data-testid="day-apart">${t('day-apart')}</p>`}
    <div class="row">${actions(page, day, quilts)}</div>
    ${outcome(page, 'game')}
  </section>`;
}

function result(attempt: DayAttempt, place: string, { players, patches }: Quilts) {
  return html`<p class="day-result" data-testid="day-result">
      <strong>${outcomeOf(attempt)}</strong>
      ${place ? html`<span>${place}</span>` : nothing}
    </p>
    <div class="day-quilts" data-testid="day-quilts">
      ${players.map((player) => quiltPicture(player, patches))}
    </div>`;
}

function actions(page: Page, day: DayState, { players: [own] }: Quilts) {
  const { attempt } = day;
  const play = (words: string) => {
    const begin = () => page.leave('game', () => call('POST /api/days/{day}', { day: day.day }));
    return act(page, t(words), 'day-play', begin, 'main');
  };
  if (attempt === null && day.open) return play('day-play');
  if (attempt?.won === null) return play('day-go-on');
  const again = act(page, t('day-practise'), 'day-practise', () => practise(page, day));
  if (attempt === null) return day.table === null ? t('day-to-come') : again;
  const words = html`${icon('share')}<span>${t('share')}</span>`;
  return html`${act(page, words, 'day-share', () => share(page, day, own?.cells), 'main')}
    <a class="button" href=${`/game/${attempt.game}`}>${t('day-your-game')}</a>
    ${again}`;
}

/** Play the same ring against the same opponent again, without counting it. */
function practise(page: Page, { opponent, level, deck, seat, seed }: DayState) {
  return page.leave('game', () =>
    call('POST /api/games', {
      ...{ opponent, level, seed, names: null, from: null, board: 'revised' },
      ...{ first: seat === 1 ? 'you' : 'opponent' },
      ...(deck === null ? {} : { deck }),
    }),
  );
}

/** Share the result without any moves. */
function share(page: Page, day: DayState, cells?: string) {
  const text = shareText(day, page.browser.origin, cells);
  return page.ask('game', async () => {
    if (page.browser.share) return page.share({ text });
    await page.browser.copy(text);
    return t('copied');
  });
}

/** Show the results of everyone at this server. */
function standings({ played, won, best, best_game }: DayTable) {
  return html`<section class="panel" aria-labelledby="table-heading" data-testid="day-table">
    <h2 id="table-heading">${t('day-table')}</h2>
    <p class="small">${t('day-played', { played, won })}</p>
    ${
      best.length === 0
        ? nothing
        : html`<table class="standings">
            <thead>
              <tr>
                <th scope="col">${t('day-rank')}</th>
                <th scope="col">${t('day-name')}</th>
                <th scope="col">${t('day-outcome')}</th>
              </tr>
            </thead>
            <tbody>
              ${best.map(
                (each) =>
                  html`<tr class=${each.you ? 'you' : ''}>
                    <td>${each.rank}</td>
                    <th scope="row">
                      ${each.name ?? t('day-guest')}${each.you ? t('day-you') : ''}
                    </th>
                    <td>${outcomeOf({ ...each, day: '', game: '' })}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
    ${
      best_game === null
        ? nothing
        : html`<p>
            <a class="button" href=${`/game/${best_game}`}>${t('day-best-game')}</a>
          </p>`
    }
  </section>`;
}

function calendar(page: Page, own: Own) {
  const { attempts, today, month } = own;
  const figures = figuresOf(attempts, today);
  const known = new Map(attempts.map((each) => [each.day, each]));
  const title = dayTitle(`${month}-01`, { month: 'long', year: 'numeric' });
  return html`<section class="panel calendar" aria-labelledby="calendar-heading">
    <div class="panel-head">
      ${turner(page, own, -1)}
      <h2 id="calendar-heading" aria-live="polite">${title}</h2>
      ${turner(page, own, 1)}
    </div>
    <table>
      <thead>
        <tr>
          ${weekdays().map(([short, long]) => html`<th scope="col" abbr=${long}>${short}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${weeksOf(month).map(
          (week) =>
            html`<tr>
              ${week.map((day) => html`<td>${date(day, own, known)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="small" data-testid="day-figures">${t('day-figures', { ...figures })}</p>
  </section>`;
}

/** Show the month before or after, within the existing days. */
function turner(page: Page, own: Own, months: -1 | 1) {
  const end = months < 0 ? FIRST.slice(0, 7) : own.today.slice(0, 7);
  const isEnd = months < 0 ? own.month <= end : own.month >= end;
  const turn = () => {
    if (isEnd) return;
    own.month = monthLater(own.month, months);
    page.changed();
  };
  return button(
    months < 0 ? 'month-before' : 'month-after',
    icon(months < 0 ? 'back' : 'forward'),
    turn,
    { classes: 'quiet', off: isEnd, label: t(months < 0 ? 'day-month-before' : 'day-month-after') },
  );
}

/** List the names of the weekdays, Monday first. */
function weekdays(): string[][] {
  return Array.from({ length: 7 }, (_, each) => {
    const day = new Date(A_MONDAY + each * DAY).toISOString().slice(0, 10);
    return [dayTitle(day, { weekday: 'narrow' }), dayTitle(day, { weekday: 'long' })];
  });
}

function date(day: string | null, { day: shown, today }: Own, known: Map<string, DayAttempt>) {
  if (day === null) return nothing;
  const number = Number(day.slice(8));
  if (day < FIRST || day > today) return html`<span class="date none">${number}</span>`;
  const attempt = known.get(day);
  const how = !attempt ? 'missed' : attempt.won === null ? 'running' : attempt.won ? 'won' : 'lost';
  const title = dayTitle(day, { dateStyle: 'long' });
  return html`<a
    class=${`date ${how}`}
    href=${`/day/${day}`}
    aria-current=${day === shown.day ? 'date' : nothing}
    aria-label=${t('label-and-note', { label: title, note: t(`day-how-${how}`) })}
    >${number}</a
  >`;
}
