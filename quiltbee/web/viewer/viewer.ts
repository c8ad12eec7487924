/** A recorded game, shown position by position, or a single position. */
import { pathOf } from '../core/links.ts';
import { walk, type Direction } from '../core/geometry.ts';
import { framesIn } from '../core/replays.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import type { Cell, Move, Patches, Player, Replay, ReplayFrame } from '../core/types.ts';

/** A replay with every position. */
type Course = Replay & { frames: ReplayFrame[] };

export type ViewerState = {
  replay: Course;
  /** Of the position on show. */
  index: number;
  /** Where the arrows are on the quilts. */
  walks: Record<Player, Cell>;
  /** How copying the link went. */
  said: string;
};

/** The moves of a record; player and move are known for all but the first position. */
export function movesOf(replay: Course): Move[] {
  return replay.frames.slice(1).map(({ move, player }, index) => ({
    number: index + 1,
    player: player ?? 1,
    move: move ?? 'pass',
  }));
}

export class Viewer {
  store: Store<ViewerState>;

  /** @param replay  shown at its last position */
  constructor(
    replay: Replay,
    public patches: Patches,
  ) {
    const frames = framesIn(replay, patches);
    const start: ViewerState = {
      replay: { ...replay, frames },
      index: frames.length - 1,
      walks: { 1: [4, 4], 2: [4, 4] },
      said: '',
    };
    this.store = createMergingStore(start);
  }

  /** Show the position after so many moves, within the game. */
  look(index: number) {
    const last = this.store.get().replay.frames.length - 1;
    this.store.dispatch({ index: Math.max(0, Math.min(last, index)) });
  }

  /** A key that steps through the game; says whether it was one. */
  step(key: string) {
    const { index, replay } = this.store.get();
    const last = replay.frames.length - 1;
    const steps: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: last,
    };
    if (!Object.hasOwn(steps, key)) return false;
    this.look(steps[key]);
    return true;
  }

  /** The address of this game, with the names of its players. */
  get path() {
    const { link, tags } = this.store.get().replay;
    return pathOf(link, [tags.Player1, tags.Player2]);
  }

  /** The address of its review. */
  get reviewPath() {
    return `/review${this.path.slice(1)}`;
  }

  walk(player: Player, direction: Direction) {
    const { walks } = this.store.get();
    this.store.dispatch({ walks: { ...walks, [player]: walk(walks[player], direction) } });
  }
}
