/** The parts of a recorded game: a player's side, the Automa's side, the moves. */
import { landings } from '../core/queries.ts';
import { seatsOf } from '../core/replays.ts';
import { movesOf, type Viewer, type ViewerState } from './viewer.ts';
import { html } from 'lit-html';
import { automaBar, automaPanel } from '../views/automa/panel.ts';
import { moveList } from '../views/moves.ts';
import { playerBar } from '../views/player.ts';
import { quilt } from '../views/quilt.ts';
import type { Automa, Player, ReplayFrame, Seat } from '../core/types.ts';

/** A player's bar and quilt; of player 2, the Automa's where it plays that seat. */
export function side(state: ViewerState, viewer: Viewer, player: Player, lettered: boolean) {
  const { replay, index } = state;
  const frame = replay.frames[index];
  const seats = seatsOf(replay);
  if (player === 2 && frame.automa) {
    return automaSide(frame, frame.automa, seats, viewer, lettered);
  }
  const place = `${player === 1 ? 'front' : 'back'} p${player}`;
  return html`<div class=${`seat ${place}`}>${playerBar(frame, seats, player)}</div>
    <div class=${`spread ${place}`}>${replayQuilt(state, viewer, player, lettered)}</div>`;
}

/** A player's quilt; the patch that was placed last is marked. */
export function replayQuilt(
  { replay, index, walks }: ViewerState,
  viewer: Viewer,
  player: Player,
  lettered: boolean,
) {
  const frame = replay.frames[index];
  return quilt({
    number: player,
    name: seatsOf(replay)[player - 1].name,
    player: frame.players[player - 1],
    patches: viewer.patches,
    lettered,
    active: false,
    held: false,
    ghost: null,
    cursor: walks[player],
    fresh: landings(frame.player === player ? [frame.move] : [], viewer.patches),
  });
}

function automaSide(
  frame: ReplayFrame,
  automa: Automa,
  seats: Seat[],
  viewer: Viewer,
  lettered: boolean,
) {
  return html`<div class="seat back p2">${automaBar(frame, seats, automa)}</div>
    ${automaPanel(frame, automa, { turns: automa.turns, run: 0 }, viewer.patches, lettered)}`;
}

/** The moves, each of which shows the position after it. */
export function replayMoves({ replay, index }: ViewerState, viewer: Viewer) {
  const onLook = (each: number) => viewer.look(each);
  return moveList(movesOf(replay), index, seatsOf(replay), viewer.patches, onLook);
}
