import { frameOf } from '../core/queries.ts';
import type { Game } from '../core/game.ts';
import type { GameState } from '../core/game_state.ts';
import type { Frame, Patches, Table } from '../core/types.ts';
import type { Shell } from './page.ts';

/** Companions of a game, once they are loaded. */
export type Beside = {
  /** Open seats and fair starts. */
  seating: import('../seating/seating_page.ts').Seating | null;
  /** Where the game stands in a tournament. */
  place: {
    words: () => string;
    /** Sentences after the end. */
    notes: () => string[];
    /** Links to go on after the end. */
    onwards: () => unknown;
    close: () => void;
  } | null;
};

export type Context = {
  game: Game;
  state: GameState;
  table: Table;
  /** The position on show: the table's, or an earlier one. */
  frame: Frame;
  patches: Patches;
  shell: Shell;
};

export function contextOf(game: Game, shell: Shell): Context {
  const { state } = game;
  return { game, state, table: state.table, frame: frameOf(state), patches: state.patches, shell };
}
