/**
 * Questions about who sits at a table: at one place or at two, on open seats, and who only watches.
 */
import type { Frame, GameMessage, Player, Seat, Table } from './types.ts';

export const PLAYERS: Player[] = [1, 2];

export function otherOf(player: Player): Player {
  return player === 1 ? 2 : 1;
}

/** The seats that this browser plays. */
export function ownSeats(seats: Seat[]) {
  return PLAYERS.filter((player) => seats[player - 1].yours);
}

/** Whether this browser plays here at all. */
export function isPlaying({ seats }: Table) {
  return seats.some((seat) => seat.yours);
}

/** The seat that this browser plays against another place; null where there is no such. */
export function ownSeat({ mode, seats }: Table) {
  const own = ownSeats(seats);
  return mode === 'remote' && own.length === 1 ? own[0] : null;
}

/** Whether the server leaves the moves of the computer to this page: in one's unrated duels. */
export function letsThink({ opponent, access, rated, day, seats }: GameMessage) {
  const isDuel = opponent === 'computer' && access === 'private' && !rated && !day;
  return isDuel && seats.some(({ yours }) => yours);
}

export function openSeat(seats: Seat[]): Player | null {
  return PLAYERS.find((player) => seats[player - 1].kind === 'open') ?? null;
}

/** The name of the one for whom the open seat is kept; empty for none. */
export function awaitedName({ seats }: Table) {
  const seat = openSeat(seats);
  return seat === null ? '' : seats[seat - 1].name;
}

export function isWaiting({ stage, seats }: Table) {
  return stage !== 'over' && openSeat(seats) !== null;
}

/** Whether it is not settled yet who begins. */
export function isUnsettled({ stage, fair, seats }: Table) {
  return stage !== 'over' && Boolean(fair?.step) && openSeat(seats) === null;
}

/** Whether the game was called off: it is over, and nobody has won. */
export function isAborted({ stage, result }: Frame) {
  return stage === 'over' && result === null;
}

/**
 * Whether the result leads to what can be learned from the game: nobody is helped while another
 * game on the same circle may go on, after the first of two games and in tournaments.
 */
export function looksBack(table: Table) {
  const { result, moves, fair, tournament } = table;
  return (
    result !== null &&
    moves.length > 0 &&
    isPlaying(table) &&
    tournament === null &&
    !(fair?.kind === 'both' && fair.game === 1)
  );
}

/** The id of its table. */
export const LOCAL = 'offline';

/** The id of a board in the page, which is not a game of its own. */
export const BOARD = 'board';

/** Whether a table is in this browser alone. */
export function isLocal({ game }: { game: string }) {
  return game === LOCAL;
}

/** The address of the review of a table, with a game that is kept here alone in the link. */
export function reviewPath(table: Table) {
  if (!isLocal(table)) return `/game/${table.game}/review`;
  const [own, both] = ownSeats(table.seats);
  return `/review?seat=${both ? 0 : own}${table.link}`;
}
