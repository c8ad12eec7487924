/** Fair starts at a table, loaded where there is one. */
import { linesFrom } from '../core/api.js';
import { Starts, hasSecond, startLink } from './starts.js';
import { afterwards, onward, startPanel } from './starts_view.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('../views/page.js').Shell} Shell
 *
 * @typedef {object} StartsAtTable
 * @property {(state: GameState, game: Game, lettered: boolean) => unknown} panel
 * @property {(table: Table, shell: Shell) => unknown} onward   null where the game is the last one
 * @property {(table: Table, shell: Shell) => unknown} afterwards
 */

/** For how long the engine looks at a start, in seconds. */
const SECONDS = 3;

/**
 * @param {() => void} draw
 * @returns {StartsAtTable}
 */
export function startsAt(draw) {
  const starts = new Starts({ judge: judged });
  starts.store.watch(draw);
  return {
    panel: (state, game, lettered) => startPanel(starts, state, game, lettered),
    onward,
    afterwards: (table, shell) => {
      if (table.result && !hasSecond(table)) starts.judge(startLink(table));
      return afterwards(starts, table, shell);
    },
  };
}

/**
 * What the engine thinks of a start: the margin of player 1, in points.
 * @param {string} link
 */
async function judged(link) {
  const signal = new AbortController().signal;
  const body = { link, lines: 1, seconds: SECONDS };
  /** @type {number | null} */
  let margin = null;
  for await (const answer of linesFrom('/api/analysis', body, signal))
    margin = answer.lines?.[0]?.margin ?? margin;
  if (margin === null) throw new Error('The engine has no opinion.');
  return margin;
}
