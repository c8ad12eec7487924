/**
 * A recorded game, shown position by position, or a single position.
 *
 * @typedef {import('../core/types.js').Cell} Cell
 * @typedef {import('../core/types.js').Move} Move
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').Replay} Replay
 * @typedef {import('../core/types.js').ReplayFrame} ReplayFrame
 *
 * @typedef {Replay & {frames: ReplayFrame[]}} Course   a replay with every position
 *
 * @typedef {object} ViewerState
 * @property {Course} replay
 * @property {number} index   of the position on show
 * @property {Record<Player, Cell>} walks   where the arrows are on the quilts
 * @property {string} said   how copying the link went
 */
import { pathOf } from '../core/links.js';
import { walk } from '../core/geometry.js';
import { framesIn } from '../core/replays.js';
import { createMergingStore } from '../core/store.js';

/**
 * The moves of a record; player and move are known for all but the first position.
 * @param {Course} replay
 * @returns {Move[]}
 */
export function movesOf(replay) {
  return replay.frames.slice(1).map(({ move, player }, index) => ({
    number: index + 1,
    player: player ?? 1,
    move: move ?? 'pass',
  }));
}

export class Viewer {
  /**
   * @param {Replay} replay   shown at its last position
   * @param {Patches} patches
   */
  constructor(replay, patches) {
    const frames = framesIn(replay, patches);
    this.patches = patches;
    /** @type {ViewerState} */
    const start = {
      replay: { ...replay, frames },
      index: frames.length - 1,
      walks: { 1: [4, 4], 2: [4, 4] },
      said: '',
    };
    this.store = createMergingStore(start);
  }

  /** Show the position after so many moves, within the game. @param {number} index */
  look(index) {
    const last = this.store.get().replay.frames.length - 1;
    this.store.dispatch({ index: Math.max(0, Math.min(last, index)) });
  }

  /** A key that steps through the game; says whether it was one. @param {string} key */
  step(key) {
    const { index, replay } = this.store.get();
    const last = replay.frames.length - 1;
    /** @type {Record<string, number>} */
    const steps = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
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

  /**
   * @param {Player} player
   * @param {import('../core/geometry.js').Direction} direction
   */
  walk(player, direction) {
    const { walks } = this.store.get();
    this.store.dispatch({ walks: { ...walks, [player]: walk(walks[player], direction) } });
  }
}
