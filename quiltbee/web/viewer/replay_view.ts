/** The parts of a recorded game, on a page and embedded in another page. */
import { landings } from '../core/queries.ts';
import { turnReason, turnTitle } from '../core/sentences.ts';
import { html, nothing } from 'lit-html';
import { recordFault } from '../views/error.ts';
import { moveList } from '../views/moves.ts';
import { quilt } from '../views/quilt.ts';
import { result } from '../views/result.ts';
import { ring } from '../views/ring.ts';
import { side } from '../views/side.ts';
import { timeBoard } from '../views/time_board.ts';
import type { Player } from '../core/types.ts';
import type { Viewer } from './viewer.ts';

/** Show a player's side, with the last patch marked. */
export function replaySide(viewer: Viewer, player: Player, lettered: boolean) {
  const place = `${player === 1 ? 'front' : 'back'} p${player}`;
  return side({ ...shownOf(viewer, player), player, lettered, place });
}

function shownOf({ frame, seats, patches, state }: Viewer, player: Player) {
  const fresh = landings(frame.player === player ? [frame.move] : [], patches);
  return { frame, seats, patches, cursor: state.walks[player], fresh };
}

/** List the moves; each button shows the position after it. */
export function replayMoves(viewer: Viewer) {
  const { list, state, seats, patches } = viewer;
  return moveList(list, state.at, seats, patches, (at) => viewer.look(at));
}

export type Looks = {
  theme: 'auto' | 'light' | 'dark';
  /** Of the time board: square or round. */
  look: 'cloth' | 'thread';
  letters: boolean;
};

/** Show the quilt of one player. */
export function embeddedQuilt(viewer: Viewer, { letters }: Looks, number: Player) {
  const { frame, seats, ...shown } = shownOf(viewer, number);
  const player = frame.players[number - 1];
  const { name } = seats[number - 1];
  return html`<div class="embedded one-quilt">
    ${quilt({ ...shown, number, name, player, lettered: letters })}
  </div>`;
}

/**
 * Show both sides, the time board and the ring.
 * @param onLook  changes the look of the time board
 * @param moves  the list of moves; `nothing` for a single position
 */
export function embeddedBoard(
  viewer: Viewer,
  { letters, look }: Looks,
  onLook: () => void,
  moves: unknown = nothing,
) {
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
