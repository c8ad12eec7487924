/**
 * A new game that continues from a position of a recorded one.
 *
 * @typedef {import('../core/types.js').Replay} Replay
 *
 * @typedef {object} PlayOnState
 * @property {'computer' | 'person' | 'automa'} opponent
 * @property {number} strength   the computer's level
 * @property {'you' | 'opponent'} first   whether the person plays as player 1
 * @property {boolean} busy
 * @property {string} error
 */
import { createGame } from '../core/api.js';
import { isAutomas } from '../core/rules/automa.js';
import { createMergingStore } from '../core/store.js';
import { seatsOf } from '../core/replays.js';

/**
 * The link to the position after so many moves: the whole game's link, cut short.
 * @param {Replay} replay
 * @param {number} index
 */
export function linkUpTo(replay, index) {
  const [start, , ...rest] = replay.link.split(',');
  // The Automa's turns follow from the cards at the end of the link.
  const tokens = replay.moves
    .slice(0, index)
    .filter((move) => !isAutomas(move))
    .map((move) => (move === 'pass' ? '.' : move));
  return [start, tokens.join(''), ...rest].join(',');
}

export class PlayOn {
  /**
   * @param {Replay} replay
   * @param {(path: string) => void} go
   * @param {number} strength   the level chosen last
   */
  constructor(replay, go, strength) {
    this.replay = replay;
    this.go = go;
    /** @type {PlayOnState} */
    const start = {
      opponent: this.isSolo ? 'automa' : 'computer',
      strength,
      first: 'you',
      busy: false,
      error: '',
    };
    this.store = createMergingStore(start);
  }

  /** Whether the recorded game is one against the Automa. */
  get isSolo() {
    return this.replay.automa !== null;
  }

  /** Create the game and go there. @param {number} index   of the position to go on from */
  async start(index) {
    this.store.dispatch({ busy: true, error: '' });
    try {
      const { url } = await createGame(this.wanted(index));
      this.go(url);
    } catch (problem) {
      const error = problem instanceof Error ? problem.message : String(problem);
      this.store.dispatch({ busy: false, error });
    }
  }

  /**
   * @param {number} index
   * @returns {import('../core/types.js').NewGame}
   */
  wanted(index) {
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
