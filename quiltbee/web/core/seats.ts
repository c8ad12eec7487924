/** Queries on the seats of a table: one place or two, open seats, spectators. */
import type { Frame, GameMessage, Player, Seat, Table } from './types.ts';

export const PLAYERS: Player[] = [1, 2];

export function otherOf(player: Player): Player {
  return player === 1 ? 2 : 1;
}

export function ownSeats(seats: Seat[]) {
  return PLAYERS.filter((player) => seats[player - 1].yours);
}

export function isPlaying({ seats }: Table) {
  return seats.some((seat) => seat.yours);
}

/** Return the seat that this browser plays against another place, or null. */
export function ownSeat({ mode, seats }: Table) {
  const own = ownSeats(seats);
  return mode === 'remote' && own.length === 1 ? own[0] : null;
}

/**
 * Test whether the server leaves the computer's moves to this page: in unrated duels of its
 * player.
 */
export function letsThink({ opponent, access, rated, day, seats }: GameMessage) {
  const isDuel = opponent === 'computer' && access === 'private' && !rated && !day;
  return isDuel && seats.some(({ yours }) => yours);
}

export function openSeat(seats: Seat[]): Player | null {
  return PLAYERS.find((player) => seats[player - 1].kind === 'open') ?? null;
}

/** Return the name for which the open seat is kept, or an empty string. */
export function awaitedName({ seats }: Table) {
  const seat = openSeat(seats);
  return seat === null ? '' : seats[seat - 1].name;
}

export function isWaiting({ stage, seats }: Table) {
  return stage !== 'over' && openSeat(seats) !== null;
}

/** Test whether the seats are still to be settled. */
export function isUnsettled({ stage, fair, seats }: Table) {
  return stage !== 'over' && Boolean(fair?.step) && openSeat(seats) === null;
}

/** Test whether the game was aborted: over without a winner. */
export function isAborted({ stage, result }: Frame) {
  return stage === 'over' && result === null;
}

/**
 * Test whether the result may lead to a review. No help is given while another game on the same
 * ring may be running: after the first of two games, and in tournaments.
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

/** The id of a table in this browser alone. */
export const LOCAL = 'offline';

/** The id of a board in the page, which is no game of its own. */
export const BOARD = 'board';

export function isLocal({ game }: { game: string }) {
  return game === LOCAL;
}

/** Return the address of a table's review; a game kept only here goes into the link. */
export function reviewPath(table: Table) {
  if (!isLocal(table)) return `/game/${table.game}/review`;
  const [own, both] = ownSeats(table.seats);
  return `/review?seat=${both ? 0 : own}${table.link}`;
}
