/** A new game that continues from a position of a recorded one. */
import { call } from '../core/api.ts';
import { tokensOf } from '../core/rules/notation.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import { seatsOf } from '../core/replays.ts';
import type { NewGame, Replay } from '../core/types.ts';

export type PlayOnState = {
  opponent: 'computer' | 'person' | 'automa';
  /** The computer's level. */
  strength: number;
  /** Whether the person plays as player 1. */
  first: 'you' | 'opponent';
  busy: boolean;
  error: string;
};

/** The link to the position after so many moves: the whole game's link, cut short. */
export function linkUpTo(replay: Replay, index: number) {
  const [start, , ...rest] = replay.link.split(',');
  return [start, tokensOf(replay.moves.slice(0, index)), ...rest].join(',');
}

export class PlayOn {
  store: Store<PlayOnState>;

  /** @param strength  the level chosen last */
  constructor(
    public replay: Replay,
    public go: (path: string) => void,
    strength: number,
  ) {
    const start: PlayOnState = {
      opponent: this.isSolo ? 'automa' : 'computer',
      strength,
      first: 'you',
      busy: false,
      error: '',
    };
    this.store = createMergingStore(start);
  }

  get isSolo() {
    return this.replay.automa !== null;
  }

  /**
   * Create the game and go there.
   * @param index  of the position to go on from
   */
  async start(index: number) {
    this.store.dispatch({ busy: true, error: '' });
    try {
      const { url } = await call('POST /api/games', this.wanted(index));
      this.go(url);
    } catch (problem) {
      const error = problem instanceof Error ? problem.message : String(problem);
      this.store.dispatch({ busy: false, error });
    }
  }

  wanted(index: number): NewGame {
    const { replay } = this;
    const { opponent, strength, first } = this.store.get();
    const { automa } = replay;
    const solo =
      automa && opponent === 'automa' ? { deck: automa.deck, level: automa.level } : null;
    const level = opponent === 'computer' ? { level: strength } : null;
    const names = opponent === 'person' ? seatsOf(replay).map(({ name }) => name) : null;
    const from = linkUpTo(replay, index);
    return { opponent, ...solo, ...level, first, board: 'revised', seed: null, from, names };
  }
}
