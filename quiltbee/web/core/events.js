/**
 * From one state of a game to the next: the server sends events that hold only what changed.
 *
 * @typedef {import('./types.js').EventMessage} EventMessage
 * @typedef {import('./types.js').PlayerState} PlayerState
 * @typedef {import('./types.js').Table} Table
 */

/**
 * These tell of the computer player, and of who comes and goes. They are not stored, so they carry
 * the number before them.
 */
const UNSTORED = new Set(['presence', 'ready', 'thinking']);

/** @type {['1', '2']} */
const SEATS = ['1', '2'];

/**
 * The state after an event, or null where an event in between is missing. The same event twice
 * changes nothing.
 * @param {Table} table
 * @param {EventMessage} message
 * @returns {Table | null}
 */
export function applyEvent(table, message) {
  const { number, now = null, acknowledges, event, changed, players, moves } = message;
  const isNext = number === table.number + 1 && !UNSTORED.has(event.kind);
  if (!isNext && number !== table.number) return null;
  if (moves.keep > table.moves.length) return null;
  return {
    ...table,
    ...changed,
    number,
    now,
    acknowledges,
    players: table.players.map((player, index) => ({ ...player, ...players[SEATS[index]] })),
    moves: [...table.moves.slice(0, moves.keep), ...moves.add],
  };
}
