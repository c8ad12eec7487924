/** A game to step through: the position on show, and the cursors on its quilts. */
import { walk, type Direction } from './geometry.ts';
import { createMergingStore, type Store } from './store.ts';
import type { Cell, Patches, Player, ReplayFrame } from './types.ts';

type Steps = {
  /** The number of moves before the position on show. */
  at: number;
  walks: Record<Player, Cell>;
};

export class Stepping<More extends object = object> {
  store: Store<Steps & More>;

  /**
   * @param frames  one more than there are moves
   * @param more  additional state of the page
   */
  constructor(
    public frames: ReplayFrame[],
    public patches: Patches,
    more: More,
    at: number = frames.length - 1,
  ) {
    const walks = { 1: [4, 4], 2: [4, 4] } as Steps['walks'];
    this.store = createMergingStore({ ...more, at: this.within(at), walks });
  }

  get state() {
    return this.store.get();
  }

  get moves() {
    return this.frames.length - 1;
  }

  within(at: number) {
    return Math.max(0, Math.min(this.moves, at));
  }

  /** Show the position after some number of moves, within the game. */
  look(at: number) {
    this.store.dispatch({ at: this.within(at) } as Partial<Steps & More>);
  }

  step(by: 1 | -1) {
    this.look(this.state.at + by);
  }

  keys(): Record<string, () => void> {
    return {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.look(0),
      End: () => this.look(this.moves),
    };
  }

  /** Handle a key that steps through the game; return whether it was one. */
  key(key: string, isShifted = false) {
    const keys = this.keys();
    if (isShifted || !Object.hasOwn(keys, key)) return false;
    keys[key]();
    return true;
  }

  walk(player: Player, direction: Direction) {
    const { walks } = this.state;
    const walked = { ...walks, [player]: walk(walks[player], direction) };
    this.store.dispatch({ walks: walked } as Partial<Steps & More>);
  }
}
