/** Fair starts: what is settled before the first move, and what the seat was worth afterwards. */
import { worthOf } from '../board/worth_page.ts';
import { positionString } from '../core/rules/notation.ts';
import { newGame } from '../core/rules/position.ts';
import { ownSeat } from '../core/seats.ts';
import { nameOf, signed } from '../core/sentences.ts';
import { t, tenths } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { valueOf } from '../views/fields.ts';
import { icon } from '../views/icons.ts';
import { ring } from '../views/ring.ts';
import type { Game } from '../core/game.ts';
import type { Patches, Table } from '../core/types.ts';

/** The most points that can go with a seat, either way. */
const MOST_POINTS = 30;

/** The margin of player 1 at the start, in points; null where the engine has no opinion. */
type Judged = number | null;

/**
 * A table with a fair start.
 * @param draw  the table anew
 * @param judge  tells what the engine thinks of a start
 */
export function fairStart(game: Game, draw: () => void, judge = judged) {
  /** The points that are being named. */
  let points = 0;
  /** Undefined while the engine is asked. */
  let margin: Judged | undefined;
  let isAsked = false;
  const name = (value: number) => {
    const whole = Math.round(Number.isFinite(value) ? value : 0);
    points = Math.max(-MOST_POINTS, Math.min(MOST_POINTS, whole));
    draw();
  };
  const ask = async (table: Table) => {
    if (isAsked || !table.result || hasSecond(table)) return;
    isAsked = true;
    // Without it the game is told too.
    margin = await judge(table, game.state.patches).catch(() => null);
    draw();
  };
  return {
    panel: (lettered: boolean) => startPanel(game, lettered, points, name),
    onward,
    afterwards: (table: Table) => {
      void ask(table);
      return afterwards(table, margin);
    },
  };
}

/** What the engine thinks of the start of a game. */
async function judged({ ring0, board }: Table, patches: Patches): Promise<Judged> {
  const start = positionString(newGame(ring0, board), null);
  return (await worthOf(start, patches, new AbortController().signal))?.margin ?? null;
}

/** Whether another game on this ring follows, or is being played. */
function hasSecond({ fair, result }: Table) {
  if (fair?.kind !== 'both' || fair.game !== 1) return false;
  return result !== null && (result.reason === 'score' || result.reason === 'first to 53');
}

/** While seats are not settled. */
function startPanel(game: Game, lettered: boolean, points: number, name: (points: number) => void) {
  const { table, patches } = game.state;
  const { step, points: named } = table.fair as NonNullable<Table['fair']>;
  const isMine = ownSeat(table) === (step === 'cut' ? 1 : 2);
  const steps = { cut: () => cutForm(game, points, name), choose: () => seatButtons(game) };
  return html`<section
    class="panel inviting starts"
    data-testid="starts"
    aria-labelledby="starts-h"
  >
    <h2 id="starts-h">${t(`starts-${step}`)}</h2>
    ${isMine && step ? steps[step]() : told(table, step, named)}
    ${ring(table.ring, patches, lettered)}
  </section>`;
}

/** What the other player is doing. */
function told(table: Table, step: 'cut' | 'choose' | null, points: number | null) {
  const name = nameOf(table.seats, step === 'cut' ? 1 : 2);
  const words = { name, points: pointsWords(points ?? 0) };
  return html`<p data-testid="starts-told">${t(`starts-${step}-told`, words)}</p>`;
}

function cutForm(game: Game, points: number, name: (points: number) => void) {
  const { table, pending } = game.state;
  const send = (event: Event) => {
    event.preventDefault();
    game.send({ type: 'cut', points });
  };
  const step = (by: number, label: string) =>
    html`<button type="button" aria-label=${label} @click=${() => name(points + by)}>
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
        @change=${(event: Event) => name(Number(valueOf(event)))}
      />
      ${step(1, t('starts-more'))}
      <button
        type="submit"
        class="main"
        data-testid="cut"
        aria-disabled=${String(pending !== null)}
      >
        ${t('starts-name')}
      </button>
    </div>
  </form>`;
}

function seatButtons(game: Game) {
  const { table, pending } = game.state;
  const points = pointsWords(table.fair?.points ?? 0);
  const button = (seat: 1 | 2, note: string) =>
    html`<button
      type="button"
      class="seat-choice"
      data-testid=${`choose-${seat}`}
      aria-disabled=${String(pending !== null)}
      @click=${() => game.send({ type: 'choose', seat })}
    >
      <b>${t(`starts-seat-${seat}`)}</b> <span class="small">${note}</span>
    </button>`;
  return html`<p>${t('starts-choose-text', { points })}</p>
    <div class="row">${button(1, t('starts-seat-1-note'))} ${button(2, points)}</div>`;
}

/** `3 points more`, `no points`, `2 points less`. */
function pointsWords(points: number) {
  if (points === 0) return t('starts-no-points');
  return t(points > 0 ? 'starts-points-more' : 'starts-points-less', { count: Math.abs(points) });
}

/** The way on after the first of two games; null where there is none. */
function onward(table: Table) {
  const { fair } = table;
  if (!fair || !hasSecond(table)) return null;
  return html`<a class="button main" data-testid="second-game" href=${`/game/${fair.partner}`}
    >${icon('again')}<span>${t('starts-second')}</span></a
  >`;
}

/** What the result says of the start: the points, the sum, and what the engine thinks of it. */
function afterwards(table: Table, margin: Judged | undefined) {
  const { fair } = table;
  if (!fair) return nothing;
  const isSecond = fair.game === 2;
  const went = fair.kind === 'cut' && fair.points !== null;
  const sentences = [
    went && t('starts-went', { points: signed(fair.points ?? 0) }),
    hasSecond(table) && t('starts-first-of-two'),
    isSecond && t('starts-sum'),
    !hasSecond(table) && worth(table, margin),
  ].filter(Boolean);
  return html`<p class="small starts-told" data-testid="starts-after">${sentences.join(' ')}</p>
    ${
      isSecond && fair.partner
        ? html`<p class="small">
            <a href=${`/game/${fair.partner}`}>${t('starts-the-first')}</a>
          </p>`
        : nothing
    }`;
}

/** What the engine thinks of the seats. */
function worth({ seats }: Table, margin: Judged | undefined) {
  if (margin === null) return '';
  if (margin === undefined) return t('starts-asking');
  const seat = margin >= 0 ? 1 : 2;
  return t('starts-worth', {
    name: nameOf(seats, seat),
    seat: t(`starts-seat-${seat}`),
    points: tenths(Math.abs(margin)),
  });
}
