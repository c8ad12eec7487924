/** The calls about puzzles (docs/api.md). */
import { call } from '../core/api.js';

/**
 * @typedef {import('../core/messages.js').PuzzleState} PuzzleState
 * @typedef {{theme: string, difficulty: string}} Wish   an empty theme is any
 */

/** @returns {Promise<import('../core/messages.js').PuzzleOverview>} */
export function fetchOverview() {
  return call('/api/puzzles');
}

/** @param {string} id @returns {Promise<PuzzleState>} */
export function fetchPuzzle(id) {
  return call(`/api/puzzles/${id}`);
}

/** @param {string} day   as `2026-11-23` @returns {Promise<PuzzleState>} */
export function fetchOfDay(day) {
  return call(`/api/puzzles/days/${day}`);
}

/** @returns {Promise<import('../core/messages.js').PuzzleBatch>} */
export function fetchMistakes() {
  return call('/api/me/mistakes');
}

/**
 * @param {string} game
 * @param {number} number   of the decision
 * @param {boolean} solved
 * @returns {Promise<import('../core/messages.js').MistakeTried>}
 */
export function sendMistake(game, number, solved) {
  return call(`/api/me/mistakes/${game}/${number}`, { solved });
}

/**
 * @param {Wish} wish
 * @param {number} number
 * @returns {Promise<import('../core/messages.js').PuzzleBatch>}
 */
export function fetchNext({ theme, difficulty }, number) {
  const query = new URLSearchParams({ difficulty, number: String(number) });
  if (theme) query.set('theme', theme);
  return call(`/api/puzzles/next?${query}`);
}

/**
 * @param {string} id
 * @param {string[]} moves
 * @returns {Promise<import('../core/messages.js').PuzzleResult>}
 */
export function sendAttempt(id, moves) {
  return call(`/api/puzzles/${id}/attempts`, { moves });
}

/**
 * @param {string} id
 * @param {string} reason
 * @returns {Promise<import('../core/messages.js').PuzzleReported>}
 */
export function sendReport(id, reason) {
  return call(`/api/puzzles/${id}/reports`, { reason });
}

/** @returns {Promise<import('../core/messages.js').PuzzleRun>} */
export function beginRun() {
  return call('/api/puzzles/runs', {});
}

/**
 * @param {string} id
 * @param {string[][]} moves
 * @returns {Promise<import('../core/messages.js').PuzzleRunResult>}
 */
export function endRun(id, moves) {
  return call(`/api/puzzles/runs/${id}`, { moves });
}
