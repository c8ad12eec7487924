/** The parts of a recorded game: a player's side, the Automa's side, the moves. */
import { landings } from '../core/queries.js';
import { seatsOf } from '../core/replays.js';
import { movesOf } from './viewer.js';
import { html } from '../vendor/lit-html.js';
import { automaBar, automaPanel } from '../views/automa/panel.js';
import { moveList } from '../views/moves.js';
import { playerBar } from '../views/player.js';
import { quilt } from '../views/quilt.js';

/**
 * @typedef {import('../core/types.js').Automa} Automa
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').ReplayFrame} ReplayFrame
 * @typedef {import('../core/types.js').Seat} Seat
 * @typedef {import('./viewer.js').Viewer} Viewer
 * @typedef {import('./viewer.js').ViewerState} ViewerState
 */

/**
 * A player's bar and quilt; of player 2, the Automa's where it plays that seat.
 * @param {ViewerState} state
 * @param {Viewer} viewer
 * @param {Player} player
 * @param {boolean} lettered
 */
export function side(state, viewer, player, lettered) {
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

/**
 * A player's quilt; the patch that was placed last is marked.
 * @param {ViewerState} state
 * @param {Viewer} viewer
 * @param {Player} player
 * @param {boolean} lettered
 */
export function replayQuilt({ replay, index, walks }, viewer, player, lettered) {
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

/**
 * @param {ReplayFrame} frame
 * @param {Automa} automa
 * @param {Seat[]} seats
 * @param {Viewer} viewer
 * @param {boolean} lettered
 */
function automaSide(frame, automa, seats, viewer, lettered) {
  return html`<div class="seat back p2">${automaBar(frame, seats, automa)}</div>
    ${automaPanel(frame, automa, { turns: automa.turns, run: 0 }, viewer.patches, lettered)}`;
}

/**
 * The moves, each of which shows the position after it.
 * @param {ViewerState} state
 * @param {Viewer} viewer
 */
export function replayMoves({ replay, index }, viewer) {
  const onLook = (/** @type {number} */ each) => viewer.look(each);
  return moveList(movesOf(replay), index, seatsOf(replay), viewer.patches, onLook);
}
