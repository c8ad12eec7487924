/** A recorded game, shown position by position, or a single position. */
import { pathOf } from '../core/links.ts';
import { framesIn, seatsOf } from '../core/replays.ts';
import { Stepping } from '../core/stepping.ts';
import type { Move, Patches, Replay, Seat } from '../core/types.ts';

/** Shown at its last position; `said` is how copying the link went. */
export class Viewer extends Stepping<{ said: string }> {
  seats: Seat[];

  constructor(
    public replay: Replay,
    patches: Patches,
  ) {
    super(framesIn(replay, patches), patches, { said: '' });
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

  /** The address of this game, with the names of its players. */
  get path() {
    const { link, tags } = this.replay;
    return pathOf(link, [tags.Player1, tags.Player2]);
  }
}
