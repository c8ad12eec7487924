/** The panel about this game: board, seed, terms, record, link, giving up. */
import { automaTitle } from '../core/automa.js';
import { controlSentence } from '../core/clock.js';
import { isLocal } from '../core/local.js';
import { PLAYERS, isPlaying, isWaiting } from '../core/seats.js';
import { nameOf } from '../core/sentences.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from './icons.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('./page.js').Shell} Shell
 */

/** @param {Table} table */
function deckSentence({ automa }) {
  if (!automa) return '';
  return `${automaTitle(automa)}${automa.practice ? ', practice' : ''}. `;
}

/** @param {Table} table */
function setupCode({ seed }) {
  return seed ? html`, setup code <code data-testid="seed">${seed}</code>` : nothing;
}

/**
 * About this game: board, seed, record, link, resigning.
 * @param {GameState} state
 * @param {Table} table
 * @param {Game} game
 * @param {Shell} shell
 */
export function about(state, table, game, shell) {
  return html`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">This game</h2>
    <p class="small">
      ${deckSentence(table)}${table.board === 'revised' ? 'Revised' : 'Original'}
      board${setupCode(table)}${
        isPlaying(table) ? '' : ', you are watching'
      }${table.seed && table.seed_chosen ? ', chosen by a player' : ''}
    </p>
    ${terms(table)}
    ${
      isLocal(table) ? html`<p class="small" data-testid="local">${t('offline-here')}</p>` : nothing
    }
    <div class="row">
      ${isLocal(table) ? nothing : record(table)}
      <button type="button" data-testid="copy-link" @click=${() => copyLink(table, game)}>
        ${icon('link')}<span>Copy link</span>
      </button>
      ${giveUp(table, game)} ${reporting(table, game)}
      <button type="button" data-testid="new-game" @click=${() => shell.go('/')}>New game</button>
    </div>
    ${
      state.copied
        ? html`<p class="small copied" data-testid="copied">${state.copied}</p>`
        : nothing
    }
  </section>`;
}

/** @param {Table} table */
function record({ game }) {
  return html`<a
    class="button"
    data-testid="download-record"
    href=${`/api/games/${game}/record.pgr`}
    download
    >${icon('download')}<span>Record</span></a
  >`;
}

/**
 * Resigning, or before both have moved, aborting: one button in one place.
 * @param {Table} table
 * @param {Game} game
 */
function giveUp(table, game) {
  if (!isPlaying(table) || table.stage === 'over') return nothing;
  const [dialog, label, sign] = /** @type {['abort' | 'resign', string, 'cancel' | 'flag']} */ (
    table.can_abort ? ['abort', abortLabel(table), 'cancel'] : ['resign', 'Resign', 'flag']
  );
  return html`<button type="button" data-testid=${dialog} @click=${() => game.dialog(dialog)}>
    ${icon(sign)}<span>${label}</span>
  </button>`;
}

/**
 * Telling whoever runs the server about the other player.
 * @param {Table} table
 * @param {Game} game
 */
function reporting(table, game) {
  if (table.mode !== 'remote' || !isPlaying(table) || isWaiting(table)) return nothing;
  return html`<button type="button" data-testid="report" @click=${() => game.dialog('report')}>
    Report
  </button>`;
}

/** @param {Table} table */
function abortLabel(table) {
  return isWaiting(table) ? 'Close the table' : 'Call off';
}

/** How two people play at two places. @param {Table} table */
function terms({ mode, clock, rated, takebacks, seats }) {
  if (mode !== 'remote') return nothing;
  const ratings = PLAYERS.filter((each) => seats[each - 1].rating !== null).map(
    (each) => `${nameOf(seats, each)} ${seats[each - 1].rating}`,
  );
  return html`<p class="small" data-testid="terms">
    ${clock ? `Clock: ${controlSentence(clock.control)}` : 'No clock'};
    ${rated ? 'rated' : 'not rated'};
    ${takebacks ? 'decisions are taken back by consent' : 'no takebacks'}.
    ${ratings.length ? `Ratings: ${ratings.join(', ')}.` : ''}
  </p>`;
}

/**
 * @param {Table} table
 * @param {Game} game
 */
async function copyLink(table, game) {
  const link = `${location.origin}/${table.link}`;
  try {
    await navigator.clipboard.writeText(link);
    game.store.dispatch({ type: 'copied', text: 'Link copied.' });
  } catch (problem) {
    if (!(problem instanceof DOMException || problem instanceof TypeError)) throw problem;
    game.store.dispatch({ type: 'copied', text: `Copy this link: ${link}` });
  }
}

/**
 * Share the game by the system's sheet, and without one copy its link.
 * @param {Table} table
 * @param {Game} game
 */
export async function shareLink(table, game) {
  if (!('share' in navigator)) return copyLink(table, game);
  try {
    await navigator.share({ title: 'Quiltbee', url: `${location.origin}/${table.link}` });
  } catch (problem) {
    // The person closed the sheet.
    if (!(problem instanceof DOMException)) throw problem;
  }
}
