/** The panel about this game: board, seed, terms, record, link, giving up. */
import { automaTitle } from '../core/automa.js';
import { controlSentence } from '../core/clock.js';
import { pathOf } from '../core/links.js';
import { isLocal } from '../core/local.js';
import { PLAYERS, isPlaying, isWaiting } from '../core/seats.js';
import { nameOf } from '../core/sentences.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from './icons.js';
import { savePicture, sharedAddress } from './keepsake.js';
import { copyText } from './copying.js';
import { follow } from './page.js';
import { rich } from './rich.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('./page.js').Shell} Shell
 */

/** @param {Table} table */
function deckSentence({ automa }) {
  if (!automa) return '';
  const practice = automa.practice ? t('about-practice') : '';
  return `${automaTitle(automa)}${practice}. `;
}

/** The board, and the code of the set-up where there is one. @param {Table} table */
function setUp({ board, seed }) {
  const name = t(`board-${board}`);
  if (!seed) return name;
  return rich(
    'about-code',
    { code: html`<code data-testid="seed">${seed}</code>` },
    { board: name },
  );
}

/**
 * About this game: board, seed, record, link, resigning.
 * @param {GameState} state
 * @param {Table} table
 * @param {Game} game
 * @param {Shell} shell
 * @param {string} [place]   in its tournament
 */
export function about(state, table, game, shell, place = '') {
  return html`<section class="panel about" aria-labelledby="about-heading">
    <h2 id="about-heading">${t('this-game')}</h2>
    <p class="small">
      ${deckSentence(table)}${setUp(table)}${isPlaying(table) ? '' : t('about-watching')}${
        table.seed && table.seed_chosen ? t('about-chosen') : ''
      }
    </p>
    ${
      place
        ? html`<p class="small">
            <a
              href=${`/tournaments/${table.tournament}`}
              data-testid="tournament-place"
              @click=${follow(shell)}
              >${place}</a
            >
          </p>`
        : nothing
    }
    ${terms(table)}
    ${
      isLocal(table) ? html`<p class="small" data-testid="local">${t('offline-here')}</p>` : nothing
    }
    <div class="row">
      ${isLocal(table) ? ownRecord(game) : record(table)} ${savePicture(table, shell)}
      <button type="button" data-testid="copy-link" @click=${() => copyLink(table, game)}>
        ${icon('link')}<span>${t('copy-link')}</span>
      </button>
      ${giveUp(table, game)} ${reporting(table, game)}
      ${
        table.stage === 'over'
          ? nothing // the result offers it
          : html`<button type="button" data-testid="new-game" @click=${() => shell.go('/')}>
              ${t('new-game')}
            </button>`
      }
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
    >${icon('download')}<span>${t('record')}</span></a
  >`;
}

/** The record of a game that no server keeps. @param {Game} game */
function ownRecord({ id, keeper }) {
  return html`<button
    type="button"
    data-testid="download-record"
    @click=${async () => save((await keeper.replay(id)).record)}
  >
    ${icon('download')}<span>${t('record')}</span>
  </button>`;
}

/** Save a record as a file. @param {string} record */
export function save(record) {
  const file = document.createElement('a');
  file.href = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  file.download = 'game.pgr';
  file.click();
  URL.revokeObjectURL(file.href);
}

/**
 * Resigning, or before both have moved, aborting: one button in one place.
 * @param {Table} table
 * @param {Game} game
 */
function giveUp(table, game) {
  if (!isPlaying(table) || table.stage === 'over') return nothing;
  const [dialog, label, sign] = /** @type {['abort' | 'resign', string, 'cancel' | 'flag']} */ (
    table.can_abort ? ['abort', abortLabel(table), 'cancel'] : ['resign', t('resign'), 'flag']
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
    ${t('report')}
  </button>`;
}

/** @param {Table} table */
function abortLabel(table) {
  return t(isWaiting(table) ? 'close-table' : 'call-off');
}

/** How two people play at two places. @param {Table} table */
function terms({ mode, clock, rated, takebacks, seats }) {
  if (mode !== 'remote') return nothing;
  const ratings = PLAYERS.filter((each) => seats[each - 1].rating !== null).map(
    (each) => `${nameOf(seats, each)} ${seats[each - 1].rating}`,
  );
  const told = [
    clock ? t('terms-clock', { clock: controlSentence(clock.control) }) : t('terms-no-clock'),
    t(rated ? 'terms-rated' : 'terms-not-rated'),
    t(takebacks ? 'terms-takebacks' : 'terms-no-takebacks'),
  ];
  return html`<p class="small" data-testid="terms">
    ${told.join('; ')}. ${ratings.length ? t('terms-ratings', { ratings: ratings.join(', ') }) : ''}
  </p>`;
}

/**
 * @param {Table} table
 * @param {Game} game
 */
async function copyLink(table, game) {
  game.store.dispatch({ type: 'copied', text: await copied(linkTo(table)) });
}

/** The address that shows a game to anyone. @param {Table} table */
function linkTo({ link, seats }) {
  const names = seats.map(({ name }) => name);
  return `${location.origin}${pathOf(link, names)}`;
}

/** Copy a link; what is to be said about it. @param {string} link */
export async function copied(link) {
  try {
    await copyText(link);
    return t('link-copied');
  } catch {
    return t('copy-this-link', { link });
  }
}

/**
 * Share the game by the system's sheet, and without one copy a link that shows its picture.
 * @param {Table} table
 * @param {Game} game
 */
export async function shareLink(table, game) {
  const url = sharedAddress(table);
  if (!('share' in navigator)) {
    game.store.dispatch({ type: 'copied', text: await copied(url) });
    return;
  }
  try {
    await navigator.share({ title: 'Quiltbee', url });
  } catch (problem) {
    // The person closed the sheet.
    if (!(problem instanceof DOMException)) throw problem;
  }
}
