/** The parts of a recorded game: a side, a quilt alone, the moves. */
import { landings } from '../core/queries.ts';
import { moveList } from '../views/moves.ts';
import { quilt } from '../views/quilt.ts';
import { side } from '../views/side.ts';
import type { Player } from '../core/types.ts';
import type { Viewer } from './viewer.ts';

/** A player's side; the patch that was placed last is marked. */
export function replaySide(viewer: Viewer, player: Player, lettered: boolean) {
  const place = `${player === 1 ? 'front' : 'back'} p${player}`;
  return side({ ...shownOf(viewer, player), player, lettered, place });
}

export function replayQuilt(viewer: Viewer, number: Player, lettered: boolean) {
  const { frame, seats, ...shown } = shownOf(viewer, number);
  const player = frame.players[number - 1];
  return quilt({ ...shown, number, name: seats[number - 1].name, player, lettered });
}

function shownOf({ frame, seats, patches, state }: Viewer, player: Player) {
  const fresh = landings(frame.player === player ? [frame.move] : [], patches);
  return { frame, seats, patches, cursor: state.walks[player], fresh };
}

/** The moves, each of which shows the position after it. */
export function replayMoves(viewer: Viewer) {
  const { list, state, seats, patches } = viewer;
  return moveList(list, state.at, seats, patches, (at) => viewer.look(at));
}
