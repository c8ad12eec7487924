/** What one keeps of an ended game: both quilts, a picture of them, a small celebration. */
import { pictureOf, sharedPath } from '../core/links.ts';
import { pageAddress } from '../core/site.ts';
import { isLocal, ownSeats } from '../core/seats.ts';
import { nameOf, signed } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing, svg } from 'lit-html';
import { faceOf } from './face.ts';
import { icon } from './icons.ts';
import { buttonDisc, drawn } from './patch_art.ts';
import { quiltPicture } from './quilt.ts';
import { tokenPicture } from './time_board.ts';
import type { Player, Table } from '../core/types.ts';
import type { Context } from './context.ts';
import type { Shell } from './page.ts';

/** What falls over the result: buttons and special patches, as the edition draws them. */
const PIECES = 14;

/** Both quilts where the result has room for them, and what celebrates a person's win. */
export function keepsake({ table, frame, patches, shell }: Context) {
  if (!frame.result || !frame.result.scores) return nothing;
  const { winner } = frame.result;
  const sewn = (frame.automa ? [1] : [1, 2]) as Player[];
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

/** Whether a person has won who sits at this screen. */
function isCelebrated({ seats }: Table, winner: Player) {
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

/** A link that saves the table as a picture, in the looks of the page; nothing without a server. */
export function savePicture({ table, shell }: Context) {
  if (isLocal(table)) return nothing;
  return html`<a
    class="button"
    data-testid="save-picture"
    href=${pictureOf(table.game, 'png', looksOf(shell))}
    download
    >${icon('download')}<span>${t('save-picture')}</span></a
  >`;
}

/** What the page looks like, as pictures are asked for. */
export function looksOf({ settings: { edition, theme } }: Shell) {
  const isDark =
    theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return { edition, scheme: (isDark ? 'dark' : 'light') as 'dark' | 'light' };
}

/** The address that shows a game to anyone, and a picture of it beside the link. */
export function sharedAddress({ link, seats }: Table) {
  const names = seats.map(({ name }) => name);
  return `${location.origin}${pageAddress(sharedPath(link, names))}`;
}
