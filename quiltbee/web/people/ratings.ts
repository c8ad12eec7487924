/** Ratings and results in words and as a line. */
import { t } from '../core/words.ts';
import type {
  DuelTotalState as DuelTotal,
  OwnRating as Rating,
} from '../core/generated/messages.ts';

/** A rating over time, in a picture of WIDTH x HEIGHT. */
export type Line = {
  /** Of the SVG. */
  path: string;
  /** Where the last point is. */
  end: [number, number];
  /** The lowest rating, at the lower edge. */
  low: number;
  /** The highest one, at the upper edge. */
  high: number;
};

export const WIDTH = 240;
export const HEIGHT = 64;
/** The least range of a line, so that small steps don't look like large ones. */
const RANGE = 100;

const AGAINST = {
  person: 'against-people',
  bot: 'against-bots',
  greedy: 'against-greedy',
  random: 'against-random',
} as const;

/** `1612`, `1500?` while it is not settled. */
export function ratingText({ rating, provisional }: Pick<Rating, 'rating' | 'provisional'>) {
  return `${Math.round(rating)}${provisional ? '?' : ''}`;
}

/** Against whom: `Computer, level 3`. */
export function opponentName({ opponent, level, name }: DuelTotal) {
  if (opponent === 'bot' && name) return t('bot-called', { name });
  if (opponent !== 'computer') return t(AGAINST[opponent]);
  return level === null ? t('computer') : t('computer-level', { level: String(level) });
}

/** A rating after each of its games, evenly spaced; null while there are fewer than two. */
export function ratingLine({ history }: Rating): Line | null {
  const values = history.map(({ rating }) => rating);
  return lineThrough(values, RANGE);
}

/**
 * A line through values that are evenly spaced; null while there are fewer than two.
 * @param range  the least that its edges are apart
 */
export function lineThrough(values: number[], range: number): Line | null {
  if (values.length < 2) return null;
  const { low, high } = rangeOf(values, range);
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * WIDTH;
    const y = HEIGHT - ((value - low) / (high - low)) * HEIGHT;
    return [round(x), round(y)] as [number, number];
  });
  return {
    path: `M${points.map((point) => point.join(' ')).join('L')}`,
    end: points.at(-1) ?? [0, 0],
    low,
    high,
  };
}

/**
 * What the picture spans: all values.
 * @param range  at least
 */
function rangeOf(values: number[], range: number) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spare = Math.max(0, range - (most - least)) / 2;
  return range < 10
    ? { low: round(least - spare), high: round(most + spare) }
    : { low: Math.round(least - spare), high: Math.round(most + spare) };
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
