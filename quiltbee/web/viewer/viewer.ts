/** A recorded game, shown position by position, or a single position. */
import { framesIn, seatsOf } from '../core/replays.ts';
import { Stepping } from '../core/stepping.ts';
import type { Move, Patches, Replay, Seat } from '../core/types.ts';

/** Shown at its last position. */
export class Viewer extends Stepping {
  seats: Seat[];

  constructor(
    public replay: Replay,
    patches: Patches,
  ) {
    super(framesIn(replay, patches), patches, {});
    this.seats = seatsOf(replay);
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
