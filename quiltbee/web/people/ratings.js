/**
 * Ratings and results in words and as a line.
 *
 * @typedef {import('../core/messages.js').DuelTotalState} DuelTotal
 * @typedef {import('../core/messages.js').OwnRating} Rating
 *
 * @typedef {object} Line   a rating over time, in a picture of WIDTH x HEIGHT
 * @property {string} path   of the SVG
 * @property {[number, number]} end   where the last point is
 * @property {number} low   the lowest rating, at the lower edge
 * @property {number} high   the highest one, at the upper edge
 */
import { t } from '../core/words.js';

export const WIDTH = 240;
export const HEIGHT = 64;
/** The least range of a line, so that small steps don't look like large ones. */
const RANGE = 100;

const AGAINST = /** @type {const} */ ({
  person: 'against-people',
  bot: 'against-bots',
  greedy: 'against-greedy',
  random: 'against-random',
});

/** `1612`, `1500?` while it is not settled. @param {Rating} rating */
export function ratingText({ rating, provisional }) {
  return `${Math.round(rating)}${provisional ? '?' : ''}`;
}

/** Against whom: `Computer, level 3`. @param {DuelTotal} total */
export function opponentName({ opponent, level, name }) {
  if (opponent === 'bot' && name) return t('bot-called', { name });
  if (opponent !== 'computer') return t(AGAINST[opponent]);
  return level === null ? t('computer') : t('computer-level', { level: String(level) });
}

/**
 * A rating after each of its games, evenly spaced; null while there are fewer than two.
 * @param {Rating} rating
 * @returns {Line | null}
 */
export function ratingLine({ history }) {
  const values = history.map(({ rating }) => rating);
  return lineThrough(values, RANGE);
}

/**
 * A line through values that are evenly spaced; null while there are fewer than two.
 * @param {number[]} values
 * @param {number} range   the least that its edges are apart
 * @returns {Line | null}
 */
export function lineThrough(values, range) {
  if (values.length < 2) return null;
  const { low, high } = rangeOf(values, range);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = HEIGHT - ((value - low) / (high - low)) * HEIGHT;
    return /** @type {[number, number]} */ ([round(x), round(y)]);
  });
  return {
    path: `M${points.map((point) => point.join(' ')).join('L')}`,
    end: points.at(-1) ?? [0, 0],
    low,
    high,
  };
}

/** What the picture spans: all values. @param {number[]} values @param {number} range   at least */
function rangeOf(values, range) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spare = Math.max(0, range - (most - least)) / 2;
  return range < 10
    ? { low: round(least - spare), high: round(most + spare) }
    : { low: Math.round(least - spare), high: Math.round(most + spare) };
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
