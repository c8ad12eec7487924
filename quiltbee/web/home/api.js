/**
 * The calls of the first page: one's games, the lobby, whom one can ask for a game.
 *
 * @typedef {import('./lobby.js').Terms} Terms
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

/**
 * Who waits, what can be watched, and which bots are there.
 * @returns {Promise<import('../core/messages.js').Lobby>}
 */
export function fetchLobby() {
  return call('/api/lobby');
}

/**
 * The people one has played.
 * @returns {Promise<import('../core/messages.js').Opponents>}
 */
export function fetchOpponents() {
  return call('/api/me/opponents');
}

/**
 * Invite whom one played in a game.
 * @param {string} game
 * @param {Terms} terms
 * @returns {Promise<{id: string, url: string}>}
 */
export function inviteAgain(game, terms) {
  return call(`/api/games/${game}/again`, terms);
}

/**
 * @param {string} bot   its id
 * @param {Terms} terms
 * @returns {Promise<{id: string, url: string}>}
 */
export function challengeBot(bot, { rated, ...terms }) {
  return call('/api/challenges', { bot, ...terms, rated, takebacks: !rated });
}

/**
 * Sit down with whoever waits, or wait.
 * @param {Terms & {board: 'revised' | 'original'}} wish
 * @returns {Promise<{id: string, url: string, waiting: boolean}>}
 */
export function findMatch(wish) {
  return call('/api/match', wish);
}
