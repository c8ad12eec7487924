/**
 * The calls about tournaments (docs/tournaments.md). Every failure is an Error with one clear
 * sentence.
 *
 * @typedef {import('../core/messages.js').ListedTournament} ListedTournament
 * @typedef {import('../core/messages.js').NewTournament} NewTournament
 * @typedef {import('../core/messages.js').TournamentShape} Tournament
 */
import { call, textOf } from '../core/api.js';

/** Those that one organises or has joined. @returns {Promise<{tournaments: ListedTournament[]}>} */
export function fetchTournaments() {
  return call('/api/tournaments');
}

/**
 * @param {NewTournament} wish
 * @returns {Promise<{id: string, url: string, invitation: string}>}
 */
export function makeTournament(wish) {
  return call('/api/tournaments', wish);
}

/** @param {string} id @returns {Promise<Tournament>} */
export function fetchTournament(id) {
  return call(`/api/tournaments/${id}`);
}

/**
 * A new link; the one before is void.
 * @param {string} id
 * @returns {Promise<{invitation: string}>}
 */
export function inviteAgain(id) {
  return call(`/api/tournaments/${id}/invitation`, {});
}

/**
 * @param {string} id
 * @param {string | null} code   a public one needs none
 * @param {string | null} name
 * @returns {Promise<Tournament>}
 */
export function join(id, code, name) {
  return call(`/api/tournaments/${id}/join`, { code, name });
}

/** @param {string} id @returns {Promise<Tournament>} */
export function start(id) {
  return call(`/api/tournaments/${id}/start`, {});
}

/** @param {string} id @returns {Promise<Tournament>} */
export function withdraw(id) {
  return call(`/api/tournaments/${id}/withdraw`, {});
}

/** @param {string} id @param {number} entrant @returns {Promise<Tournament>} */
export function removeEntrant(id, entrant) {
  return call(`/api/tournaments/${id}/remove`, { entrant });
}

/**
 * Declare the games of a pairing that run lost for one of its two people.
 * @param {string} id
 * @param {number} pairing
 * @param {number} entrant
 * @returns {Promise<Tournament>}
 */
export function forfeit(id, pairing, entrant) {
  return call(`/api/tournaments/${id}/forfeit`, { pairing, entrant });
}

/**
 * The right result of a game that is over.
 * @param {string} id
 * @param {{game: string, winner: number | null, note: string}} right
 * @returns {Promise<Tournament>}
 */
export function correct(id, right) {
  return call(`/api/tournaments/${id}/correct`, right);
}

/**
 * Ask for a half-point bye, or call it off.
 * @param {string} id
 * @param {number} round
 * @param {boolean} wanted
 * @returns {Promise<Tournament>}
 */
export function askBye(id, round, wanted) {
  return call(`/api/tournaments/${id}/bye`, { round, wanted });
}

/**
 * Enter a bot of one's own.
 * @param {string} id
 * @param {string} bot
 * @param {string | null} code
 * @returns {Promise<Tournament>}
 */
export function enterBot(id, bot, code) {
  return call(`/api/tournaments/${id}/enter`, { bot, code });
}

/** @param {string} game @returns {Promise<import('../core/messages.js').GameInTournament>} */
export function fetchPlace(game) {
  return call(`/api/games/${game}/tournament`);
}

/** @param {string} id */
export async function removeTournament(id) {
  await textOf(`/api/tournaments/${id}`, {}, 'DELETE');
}
