/** Ratings and results, in words and as a line. */
import { t } from '../core/words.ts';
import type {
  DuelTotalState as DuelTotal,
  OwnRating as Rating,
} from '../core/generated/messages.ts';

/** A rating over time, in a picture of WIDTH x HEIGHT. */
export type Line = {
  /** The path in the SVG. */
  path: string;
  /** The last point. */
  end: [number, number];
  /** The lowest rating, at the lower edge. */
  low: number;
  /** The highest rating, at the upper edge. */
  high: number;
};

export const WIDTH = 240;
export const HEIGHT = 64;
/** The least range of a line, so that small steps look small. */
const RANGE = 100;

const AGAINST = {
  person: 'against-people',
  bot: 'against-bots',
  greedy: 'against-greedy',
  random: 'against-random',
} as const;

/** Format a rating: `1612`, `1500?` while provisional. */
export function ratingText({ rating, provisional }: Pick<Rating, 'rating' | 'provisional'>) {
  return `${Math.round(rating)}${provisional ? '?' : ''}`;
}

/** Format the name of an opponent: `Computer, level 3`. */
export function opponentName({ opponent, level, name }: DuelTotal) {
  if (opponent === 'bot' && name) return t('bot-called', { name });
  if (opponent !== 'computer') return t(AGAINST[opponent]);
  return level === null ? t('computer') : t('computer-level', { level: String(level) });
}

/** Draw a rating after each of its games, evenly spaced; null for fewer than two. */
export function ratingLine({ history }: Rating): Line | null {
  const values = history.map(({ rating }) => rating);
  return lineThrough(values, RANGE);
}

/**
 * Draw a line through evenly spaced values; null for fewer than two.
 * @param range  the least range of the picture
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

/** @param range  the least one */
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
