/**
 * The timer that turns the Automa's cards. After the person's decision it waits a moment, in which
 * Undo is free; it turns the cards that follow in the same run at once.
 *
 * @typedef {import('./game_state.js').GameState} GameState
 *
 * @typedef {object} Outside   what it needs from its surroundings; tests give their own
 * @property {() => void} turn
 * @property {(run: () => void, milliseconds: number) => number} later
 * @property {(timer: number) => void} forget
 */
import { canTurn } from './queries.js';

/** The time for a free Undo, in milliseconds. */
export const GRACE = 600;

export class Turning {
  /** @param {Outside} outside */
  constructor(outside) {
    this.outside = outside;
    /** The event after which a card is about to be turned. @type {number | null} */
    this.due = null;
    /**
     * The last event after which one was turned: each is tried once, also if it is refused.
     */
    this.tried = -1;
    this.timer = 0;
  }

  /**
   * Start or stop the timer, as the state demands.
   * @param {GameState} state
   * @param {boolean} wanted
   */
  consider(state, wanted) {
    const number = state.table?.number ?? -1;
    const due =
      wanted && canTurn(state) && state.dialog === null && number !== this.tried ? number : null;
    if (due === this.due) return;
    this.stop();
    if (due === null) return;
    this.due = due;
    const inRun = state.table?.moves.at(-1)?.player === 2;
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
