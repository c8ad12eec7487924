/** What another page can show in an element of its own: a game, a position, a quilt. */
import { turnReason, turnTitle } from '../core/sentences.ts';
import { seatsOf } from '../core/replays.ts';
import { html, nothing } from 'lit-html';
import { recordFault } from '../views/error.ts';
import { replayMoves, replayQuilt, side } from './replay_view.ts';
import { result } from '../views/result.ts';
import { ring } from '../views/ring.ts';
import { timeBoard } from '../views/time_board.ts';
import type { Player } from '../core/types.ts';
import type { Viewer } from './viewer.ts';

export type Looks = {
  /** Auto: what the system asks for. */
  theme: 'auto' | 'light' | 'dark';
  /** Of the time board: square or round. */
  look: 'cloth' | 'thread';
  /** On the patches. */
  letters: boolean;
};

/**
 * A whole game to step through.
 * @param onLook  the person changes the look of the time board
 */
export function embeddedGame(viewer: Viewer, looks: Looks, onLook: () => void) {
  return board(viewer, looks, onLook, replayMoves(viewer.store.get(), viewer));
}

/** One position: both sides, the time board and the ring. */
export function embeddedPosition(viewer: Viewer, looks: Looks, onLook: () => void) {
  return board(viewer, looks, onLook, nothing);
}

/** One quilt. */
export function embeddedQuilt(viewer: Viewer, looks: Looks, player: Player) {
  return html`<div class="embedded one-quilt">
    ${replayQuilt(viewer.store.get(), viewer, player, looks.letters)}
  </div>`;
}

function board(viewer: Viewer, { letters, look }: Looks, onLook: () => void, moves: unknown) {
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
