/** What stands in the market's place while seats are settled, and what the result says of it. */
import { MOST_POINTS, hasSecond, type Starts } from './starts.ts';
import { ownSeat } from '../core/seats.ts';
import { nameOf, signed } from '../core/sentences.ts';
import { language, t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { valueOf } from '../views/fields.ts';
import { icon } from '../views/icons.ts';
import { ring } from '../views/ring.ts';
import type { Game } from '../core/game.ts';
import type { GameState } from '../core/game_state.ts';
import type { Table } from '../core/types.ts';

/** @param state  of a table whose seats are not settled */
export function startPanel(starts: Starts, state: GameState, game: Game, lettered: boolean) {
  const table = state.table;
  const { step, points } = table.fair as NonNullable<Table['fair']>;
  const isMine = ownSeat(table) === (step === 'cut' ? 1 : 2);
  const ask = { cut: cutForm, choose: seatButtons };
  return html`<section
    class="panel inviting starts"
    data-testid="starts"
    aria-labelledby="starts-h"
  >
    <h2 id="starts-h">${t(`starts-${step}`)}</h2>
    ${isMine && step ? ask[step](starts, state, game) : told(table, step, points)}
    ${ring(table.ring, state.patches, lettered)}
  </section>`;
}

/** What the other is doing. */
function told(table: Table, step: 'cut' | 'choose' | null, points: number | null) {
  const name = nameOf(table.seats, step === 'cut' ? 1 : 2);
  const words = { name, points: pointsWords(points ?? 0) };
  return html`<p data-testid="starts-told">${t(`starts-${step}-told`, words)}</p>`;
}

function cutForm(starts: Starts, state: GameState, game: Game) {
  const { points } = starts.state;
  const table = state.table;
  const send = (event: Event) => {
    event.preventDefault();
    game.send({ type: 'cut', points });
  };
  const step = (by: number, label: string) =>
    html`<button type="button" aria-label=${label} @click=${() => starts.name(points + by)}>
      ${by > 0 ? '+' : '−'}
    </button>`;
  return html`<form class="cut" @submit=${send}>
    <p>${t('starts-cut-text', { name: nameOf(table.seats, 2) })}</p>
    <div class="row">
      <label for="cut-points">${t('starts-points')}</label>
      ${step(-1, t('starts-fewer'))}
      <input
        id="cut-points"
        type="number"
        required
        step="1"
        min=${-MOST_POINTS}
        max=${MOST_POINTS}
        data-testid="cut-points"
        .value=${String(points)}
        @change=${(event: Event) => starts.name(Number(valueOf(event)))}
      />
      ${step(1, t('starts-more'))}
      <button
        type="submit"
        class="main"
        data-testid="cut"
        aria-disabled=${state.pending ? 'true' : 'false'}
      >
        ${t('starts-name')}
      </button>
    </div>
  </form>`;
}

function seatButtons(_starts: Starts, state: GameState, game: Game) {
  const points = state.table.fair?.points ?? 0;
  const button = (seat: 1 | 2, note: string) =>
    html`<button
      type="button"
      class="seat-choice"
      data-testid=${`choose-${seat}`}
      aria-disabled=${state.pending ? 'true' : 'false'}
      @click=${() => game.send({ type: 'choose', seat })}
    >
      <b>${t(`starts-seat-${seat}`)}</b> <span class="small">${note}</span>
    </button>`;
  return html`<p>${t('starts-choose-text', { points: pointsWords(points) })}</p>
    <div class="row">${button(1, t('starts-seat-1-note'))} ${button(2, pointsWords(points))}</div>`;
}

/** `3 points more`, `no points`, `2 points less`. */
function pointsWords(points: number) {
  if (points === 0) return t('starts-no-points');
  return t(points > 0 ? 'starts-points-more' : 'starts-points-less', { count: Math.abs(points) });
}

/** The way on after the first of two games; null where there is none. */
export function onward(table: Table) {
  const { fair } = table;
  if (!fair || !hasSecond(table)) return null;
  return html`<a class="button main" data-testid="second-game" href=${`/game/${fair.partner}`}
    >${icon('again')}<span>${t('starts-second')}</span></a
  >`;
}

/** What the result says of the start: the points, the sum, and what the engine thinks of it. */
export function afterwards(starts: Starts, table: Table) {
  const { fair } = table;
  if (!fair) return nothing;
  const sentences = [
    fair.kind === 'cut' &&
      fair.points !== null &&
      t('starts-went', { points: signed(fair.points) }),
    hasSecond(table) && t('starts-first-of-two'),
    fair.game === 2 && t('starts-sum'),
    worth(starts, table),
  ].filter(Boolean);
  return html`<p class="small starts-told" data-testid="starts-after">${sentences.join(' ')}</p>
    ${
      fair.game === 2 && fair.partner
        ? html`<p class="small">
            <a href=${`/game/${fair.partner}`}>${t('starts-the-first')}</a>
          </p>`
        : nothing
    }`;
}

/** What the engine thinks of the seats. */
function worth(starts: Starts, table: Table) {
  const { standing, margin } = starts.state;
  if (hasSecond(table)) return '';
  if (standing !== 'known') return standing === 'asking' ? t('starts-asking') : '';
  const seat = margin >= 0 ? 1 : 2;
  const points = new Intl.NumberFormat(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Math.abs(margin));
  return t('starts-worth', {
    name: nameOf(table.seats, seat),
    seat: t(`starts-seat-${seat}`),
    points,
  });
}
