/** What stands in the market's place while seats are settled, and what the result says of it. */
import { MOST_POINTS, hasSecond } from './starts.js';
import { ownSeat } from '../core/seats.js';
import { nameOf, signed } from '../core/sentences.js';
import { language, t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { valueOf } from '../views/fields.js';
import { icon } from '../views/icons.js';
import { follow } from '../views/page.js';
import { ring } from '../views/ring.js';

/**
 * @typedef {import('./starts.js').Starts} Starts
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('../views/page.js').Shell} Shell
 */

/**
 * @param {Starts} starts
 * @param {GameState} state   of a table whose seats are not settled
 * @param {Game} game
 * @param {boolean} lettered
 */
export function startPanel(starts, state, game, lettered) {
  const table = /** @type {Table} */ (state.table);
  const { step, points } = /** @type {NonNullable<Table['fair']>} */ (table.fair);
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

/**
 * What the other is doing.
 * @param {Table} table
 * @param {'cut' | 'choose' | null} step
 * @param {number | null} points
 */
function told(table, step, points) {
  const name = nameOf(table.seats, step === 'cut' ? 1 : 2);
  const words = { name, points: pointsWords(points ?? 0) };
  return html`<p data-testid="starts-told">${t(`starts-${step}-told`, words)}</p>`;
}

/** @param {Starts} starts @param {GameState} state @param {Game} game */
function cutForm(starts, state, game) {
  const { points } = starts.state;
  const table = /** @type {Table} */ (state.table);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    game.send({ type: 'cut', points });
  };
  const step = (/** @type {number} */ by, /** @type {string} */ label) =>
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
        @change=${(/** @type {Event} */ event) => starts.name(Number(valueOf(event)))}
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

/** @param {Starts} _starts @param {GameState} state @param {Game} game */
function seatButtons(_starts, state, game) {
  const points = /** @type {Table} */ (state.table).fair?.points ?? 0;
  const button = (/** @type {1 | 2} */ seat, /** @type {string} */ note) =>
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

/** `3 points more`, `no points`, `2 points less`. @param {number} points */
function pointsWords(points) {
  if (points === 0) return t('starts-no-points');
  return t(points > 0 ? 'starts-points-more' : 'starts-points-less', { count: Math.abs(points) });
}

/**
 * The way on after the first of two games; null where there is none.
 * @param {Table} table
 * @param {Shell} shell
 */
export function onward(table, shell) {
  const { fair } = table;
  if (!fair || !hasSecond(table)) return null;
  return html`<a
    class="button main"
    data-testid="second-game"
    href=${`/game/${fair.partner}`}
    @click=${follow(shell)}
    >${icon('again')}<span>${t('starts-second')}</span></a
  >`;
}

/**
 * What the result says of the start: the points, the sum, and what the engine thinks of it.
 * @param {Starts} starts
 * @param {Table} table
 * @param {Shell} shell
 */
export function afterwards(starts, table, shell) {
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
            <a href=${`/game/${fair.partner}`} @click=${follow(shell)}>${t('starts-the-first')}</a>
          </p>`
        : nothing
    }`;
}

/** What the engine thinks of the seats. @param {Starts} starts @param {Table} table */
function worth(starts, table) {
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
