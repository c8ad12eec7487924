/** Replayed games: a text supplies the moves, the rules the positions. */
import { Outdated, isAway, replayText } from './api.ts';
import { walk, type Direction } from './geometry.ts';
import { recordIn, replayIn } from './records/reader.ts';
import { PACKED } from './records/writer.ts';
import { framesOf } from './rules/replay.ts';
import { createMergingStore, type Store } from './store.ts';
import { t } from './words.ts';
import type { Patches, Replay, Seat, Cell, Player, ReplayFrame } from './types.ts';

/**
 * Parse a game, with variations its main line. Texts that the page can't read whole go to the
 * server, which reports what is wrong with them. So do solo games: the server hides their cards
 * until the end, and then adds the result for each level.
 */
export async function openReplay(text: string, patches: Patches): Promise<Replay> {
  const own = await replayIn(text, patches);
  if (own && own.automa === null) return own;
  const record = text.startsWith(PACKED) ? await recordIn(text) : text;
  if (record === null) throw new Error(t('link-may-be-old'));
  try {
    return await replayText(record);
  } catch (problem) {
    if (own && isAway(problem)) return own;
    throw problem;
  }
}

/** Derive every position of a game by the rules. */
export function framesIn(replay: Replay, patches: Patches) {
  const frames = framesOf(replay, patches);
  if (frames === null) throw new Outdated(t('page-outdated'));
  return frames;
}

export function seatsOf(replay: Replay): Seat[] {
  const empty = { yours: false, away: false, bot: false, rating: null };
  return [1, 2].map((number) => {
    if (number === 2 && replay.automa) {
      return { ...empty, name: 'Automa', kind: 'automa' };
    }
    const tag = replay.tags[`Player${number}`];
    const name = tag && tag !== '?' ? tag : t('player-number', { number: String(number) });
    return { ...empty, name, kind: 'person' };
  });
}

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
