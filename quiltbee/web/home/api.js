/**
 * The calls of the first page: one's games, the tables that wait for somebody.
 *
 * @typedef {import('../core/messages.js').LobbyEntry} LobbyTable
 * @typedef {import('../core/messages.js').GamesPage} MyGamesPage
 */
import { call } from '../core/api.js';

/** Games in one part of the list. */
const GAMES = 12;

/**
 * One's games, those that wait first; from `next` on where a cursor is given.
 * @param {string | null} [cursor]
 * @returns {Promise<MyGamesPage>}
 */
export function fetchMyGames(cursor = null) {
  const from = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
  return call(`/api/me/games?limit=${GAMES}${from}`);
}

/** The public tables with an open seat. @returns {Promise<{tables: LobbyTable[]}>} */
export function fetchLobby() {
  return call('/api/lobby');
}

/**
 * Sit down with whoever waits, or wait.
 * @param {{clock: string | null, board: 'revised' | 'original', rated: boolean,
 *   name: string | null}} wish
 * @returns {Promise<{id: string, url: string, waiting: boolean}>}
 */
export function findMatch(wish) {
  return call('/api/match', wish);
}
