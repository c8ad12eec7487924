/** What another page can show in an element of its own: a game, a position, a quilt. */
import { turnReason, turnTitle } from '../core/sentences.js';
import { seatsOf } from '../core/replays.js';
import { html, nothing } from '../vendor/lit-html.js';
import { recordFault } from '../views/error.js';
import { replayMoves, replayQuilt, side } from './replay_view.js';
import { result } from '../views/result.js';
import { ring } from '../views/ring.js';
import { timeBoard } from '../views/time_board.js';

/**
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('./viewer.js').Viewer} Viewer
 *
 * @typedef {object} Looks
 * @property {'auto' | 'light' | 'dark'} theme   auto: what the system asks for
 * @property {'cloth' | 'thread'} look   of the time board: square or round
 * @property {boolean} letters   on the patches
 */

/**
 * A whole game to step through.
 * @param {Viewer} viewer
 * @param {Looks} looks
 * @param {() => void} onLook   the person changes the look of the time board
 */
export function embeddedGame(viewer, looks, onLook) {
  return board(viewer, looks, onLook, replayMoves(viewer.store.get(), viewer));
}

/**
 * One position: both sides, the time board and the ring.
 * @param {Viewer} viewer
 * @param {Looks} looks
 * @param {() => void} onLook
 */
export function embeddedPosition(viewer, looks, onLook) {
  return board(viewer, looks, onLook, nothing);
}

/**
 * One quilt.
 * @param {Viewer} viewer
 * @param {Looks} looks
 * @param {Player} player
 */
export function embeddedQuilt(viewer, looks, player) {
  return html`<div class="embedded one-quilt">
    ${replayQuilt(viewer.store.get(), viewer, player, looks.letters)}
  </div>`;
}

/**
 * @param {Viewer} viewer
 * @param {Looks} looks
 * @param {() => void} onLook
 * @param {unknown} moves
 */
function board(viewer, { letters, look }, onLook, moves) {
  const state = viewer.store.get();
  const { replay, index } = state;
  const frame = replay.frames[index];
  const seats = seatsOf(replay);
  return html` <div class="embedded" data-stage=${frame.stage} data-index=${index}>
    <div class="embedded-turn" role="status">
      <h2 data-testid="turn">${turnTitle(frame, seats)}</h2>
      <p class="small" data-testid="turn-reason">${turnReason(frame, seats)}</p>
      ${replay.comment ? recordFault(replay.comment) : nothing}
    </div>
    <div class="embedded-side">${side(state, viewer, 1, letters)}</div>
    <div class="embedded-side">${side(state, viewer, 2, letters)}</div>
    <div class="embedded-side">${timeBoard(frame, seats, look, onLook)}</div>
    <div class="embedded-side">
      ${moves} ${frame.result ? result(frame, seats, nothing) : nothing}
    </div>
    ${ring(frame.ring, viewer.patches, letters)}
  </div>`;
}
