/**
 * What one's finished games add up to; pure.
 *
 * @typedef {import('../core/messages.js').PlayedGame} PlayedGame
 * @typedef {import('../core/messages.js').PointsGone} PointsGone
 *
 * @typedef {object} Share   of games won against opponents of one kind
 * @property {string} name
 * @property {number} played
 * @property {number} won
 *
 * @typedef {object} Summary
 * @property {number} played
 * @property {number} won
 * @property {number} streak   games won in a row up to now
 * @property {number} longest
 * @property {number | null} tile   share of games with the special tile; null if none was finished
 * @property {number | null} empty   empty spaces in the mean
 */
import { AUTOMA_LEVELS } from '../core/figures.js';
import { opponentName } from '../people/ratings.js';
import { t } from '../core/words.js';

/** The causes by which points are lost, as reviews name them. */
export const CAUSES = /** @type {const} */ (['placing', 'timing', 'economy', 'special', 'patches']);

/** So many reviewed games make one point of the line, so that one game does not shake it. */
const SMOOTHED = 5;

/** @param {PlayedGame[]} games   the latest first @returns {Summary} */
export function summaryOf(games) {
  const out = games.filter(({ tile }) => tile !== null);
  const lost = games.findIndex(({ won }) => !won);
  return {
    played: games.length,
    won: games.filter(({ won }) => won).length,
    streak: lost < 0 ? games.length : lost,
    longest: longestRun(games.map(({ won }) => won)),
    tile: mean(out.map(({ tile }) => Number(tile))),
    empty: mean(out.map(({ empty }) => empty ?? 0)),
  };
}

/** @param {boolean[]} won */
function longestRun(won) {
  let [longest, run] = [0, 0];
  for (const each of won) {
    run = each ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** @param {number[]} values */
function mean(values) {
  return values.length ? values.reduce((sum, each) => sum + each, 0) / values.length : null;
}

/**
 * The share of games won, by opponent: the levels first, in their order.
 * @param {PlayedGame[]} games
 * @returns {Share[]}
 */
export function sharesOf(games) {
  /** @type {Map<string, Share & {order: number}>} */
  const shares = new Map();
  for (const game of games) {
    const name = rivalName(game);
    const share = shares.get(name) ?? { name, played: 0, won: 0, order: orderOf(game) };
    share.played += 1;
    share.won += Number(game.won);
    shares.set(name, share);
  }
  return [...shares.values()]
    .sort((one, other) => one.order - other.order)
    .map(({ name, played, won }) => ({ name, played, won }));
}

/** @param {PlayedGame} game */
function rivalName({ opponent, level }) {
  if (opponent === 'automa')
    return t('progress-automa', { numeral: AUTOMA_LEVELS[(level ?? 1) - 1].numeral });
  return opponentName(/** @type {any} */ ({ opponent, level }));
}

/** @param {PlayedGame} game */
function orderOf({ opponent, level }) {
  return (
    ['computer', 'automa', 'greedy', 'random', 'person', 'bot'].indexOf(opponent) * 100 +
    (level ?? 0)
  );
}

/**
 * Points lost for each decision over time, oldest first, smoothed over a few games.
 * @param {PlayedGame[]} games   the latest first
 */
export function lossesOf(games) {
  const lost = games.flatMap((game) => (game.points_lost === null ? [] : [game.points_lost]));
  lost.reverse();
  return lost.map((_, at) => mean(lost.slice(Math.max(0, at + 1 - SMOOTHED), at + 1)) ?? 0);
}

/**
 * What one loses points by, the worst first.
 * @param {PointsGone} gone
 * @returns {{cause: typeof CAUSES[number], points: number}[]}
 */
export function causesOf(gone) {
  return CAUSES.map((cause) => ({ cause, points: gone[cause] })).sort(
    (one, other) => other.points - one.points,
  );
}
