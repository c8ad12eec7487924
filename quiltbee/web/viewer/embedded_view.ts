/** What another page can show in an element of its own: a game, a position, a quilt. */
import { turnReason, turnTitle } from '../core/sentences.ts';
import { html, nothing } from 'lit-html';
import { recordFault } from '../views/error.ts';
import { replayMoves, replayQuilt, replaySide } from './replay_view.ts';
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
  return board(viewer, looks, onLook, replayMoves(viewer));
}

/** One position: both sides, the time board and the ring. */
export function embeddedPosition(viewer: Viewer, looks: Looks, onLook: () => void) {
  return board(viewer, looks, onLook, nothing);
}

export function embeddedQuilt(viewer: Viewer, looks: Looks, player: Player) {
  return html`<div class="embedded one-quilt">${replayQuilt(viewer, player, looks.letters)}</div>`;
}

function board(viewer: Viewer, { letters, look }: Looks, onLook: () => void, moves: unknown) {
  const { replay, frame, seats, state } = viewer;
  return html` <div class="embedded" data-stage=${frame.stage} data-index=${state.at}>
    <div class="embedded-turn" role="status">
      <h2 data-testid="turn">${turnTitle(frame, seats)}</h2>
      <p class="small" data-testid="turn-reason">${turnReason(frame, seats)}</p>
      ${replay.comment ? recordFault(replay.comment) : nothing}
    </div>
    <div class="embedded-side">${replaySide(viewer, 1, letters)}</div>
    <div class="embedded-side">${replaySide(viewer, 2, letters)}</div>
    <div class="embedded-side">${timeBoard(frame, seats, look, onLook)}</div>
    <div class="embedded-side">
      ${moves} ${frame.result ? result(frame, seats, nothing) : nothing}
    </div>
    ${ring(frame.ring, viewer.patches, letters)}
  </div>`;
}
