/** The page of a day. */
import { head, type Shell } from '../views/page.ts';
import { icon } from '../views/icons.ts';
import { act, outcome } from '../views/sections.ts';
import { html, nothing } from 'lit-html';
import { t } from '../core/words.ts';
import { FIRST, dayTitle, figuresOf, weeksOf } from './calendar.ts';
import { outcomeOf, rivalOf, type DayPage } from './day.ts';
import type { DayAttempt, DayTable } from '../core/messages.ts';

/** A Monday, for the names of the weekdays. */
const A_MONDAY = Date.UTC(2026, 10, 23);
const DAY = 24 * 60 * 60 * 1000;

/** @param isAhead  whether the device's clock is */
export function dayPage(page: DayPage, shell: Shell, isAhead: boolean) {
  const { day, today } = page.state;
  return html`${head(shell)}
    <main class="me day">
      <h1 data-testid="day-title">${dayTitle(day.day)}</h1>
      ${day.day < today ? newer(today) : nothing} ${isAhead ? aheadNote() : nothing}
      <div class="column">${game(page)}</div>
      <div class="column">
        ${day.table ? standings(day.table) : nothing} ${puzzle(day.day, today)} ${calendar(page)}
        <p class="small"><a href="/">${t('back-to-home')}</a></p>
      </div>
    </main>`;
}

function aheadNote() {
  return html`<p role="status" data-testid="clock-ahead">${t('day-clock-ahead')}</p>`;
}

/** The way to the puzzle of a day that has come. */
function puzzle(day: string, today: string) {
  if (day > today) return nothing;
  return html`<p>
    <a class="button" href=${`/puzzles/${day}`} data-testid="day-puzzle"
      >${icon('puzzle')}<span>${t('puzzle-of-the-day')}</span></a
    >
  </p>`;
}

/** The way from an older day to the one that it is. */
function newer(today: string) {
  return html`<p class="newer" role="status" data-testid="newer-day">
    <a class="button main" href=${`/day/${today}`}>${t('day-newer')}</a>
  </p>`;
}

function game(page: DayPage) {
  const { day } = page.state;
  const { attempt } = day;
  const isOver = attempt !== null && attempt.won !== null;
  return html`<section class="panel" aria-labelledby="game-heading">
    <h2 id="game-heading">${rivalOf(day)}</h2>
    <p>${t(day.seat === 1 ? 'day-you-begin' : 'day-they-begin')}</p>
    ${isOver ? result(attempt, day.table) : html`<p class="small explain">${t('day-what')}</p>`}
    <div class="row">${actions(page)}</div>
    ${outcome(page.state, 'game')}
  </section>`;
}

function result(attempt: DayAttempt, table: DayTable | null) {
  const { rank, played } = table ?? { rank: null, played: 0 };
  const isPlaced = rank !== null && attempt.margin !== null;
  return html`<p class="day-result" data-testid="day-result">
    <strong>${outcomeOf(attempt)}</strong>
    ${isPlaced ? html`<span>${t('day-place', { rank, played })}</span>` : nothing}
  </p>`;
}

function actions(page: DayPage) {
  const { day, state } = { day: page.state.day, state: page.state };
  const { attempt } = day;
  const play = (words: string) => act(state, t(words), 'day-play', () => page.play(), 'main');
  if (attempt === null && day.open) return play('day-play');
  if (attempt?.won === null) return play('day-go-on');
  const again = act(state, t('day-practise'), 'day-practise', () => page.practise());
  if (attempt === null) return day.table === null ? t('day-to-come') : again;
  const share = html`${icon('share')}<span>${t('share')}</span>`;
  return html`${act(state, share, 'day-share', () => page.share(), 'main')}
    <a class="button" href=${`/game/${attempt.game}`}>${t('day-your-game')}</a>
    ${again}`;
}

/** How everybody at this server did. */
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

function calendar(page: DayPage) {
  const { attempts, today, month } = page.state;
  const figures = figuresOf(attempts, today);
  const known = new Map(attempts.map((each) => [each.day, each]));
  const title = dayTitle(`${month}-01`, { month: 'long', year: 'numeric' });
  return html`<section class="panel calendar" aria-labelledby="calendar-heading">
    <div class="panel-head">
      ${turner(page, -1, month <= FIRST.slice(0, 7))}
      <h2 id="calendar-heading" aria-live="polite">${title}</h2>
      ${turner(page, 1, month >= today.slice(0, 7))}
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
              ${week.map((day) => html`<td>${date(day, page, known)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="small" data-testid="day-figures">${t('day-figures', { ...figures })}</p>
  </section>`;
}

function turner(page: DayPage, months: number, isEnd: boolean) {
  return html`<button
    type="button"
    class="quiet"
    aria-label=${t(months < 0 ? 'day-month-before' : 'day-month-after')}
    aria-disabled=${isEnd ? 'true' : 'false'}
    @click=${() => page.turn(months)}
  >
    ${icon(months < 0 ? 'back' : 'forward')}
  </button>`;
}

/** The names of the weekdays, Monday first. */
function weekdays(): string[][] {
  return Array.from({ length: 7 }, (_, each) => {
    const day = new Date(A_MONDAY + each * DAY).toISOString().slice(0, 10);
    return [dayTitle(day, { weekday: 'narrow' }), dayTitle(day, { weekday: 'long' })];
  });
}

function date(day: string | null, page: DayPage, known: Map<string, DayAttempt>) {
  if (day === null) return nothing;
  const { today } = page.state;
  const number = Number(day.slice(8));
  if (day < FIRST || day > today) return html`<span class="date none">${number}</span>`;
  const attempt = known.get(day);
  const how = !attempt ? 'missed' : attempt.won === null ? 'running' : attempt.won ? 'won' : 'lost';
  const title = dayTitle(day, { dateStyle: 'long' });
  return html`<a
    class=${`date ${how}`}
    href=${`/day/${day}`}
    aria-current=${day === page.state.day.day ? 'date' : nothing}
    aria-label=${t('label-and-note', { label: title, note: t(`day-how-${how}`) })}
    >${number}</a
  >`;
}
