/** Fair starts at a table, loaded where there is one. */
import { linesFrom } from '../core/api.ts';
import { Starts, hasSecond, startLink } from './starts.ts';
import { afterwards, onward, startPanel } from './starts_view.ts';
import type { Game } from '../core/game.ts';
import type { GameState } from '../core/game_state.ts';
import type { Shell } from '../views/page.ts';
import type { Table } from '../core/types.ts';

export type StartsAtTable = {
  panel: (state: GameState, game: Game, lettered: boolean) => unknown;
  /** Null where the game is the last one. */
  onward: (table: Table, shell: Shell) => unknown;
  afterwards: (table: Table, shell: Shell) => unknown;
};

/** For how long the engine looks at a start, in seconds. */
const SECONDS = 3;

export function startsAt(draw: () => void): StartsAtTable {
  const starts = new Starts({ judge: judged });
  starts.store.watch(draw);
  return {
    panel: (state, game, lettered) => startPanel(starts, state, game, lettered),
    onward,
    afterwards: (table) => {
      if (table.result && !hasSecond(table)) starts.judge(startLink(table));
      return afterwards(starts, table);
    },
  };
}

/** What the engine thinks of a start: the margin of player 1, in points. */
async function judged(link: string) {
  const signal = new AbortController().signal;
  const body = { link, lines: 1, seconds: SECONDS };
  let margin: number | null = null;
  for await (const answer of linesFrom('POST /api/analysis', body, signal))
    margin = answer.lines?.[0]?.margin ?? margin;
  if (margin === null) throw new Error('The engine has no opinion.');
  return margin;
}
