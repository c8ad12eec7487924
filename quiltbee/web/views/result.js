/** The end of a game: who won, why, and both scores in parts. */
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { isLocal } from '../core/local.js';
import { canAskRematch } from '../core/manners.js';
import { isAborted, isPlaying } from '../core/seats.js';
import { turnReason, turnTitle } from '../core/sentences.js';
import { shareLink } from './about.js';
import { icon } from './icons.js';
import { follow } from './page.js';
import { duelScores } from './player.js';
import { toAnalysis } from './to_analysis.js';
import { levelOutcomes, automaScores } from './automa/result.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('../core/types.js').Seat} Seat
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('./page.js').Shell} Shell
 */

/**
 * What is known later than the scores stands below the buttons, which so never move under a finger.
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {unknown} actions
 * @param {object} [more]
 * @param {unknown} [more.kept]   what one keeps of the game
 * @param {unknown} [more.moments]   its best and its costliest move
 * @param {string[]} [more.said]   what a tournament says of it
 * @param {unknown} [more.start]   what a fair start made of it
 */
export function result(frame, seats, actions, { kept, moments, said = [], start } = {}) {
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
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {unknown} actions
 * @param {string[]} said   what a tournament says of it
 */
export function ending(frame, seats, actions, said) {
  return html`<section class="panel result" data-testid="result" aria-labelledby="result-heading">
    <h2 id="result-heading">${turnTitle(frame, seats)}</h2>
    <p>${turnReason(frame, seats)}</p>
    <div class="row">${actions}</div>
    ${said.map((sentence) => html`<p>${sentence}</p>`)}
  </section>`;
}

/**
 * The buttons after the end.
 * @param {GameState} state
 * @param {Game} game
 * @param {Shell} shell
 * @param {import('../seating/inviting_view.js').InTournament} [place]
 * @param {unknown} [onward]   to another game that belongs to this one
 */
export function after(state, game, shell, place, onward = null) {
  const { table } = state;
  if (!table) return nothing;
  const next =
    onward ??
    (table.tournament ? (place?.onwards() ?? nothing) : rematch(state, table, game, shell));
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
    <button type="button" data-testid="share" @click=${() => shareLink(table, game)}>
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

/** Where a game is reviewed. @param {Table} table */
function reviewPath(table) {
  if (!isLocal(table)) return `/game/${table.game}/review`;
  return `/review?seat=${table.seats[0].yours ? 1 : 2}${table.link}`;
}

/**
 * The rematch: a link once it is open, a button that asks for it until then.
 * @param {GameState} state
 * @param {Table} table
 * @param {Game} game
 * @param {Shell} shell
 */
function rematch(state, table, game, shell) {
  if (table.mode !== 'remote') return again(table, game, shell);
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

/**
 * Another game at once, where nobody has to agree.
 * @param {Table} table
 * @param {Game} game
 * @param {Shell} shell
 */
function again(table, game, shell) {
  if (table.day !== null)
    return html`<a
      class="button main"
      data-testid="back-to-day"
      href=${`/day/${table.day}`}
      @click=${follow(shell)}
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
