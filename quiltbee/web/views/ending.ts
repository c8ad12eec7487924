/** The end of a game: the result, the scores on the quilts, the next steps. */
import { decidedSentence } from '../core/decided.ts';
import { canAskRematch } from '../core/manners.ts';
import { isAborted, isPlaying, looksBack, ownSeats, reviewPath } from '../core/seats.ts';
import { turnReason, turnTitle } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing, svg } from 'lit-html';
import { shareLink } from './about.ts';
import { icon } from './icons.ts';
import { buttonDisc, drawn } from './patch_art.ts';
import { result } from './result.ts';
import { toAnalysis } from './to_analysis.ts';
import type { Frame, Player, ScoreParts, Seat } from '../core/types.ts';
import type { Beside, Context } from './context.ts';

/**
 * Return the content in place of the market after the end.
 * @param isGuided  the guide says what comes next
 */
export function endOf(context: Context, { seating, place }: Beside, isGuided: boolean) {
  const { table, frame, game, shell } = context;
  const next = isGuided ? nothing : after(context, place, seating?.onward(table));
  const said = place?.said() ?? [];
  if (!frame.result) return ending(frame, table.seats, next, said);
  const moments =
    looksBack(table) && !isGuided
      ? html`<div class="moments" data-testid="moments">${game.moments?.view()}</div>`
      : nothing;
  const hasWon = ownSeats(table.seats).includes(frame.result.winner);
  return result(frame, table.seats, next, {
    decided: decidedSentence(frame, table.seats, table.moves),
    farewell: game.bees?.farewell(table, frame),
    moments: [moments, hasWon && shell.settings.motion !== 'off' ? cheer() : nothing],
    said,
    start: seating?.afterwards(table),
  });
}

function ending(frame: Frame, seats: Seat[], actions: unknown, said: string[]) {
  return html`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${turnTitle(frame, seats)}</h2>
    <p>${turnReason(frame, seats)}</p>
    <div class="row">${actions}</div>
    ${said.map((sentence) => html`<p>${sentence}</p>`)}
  </section>`;
}

/**
 * Show the score on a quilt, counted up from the buttons over the tile to the cost of empty spaces;
 * the table beside it has the same in words.
 */
export function tally({ frame, shell }: Context, player: Player) {
  const { result, players, points, automa } = frame;
  if (!result || (automa && player === 2)) return nothing;
  const { score, score_parts } = players[player - 1];
  const { buttons, special_tile } = score_parts as ScoreParts;
  const total = score + (player === 2 ? points : 0);
  const steps = `--buttons: ${buttons}; --covered: ${buttons + special_tile}; --total: ${total}`;
  const classes = [
    'tally',
    shell.settings.motion !== 'off' && 'counts',
    result.winner === player && 'won',
  ];
  return html`<div
    class=${classes.filter(Boolean).join(' ')}
    aria-hidden="true"
    data-testid=${`tally-${player}`}
    .style=${steps}
  >
    <b></b>
  </div>`;
}

/** @param onward  a link to another game that belongs to this one */
function after(context: Context, place: Beside['place'] = null, onward: unknown = null) {
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

/** The number of pieces that fall over the result: buttons and special patches. */
const PIECES = 14;

function cheer() {
  return html`<div class="cheer" aria-hidden="true" data-testid="cheer">
    ${Array.from(
      { length: PIECES },
      (_, index) =>
        html`<svg viewBox="-6 -6 12 12">
          ${index % 3 ? buttonDisc(0, 0, 5) : svg`${drawn('special', -4.5, -4.5, 0.9)}`}
        </svg>`,
    )}
  </div>`;
}
