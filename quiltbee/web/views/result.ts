/** The end of a game: who won, why, and both scores in parts. */
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { isAborted, isLocal, isPlaying, ownSeats } from '../core/seats.ts';
import { canAskRematch } from '../core/manners.ts';
import { turnReason, turnTitle } from '../core/sentences.ts';
import { shareLink } from './about.ts';
import { icon } from './icons.ts';
import { duelScores } from './player.ts';
import { toAnalysis } from './to_analysis.ts';
import { automaScores, levelOutcomes } from './automa.ts';
import type { Frame, Seat, Table } from '../core/types.ts';
import type { Beside, Context } from './context.ts';

/**
 * What is known later than the scores stands below the buttons, which so never move under a finger.
 */
export function result(
  frame: Frame,
  seats: Seat[],
  actions: unknown,
  {
    kept,
    moments,
    said = [],
    start,
  }: {
    /** What one keeps of the game. */
    kept?: unknown;
    /** Its best and its costliest move. */
    moments?: unknown;
    /** What a tournament says of it. */
    said?: string[];
    /** What a fair start made of it. */
    start?: unknown;
  } = {},
) {
  const { automa } = frame;
  return html`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${turnTitle(frame, seats)}</h2>
    <p>${turnReason(frame, seats)}</p>
    ${automa ? automaScores(frame, seats, automa) : duelScores(frame, seats)}
    <div class="row">${actions}</div>
    ${said.map((sentence) => html`<p>${sentence}</p>`)} ${start} ${moments}
    ${automa ? levelOutcomes(automa, seats) : nothing} ${kept}
  </section>`;
}

/**
 * The end of a game that nobody won.
 * @param said  what a tournament says of it
 */
export function ending(frame: Frame, seats: Seat[], actions: unknown, said: string[]) {
  return html`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${turnTitle(frame, seats)}</h2>
    <p>${turnReason(frame, seats)}</p>
    <div class="row">${actions}</div>
    ${said.map((sentence) => html`<p>${sentence}</p>`)}
  </section>`;
}

/**
 * The buttons after the end.
 * @param onward  to another game that belongs to this one
 */
export function after(context: Context, place: Beside['place'] = null, onward: unknown = null) {
  const { state, table, shell } = context;
  const next = onward ?? (table.tournament ? (place?.onwards() ?? nothing) : rematch(context));
  const review = () => shell.go(reviewPath(table));
  return html`${next}
    ${
      table.moves.length
        ? html`<button type="button" data-testid="review" @click=${review}>
            ${icon('graph')}<span>${t('review')}</span>
          </button>`
        : nothing
    }
    ${table.moves.length ? toAnalysis(shell, table.link, table.moves.length) : nothing}
    <button type="button" data-testid="share" @click=${() => shareLink(context)}>
      ${icon(state.copied ? 'place' : 'share')}
      <span>${t(state.copied ? 'shared-copied' : 'share-game')}</span>
    </button>
    <button
      type="button"
      class=${next === nothing ? 'main' : ''}
      data-testid="play-again"
      @click=${() => shell.go('/')}
    >
      ${icon('fresh')}<span>${t('new-game')}</span>
    </button>`;
}

function reviewPath(table: Table) {
  if (!isLocal(table)) return `/game/${table.game}/review`;
  const [own, both] = ownSeats(table.seats);
  return `/review?seat=${both ? 0 : own}${table.link}`;
}

/** The rematch: a link once it is open, a button that asks for it until then. */
function rematch(context: Context) {
  const { state, table, game } = context;
  if (table.mode !== 'remote') return again(context);
  if (table.rematch.game !== null)
    return html`<a
      class="button main"
      data-testid="rematch-link"
      href=${`/game/${table.rematch.game}`}
      >${icon('again')}<span>${t('to-rematch')}</span></a
    >`;
  if (!isPlaying(table)) return nothing;
  const canAsk = canAskRematch(table);
  return html`<button
    type="button"
    class="main"
    data-testid="ask-rematch"
    aria-disabled=${canAsk && !state.pending ? 'false' : 'true'}
    @click=${() => {
      if (canAsk) game.mind('rematch');
    }}
  >
    ${icon('again')}
    <span>${t(table.rematch.asked.length > 0 && !canAsk ? 'rematch-asked' : 'rematch')}</span>
  </button>`;
}

/** Another game at once, where nobody has to agree. */
function again({ table, game, shell }: Context) {
  if (table.day !== null)
    return html`<a class="button main" data-testid="back-to-day" href=${`/day/${table.day}`}
      >${icon('sun')}<span>${t('back-to-day')}</span></a
    >`;
  if (!isPlaying(table) || isAborted(table)) return nothing;
  return html`<button
    type="button"
    class="main"
    data-testid="again"
    @click=${() => game.again(shell.go)}
  >
    ${icon('again')}<span>${t('rematch')}</span>
  </button>`;
}
