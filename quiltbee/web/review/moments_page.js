/** Follows the review of a game that has just ended, for its best and its costliest move. */
import { linesFrom } from '../core/api.js';
import { ownSeats } from '../core/seats.js';
import { afterLine } from './document.js';
import { Following } from './following.js';
import { momentsOf } from './moments.js';
import { moments } from './moments_view.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('../views/page.js').Shell} Shell
 */

/**
 * Nobody has asked for it, so what goes wrong is not told: the review says so once it is opened.
 * @param {Game} game
 * @param {Table} table   of a game that is over
 * @param {Shell} shell
 * @param {() => void} draw
 * @returns {{view: () => unknown, stop: () => void}} what the result shows, and what ends it
 */
export function lookBack(game, table, shell, draw) {
  const own = ownSeats(table.seats);
  /** @type {import('./types.js').Document | null} */
  let document = null;
  let isRefused = false;
  const following = new Following({
    open: (signal) => linesFrom(`/api/games/${game.id}/review`, undefined, signal),
    later: (run, milliseconds) => window.setTimeout(run, milliseconds),
    forget: (timer) => window.clearTimeout(timer),
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
      return moments(found, game.id, own.length > 1, game.patches, shell);
    },
    stop: () => following.stop(),
  };
}
