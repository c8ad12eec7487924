/** Follows the review of a game that has just ended, for its best and its costliest move. */
import { linesFrom } from '../core/api.ts';
import { ownSeats } from '../core/seats.ts';
import { TIMERS } from '../core/timers.ts';
import { afterLine, momentsOf } from './document.ts';
import { Following } from './following.ts';
import { moments } from './moments_view.ts';
import type { Document } from './types.ts';
import type { Game } from '../core/game.ts';
import type { Table } from '../core/types.ts';

/**
 * Nobody has asked for it, so what goes wrong is not told: the review says so once it is opened.
 * @param table  of a game that is over
 * @returns what the result shows, and what ends it
 */
export function lookBack(
  game: Game,
  table: Table,
  draw: () => void,
): { view: () => unknown; stop: () => void } {
  const own = ownSeats(table.seats);
  let document: Document | null = null;
  let isRefused = false;
  const following = new Following({
    open: (signal) => linesFrom('GET /api/games/{game}/review', { game: game.id }, signal),
    ...TIMERS,
    take: (line) => {
      document = afterLine(document, line);
      draw();
      return document;
    },
    tell: ({ kind }) => {
      isRefused = kind === 'refused';
      if (isRefused) draw();
    },
  });
  following.begin();
  return {
    view: () => {
      const found = isRefused ? { best: null, worst: null } : momentsOf(document, own);
      return moments(found, game.id, own.length > 1, game.patches);
    },
    stop: () => following.stop(),
  };
}
