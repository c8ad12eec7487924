/**
 * The timer for the Automa's cards. After the person's decision it leaves a moment for a free Undo;
 * further cards in the same run follow at once.
 */
import { canTurn } from './queries.ts';
import type { GameState } from './game_state.ts';
import type { Timers } from './timers.ts';

/** The environment; replaced in tests. */
type Outside = Timers & {
  turn: () => void;
};

/** The time for a free Undo, in milliseconds. */
export const GRACE = 600;

export class Turning {
  /** The event for which a card is about to be turned. */
  due: number | null = null;
  /** The last event for which a card was turned; each is tried once, even if refused. */
  tried = -1;
  timer = 0;

  constructor(public outside: Outside) {}

  consider(state: GameState, wanted: boolean) {
    const { number } = state.table;
    const due =
      wanted && canTurn(state) && state.dialog === null && number !== this.tried ? number : null;
    if (due === this.due) return;
    this.stop();
    if (due === null) return;
    this.due = due;
    const inRun = state.table.moves.at(-1)?.player === 2;
    this.timer = this.outside.later(
      () => {
        this.due = null;
        this.tried = due;
        this.outside.turn();
      },
      inRun ? 0 : GRACE,
    );
  }

  stop() {
    if (this.due !== null) this.outside.forget(this.timer);
    this.due = null;
  }
}
