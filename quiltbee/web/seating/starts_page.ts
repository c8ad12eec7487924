/** Fair starts: the settlement before the first move, and the value of the seat afterwards. */
import { worthOf } from '../engine/here_page.ts';
import { positionString } from '../core/rules/notation.ts';
import { newGame } from '../core/rules/position.ts';
import { ownSeat } from '../core/seats.ts';
import { nameOf, signed } from '../core/sentences.ts';
import { t, tenths } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { valueOf } from '../views/fields.ts';
import { linkButton, withIcon } from '../views/icons.ts';
import { ring } from '../views/ring.ts';
import type { Game } from '../core/game.ts';
import type { Patches, Table } from '../core/types.ts';

/** The most points for a seat, either way. */
const MOST_POINTS = 30;

/** The margin of player 1 at the start, in points; null without an opinion of the engine. */
type Judged = number | null;

/**
 * Handle a table with a fair start.
 * @param draw  redraws the table
 * @param judge  evaluates a start
 */
export function fairStart(game: Game, draw: () => void, judge = judged) {
  let points = 0;
  /** Undefined while the engine is searching. */
  let margin: Judged | undefined;
  let isRequested = false;
  const name = (value: number) => {
    const whole = Math.round(Number.isFinite(value) ? value : 0);
    points = Math.max(-MOST_POINTS, Math.min(MOST_POINTS, whole));
    draw();
  };
  const ask = async (table: Table) => {
    if (isRequested || !table.result || hasSecond(table)) return;
    isRequested = true;
    // The result is shown even without it.
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

/** Evaluate the start of a game. */
async function judged({ ring0, board }: Table, patches: Patches): Promise<Judged> {
  const start = positionString(newGame(ring0, board), null);
  return (await worthOf(start, patches, new AbortController().signal))?.margin ?? null;
}

/** Test whether another game on this ring follows, or is being played. */
function hasSecond({ fair, result }: Table) {
  if (fair?.kind !== 'both' || fair.game !== 1) return false;
  return result !== null && (result.reason === 'score' || result.reason === 'first to 53');
}

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
    ${isMine && step ? steps[step]() : stepNote(table, step, named)}
    ${ring(table.ring, patches, lettered)}
  </section>`;
}

function stepNote(table: Table, step: 'cut' | 'choose' | null, points: number | null) {
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

/** Format a number of points: `3 points more`, `no points`, `2 points less`. */
function pointsWords(points: number) {
  if (points === 0) return t('starts-no-points');
  return t(points > 0 ? 'starts-points-more' : 'starts-points-less', { count: Math.abs(points) });
}

/** Link to the second of two games, or return null. */
function onward(table: Table) {
  const { fair } = table;
  if (!fair || !hasSecond(table)) return null;
  return linkButton(
    'second-game',
    `/game/${fair.partner}`,
    withIcon('again', t('starts-second')),
    'main',
  );
}

/** Describe the start in the result: points, sum, and the engine's evaluation. */
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

/** Tell the engine's evaluation of the seats. */
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
