/**
 * Questions about who sits at a table: at one place or at two, on open seats, and who only watches.
 *
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').Seat} Seat
 * @typedef {import('./types.js').Table} Table
 */
import { isLocal } from './local.js';

/** @type {Player[]} */
export const PLAYERS = [1, 2];

/** @param {Player} player @returns {Player} */
export function otherOf(player) {
  return player === 1 ? 2 : 1;
}

/** The seats that this browser plays. @param {Seat[]} seats */
export function ownSeats(seats) {
  return PLAYERS.filter((player) => seats[player - 1].yours);
}

/** Whether this browser plays here at all. @param {Table} table */
export function isPlaying({ seats }) {
  return seats.some((seat) => seat.yours);
}

/** The seat that this browser plays against another place; null where there is no such. */
export function ownSeat(/** @type {Table} */ { mode, seats }) {
  const own = ownSeats(seats);
  return mode === 'remote' && own.length === 1 ? own[0] : null;
}

/** The seat that nobody has taken yet. @param {Seat[]} seats @returns {Player | null} */
export function openSeat(seats) {
  return PLAYERS.find((player) => seats[player - 1].kind === 'open') ?? null;
}

/** The name of the one for whom the open seat is kept; empty for none. @param {Table} table */
export function awaitedName({ seats }) {
  const seat = openSeat(seats);
  return seat === null ? '' : seats[seat - 1].name;
}

/** Whether a player is still awaited. @param {Table} table */
export function isWaiting({ stage, seats }) {
  return stage !== 'over' && openSeat(seats) !== null;
}

/** Whether it is not settled yet who begins. @param {Table} table */
export function isUnsettled({ stage, fair, seats }) {
  return stage !== 'over' && Boolean(fair?.step) && openSeat(seats) === null;
}

/** Whether the game was called off: it is over, and nobody has won. @param {Frame} frame */
export function isAborted({ stage, result }) {
  return stage === 'over' && result === null;
}

/**
 * Whether the result tells the best and the costliest move: nobody is helped while another game on
 * the same circle may go on, after the first of two games and in tournaments.
 * @param {Table} table
 */
export function looksBack(table) {
  const { result, moves, fair, tournament } = table;
  return (
    result !== null &&
    moves.length > 0 &&
    isPlaying(table) &&
    !isLocal(table) &&
    tournament === null &&
    !(fair?.kind === 'both' && fair.game === 1)
  );
}

/** @typedef {import('./types.js').Frame} Frame */
