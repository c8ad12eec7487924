/**
 * The best and the costliest move of whoever plays at this screen, for the result of a game.
 *
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('./types.js').Document} Document
 *
 * @typedef {object} Moment
 * @property {Player} player
 * @property {number} number   of the decision, from 1
 * @property {string} move
 * @property {number} points   gained or lost
 *
 * @typedef {Moment | null | undefined} Perhaps   null: there is none; undefined: not known yet
 */
import { costliest, isFinal } from './document.js';

/**
 * What a review says of these players so far; among two it is the better and the worse.
 * @param {Document | null} document
 * @param {Player[]} players
 * @returns {{best: Perhaps, worst: Perhaps}}
 */
export function momentsOf(document, players) {
  // Before the last stage every decision may still turn out to be better or worse.
  if (document?.stage !== 'deep') return { best: undefined, worst: undefined };
  const none = isFinal(document) ? null : undefined;
  const most = (/** @type {Moment[]} */ moments) =>
    moments.sort((one, other) => other.points - one.points)[0] ?? none;
  return {
    best: most(players.flatMap((player) => finest(document, player))),
    worst: most(players.flatMap((player) => worst(document, player))),
  };
}

/** @param {Document} document @param {Player} player @returns {Moment[]} */
function finest({ decisions, finest }, player) {
  const found = finest[player - 1];
  return found ? [{ player, ...found, move: decisions[found.number - 1].move }] : [];
}

/** @param {Document} document @param {Player} player @returns {Moment[]} */
function worst(document, player) {
  return costliest(document, player)
    .slice(0, 1)
    .map(({ number, move, points_lost }) => ({ player, number, move, points: points_lost ?? 0 }));
}
