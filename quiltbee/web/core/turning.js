/**
 * The hand that turns the Automa's cards by itself. After the person's decision it waits a moment
 * in which Undo is free; the cards that follow in the same run come at once.
 *
 * @typedef {import('./game_state.js').GameState} GameState
 *
 * @typedef {object} Outside   what it needs of the world; tests give their own
 * @property {() => void} turn
 * @property {(run: () => void, milliseconds: number) => number} later
 * @property {(timer: number) => void} forget
 */
import { canTurn } from './queries.js';

/** How long a person can think better of it. */
export const GRACE = 600;

export class Turning {
  /** @param {Outside} outside */
  constructor(outside) {
    this.outside = outside;
    /** The event after which a card is about to be turned. @type {number | null} */
    this.due = null;
    /**
     * The last event after which one was: each is tried once, so that a refusal does not repeat.
     */
    this.tried = -1;
    this.timer = 0;
  }

  /**
   * Look at the state: start to wait, go on, or leave it.
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
