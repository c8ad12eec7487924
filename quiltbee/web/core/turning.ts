/**
 * The timer that turns the Automa's cards. After the person's decision it waits a moment, in which
 * Undo is free; it turns the cards that follow in the same run at once.
 */
import { canTurn } from './queries.ts';
import type { GameState } from './game_state.ts';
import type { Timers } from './timers.ts';

/** What it needs from its surroundings; tests give their own. */
type Outside = Timers & {
  turn: () => void;
};

/** The time for a free Undo, in milliseconds. */
export const GRACE = 600;

export class Turning {
  /** The event after which a card is about to be turned. */
  due: number | null = null;
  /** The last event after which one was turned: each is tried once, also if it is refused. */
  tried = -1;
  timer = 0;

  constructor(public outside: Outside) {}

  /** Start or stop the timer, as the state demands. */
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
