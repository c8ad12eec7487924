/**
 * A game or a position from outside, to be looked at and played on from.
 *
 * @typedef {import('./types.js').Cell} Cell
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').Replay} Replay
 * @typedef {import('./types.js').Seat} Seat
 *
 * @typedef {object} ViewerState
 * @property {Replay} replay
 * @property {number} index   of the position on show
 * @property {Record<Player, Cell>} walks   where the arrows are on the quilts
 * @property {'computer' | 'person' | 'automa'} opponent   to play on against
 * @property {number} strength   the computer's level
 * @property {'you' | 'opponent'} first   whether the person plays as player 1
 * @property {boolean} busy
 * @property {string} error
 */
import { createGame } from './api.js';
import { walk } from './placement.js';
import { createStore } from './store.js';

/**
 * The link to the position after so many moves: the whole game's link, cut. Without moves before
 * it, it is the start.
 * @param {Replay} replay
 * @param {number} index
 */
export function linkUpTo(replay, index) {
  const [start, , ...rest] = replay.link.split(',');
  // The Automa's turns follow from the cards, which stand at the link's end.
  const tokens = replay.frames
    .slice(1, index + 1)
    .filter(({ move }) => !move?.startsWith('A:'))
    .map(({ move }) => (move === 'pass' ? '.' : move));
  return [start, tokens.join(''), ...rest].join(',');
}

/**
 * The seats of a record.
 * @param {Replay} replay
 * @returns {Seat[]}
 */
export function seatsOf(replay) {
  return [1, 2].map((number) => {
    const name = replay.tags[`Player${number}`];
    if (number === 2 && replay.frames[0]?.automa)
      return { name: 'Automa', kind: 'automa', yours: false };
    return { name: name && name !== '?' ? name : `Player ${number}`, kind: 'person', yours: false };
  });
}

export class Viewer {
  /**
   * @param {Replay} replay
   * @param {Patches} patches
   * @param {(path: string) => void} go
   * @param {number} strength   the level chosen last
   */
  constructor(replay, patches, go, strength) {
    this.patches = patches;
    this.go = go;
    const merge = (/** @type {ViewerState} */ state, /** @type {Partial<ViewerState>} */ part) => ({
      ...state,
      ...part,
    });
    this.store = createStore(
      merge,
      /** @type {ViewerState} */ ({
        replay,
        index: replay.frames.length - 1,
        walks: { 1: [4, 4], 2: [4, 4] },
        opponent: replay.frames[0].automa ? 'automa' : 'computer',
        strength,
        first: 'you',
        busy: false,
        error: '',
      }),
    );
  }

  /** @param {number} index */
  look(index) {
    const last = this.store.get().replay.frames.length - 1;
    this.store.dispatch({ index: Math.max(0, Math.min(last, index)) });
  }

  /**
   * @param {Player} player
   * @param {import('./placement.js').Direction} direction
   */
  walk(player, direction) {
    const { walks } = this.store.get();
    this.store.dispatch({ walks: { ...walks, [player]: walk(walks[player], direction) } });
  }

  async playOn() {
    const { replay, index, opponent, strength, first } = this.store.get();
    this.store.dispatch({ busy: true, error: '' });
    try {
      const seats = seatsOf(replay);
      const { automa } = replay.frames[0];
      const solo =
        automa && opponent === 'automa' ? { deck: automa.deck, level: automa.level } : null;
      const level = opponent === 'computer' ? { level: strength } : null;
      const { url } = await createGame({
        opponent,
        ...solo,
        ...level,
        first,
        board: 'revised',
        seed: null,
        from: linkUpTo(replay, index),
        names: opponent === 'person' ? [seats[0].name, seats[1].name] : null,
      });
      this.go(url);
    } catch (problem) {
      this.store.dispatch({
        busy: false,
        error: problem instanceof Error ? problem.message : String(problem),
      });
    }
  }
}
