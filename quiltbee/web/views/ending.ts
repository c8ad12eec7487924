/** The end of a game: the result, the scores on the quilts, the next steps. */
import { decidedSentence } from '../core/decided.ts';
import { canAskRematch } from '../core/manners.ts';
import { isAborted, isPlaying, looksBack, ownSeats, reviewPath } from '../core/seats.ts';
import { turnReason, turnTitle } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing, svg } from 'lit-html';
import { shareLink } from './about.ts';
import { button, linkButton, withIcon } from './icons.ts';
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
  const notes = place?.notes() ?? [];
  if (!frame.result) return ending(frame, table.seats, next, notes);
  const moments =
    looksBack(table) && !isGuided
      ? html`<div class="moments" data-testid="moments">${game.moments?.view()}</div>`
      : nothing;
  const hasWon = ownSeats(table.seats).includes(frame.result.winner);
  return result(frame, table.seats, next, {
    decided: decidedSentence(frame, table.seats, table.moves),
    farewell: game.bees?.farewell(table, frame),
    moments: [moments, hasWon && shell.settings.motion !== 'off' ? cheer() : nothing],
    notes,
    start: seating?.afterwards(table),
  });
}

function ending(frame: Frame, seats: Seat[], actions: unknown, notes: string[]) {
  return html`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${turnTitle(frame, seats)}</h2>
    <p>${turnReason(frame, seats)}</p>
    <div class="row">${actions}</div>
    ${notes.map((sentence) => html`<p>${sentence}</p>`)}
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
  ${table.moves.length ? button('review', withIcon('graph', t('review')), review) : nothing}
  ${table.moves.length ? toAnalysis(shell, table.link, table.moves.length) : nothing}
  ${button(
    'share',
    withIcon(state.copied ? 'place' : 'share', t(state.copied ? 'shared-copied' : 'share-game')),
    () => shareLink(context),
  )}
  ${button('play-again', withIcon('fresh', t('new-game')), () => shell.go('/'), {
    classes: next === nothing ? 'main' : '',
  })}`;
}

function rematch(context: Context) {
  const { state, table, game } = context;
  if (table.mode !== 'remote') return again(context);
  if (table.rematch.game !== null)
    return linkButton(
      'rematch-link',
      `/game/${table.rematch.game}`,
      withIcon('again', t('to-rematch')),
      'main',
    );
  if (!isPlaying(table)) return nothing;
  const canAsk = canAskRematch(table);
  return button(
    'ask-rematch',
    withIcon('again', t(table.rematch.asked.length > 0 && !canAsk ? 'rematch-asked' : 'rematch')),
    () => {
      if (canAsk) game.mind('rematch');
    },
    { classes: 'main', off: !(canAsk && !state.pending) },
  );
}

function again({ table, game, shell }: Context) {
  if (table.day !== null)
    return linkButton(
      'back-to-day',
      `/day/${table.day}`,
      withIcon('sun', t('back-to-day')),
      'main',
    );
  if (!isPlaying(table) || isAborted(table)) return nothing;
  return button('again', withIcon('again', t('rematch')), () => game.again(shell.go), {
    classes: 'main',
  });
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
