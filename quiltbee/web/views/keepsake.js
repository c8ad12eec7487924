/** What one keeps of an ended game: both quilts, a picture of them, a small celebration. */
import { pictureOf, sharedPath } from '../core/links.js';
import { isLocal } from '../core/local.js';
import { ownSeats } from '../core/seats.js';
import { nameOf, signed } from '../core/sentences.js';
import { t } from '../core/words.js';
import { html, nothing, svg } from '../vendor/lit-html.js';
import { faceOf } from './face.js';
import { icon } from './icons.js';
import { buttonDisc, drawn } from './patch_art.js';
import { quiltPicture } from './quilt.js';
import { tokenPicture } from './time_board.js';

/**
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').Seat} Seat
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('./page.js').Shell} Shell
 */

/** What falls over the result: buttons and special patches, as the edition draws them. */
const PIECES = 14;

/**
 * Both quilts where the result has room for them, and what celebrates a person's win.
 * @param {Table} table
 * @param {Frame} frame
 * @param {Patches} patches
 * @param {Shell} shell
 */
export function keepsake(table, frame, patches, shell) {
  if (!frame.result || !frame.result.scores) return nothing;
  const { winner } = frame.result;
  const sewn = /** @type {Player[]} */ (frame.automa ? [1] : [1, 2]);
  return html`<figure class="keepsake" data-testid="keepsake">
      <div class="kept">
        ${sewn.map(
          (player) =>
            html`<div class=${player === winner ? 'kept-quilt won' : 'kept-quilt'}>
              ${quiltPicture(frame.players[player - 1], patches)}
              <p>
                ${tokenPicture(player)}${faceOf(table.seats[player - 1])}
                <span class="kept-name">${nameOf(table.seats, player)}</span>
                <b>${signed(frame.players[player - 1].score)}</b>
              </p>
            </div>`,
        )}
      </div>
    </figure>
    ${isCelebrated(table, winner) && shell.settings.motion !== 'off' ? cheer() : nothing}`;
}

/**
 * Whether a person has won who sits at this screen.
 * @param {Table} table
 * @param {Player} winner
 */
function isCelebrated({ seats }, winner) {
  return ownSeats(seats).includes(winner);
}

/** A handful of buttons that falls once, and is gone. */
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

/**
 * A link that saves the table as a picture, in the looks of the page; nothing without a server.
 * @param {Table} table
 * @param {Shell} shell
 */
export function savePicture(table, shell) {
  if (isLocal(table)) return nothing;
  return html`<a
    class="button"
    data-testid="save-picture"
    href=${pictureOf(table.game, 'png', looksOf(shell))}
    download
    >${icon('download')}<span>${t('save-picture')}</span></a
  >`;
}

/** What the page looks like, as pictures are asked for. @param {Shell} shell */
export function looksOf({ settings: { edition, theme } }) {
  const isDark =
    theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return { edition, scheme: /** @type {'dark' | 'light'} */ (isDark ? 'dark' : 'light') };
}

/**
 * The address that shows a game to anyone, and a picture of it beside the link.
 * @param {Table} table
 */
export function sharedAddress({ link, seats }) {
  const names = seats.map(({ name }) => name);
  return `${location.origin}${sharedPath(link, names)}`;
}
