/** A recorded game to step through, or a single position. */
import { framesIn, seatsOf, Stepping } from '../core/replays.ts';
import { TIMERS, type Timers } from '../core/timers.ts';
import type { Move, Patches, Replay, Seat } from '../core/types.ts';

/** The time per move during playback, in ms. */
export const PACE = 1000;

/** A recorded game, initially at its last position. */
export class Viewer extends Stepping<{ isPlaying: boolean }> {
  seats: Seat[];
  private timer = 0;

  constructor(
    public replay: Replay,
    patches: Patches,
    private readonly timers: Timers = TIMERS,
  ) {
    super(framesIn(replay, patches), patches, { isPlaying: false });
    this.seats = seatsOf(replay);
  }

  /** Start the playback, from the beginning if it is at the end. */
  play() {
    if (this.state.at === this.moves) this.look(0);
    this.store.dispatch({ isPlaying: true });
    this.timer = this.timers.later(() => {
      this.step(1);
      if (this.state.at < this.moves) this.play();
      else this.halt();
    }, PACE);
  }

  halt() {
    this.timers.forget(this.timer);
    this.store.dispatch({ isPlaying: false });
  }

  get frame() {
    return this.frames[this.state.at];
  }

  /** The moves of the record; player and move are known for all but the first position. */
  get list(): Move[] {
    return this.frames.slice(1).map(({ move, player }, index) => ({
      number: index + 1,
      player: player ?? 1,
      move: move ?? 'pass',
    }));
  }
}
