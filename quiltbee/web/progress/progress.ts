import { AUTOMA_LEVELS } from '../core/generated/figures.ts';
import { opponentName } from '../people/ratings.ts';
import { t } from '../core/words.ts';
import type { PlayedGame, PointsGone } from '../core/generated/messages.ts';

export type Share = {
  name: string;
  played: number;
  won: number;
};

export type Summary = {
  played: number;
  won: number;
  /** Games won in a row up to now. */
  streak: number;
  longest: number;
  /** The share of games with the special tile; null without a finished one. */
  tile: number | null;
  /** The mean number of empty spaces. */
  empty: number | null;
};

/** The causes of lost points, as in reviews. */
export const CAUSES = ['placing', 'timing', 'economy', 'special', 'patches'] as const;

/** The number of games per point of the line, to smooth it. */
const SMOOTHED = 5;

/** @param games  newest first */
export function summaryOf(games: PlayedGame[]): Summary {
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

function longestRun(won: boolean[]) {
  let [longest, run] = [0, 0];
  for (const each of won) {
    run = each ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function mean(values: number[]) {
  return values.length ? values.reduce((sum, each) => sum + each, 0) / values.length : null;
}

/** Compute the share of games won by opponent, levels first. */
export function sharesOf(games: PlayedGame[]): Share[] {
  const shares: Map<string, Share & { order: number }> = new Map();
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

function rivalName({ opponent, level }: PlayedGame) {
  if (opponent === 'automa')
    return t('progress-automa', { numeral: AUTOMA_LEVELS[(level ?? 1) - 1].numeral });
  return opponentName({ opponent, level } as any);
}

function orderOf({ opponent, level }: PlayedGame) {
  return (
    ['computer', 'automa', 'greedy', 'random', 'person', 'bot'].indexOf(opponent) * 100 +
    (level ?? 0)
  );
}

/**
 * Compute the points lost per decision over time, oldest first, smoothed over a few games.
 * @param games  newest first
 */
export function lossesOf(games: PlayedGame[]) {
  const lost = games.flatMap((game) => (game.points_lost === null ? [] : [game.points_lost]));
  lost.reverse();
  return lost.map((_, at) => mean(lost.slice(Math.max(0, at + 1 - SMOOTHED), at + 1)) ?? 0);
}

/** Sort the causes of lost points, the worst first. */
export function causesOf(gone: PointsGone): { cause: (typeof CAUSES)[number]; points: number }[] {
  return CAUSES.map((cause) => ({ cause, points: gone[cause] })).sort(
    (one, other) => other.points - one.points,
  );
}
