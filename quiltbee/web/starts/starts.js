/**
 * Fair starts: what is to be settled before the first move, and what the seat was worth after the
 * last one.
 *
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {'asking' | 'known' | 'unknown'} Standing
 * @typedef {{points: number, standing: Standing, margin: number}} StartsState   `points` as they
 *   are being named, `margin` of player 1 at the start by the engine
 *
 * @typedef {object} Outside
 * @property {(link: string) => Promise<number>} judge   the margin of player 1 at the start
 */
import { createMergingStore } from '../core/store.js';

/** The most points that can go with a seat, either way. */
export const MOST_POINTS = 30;

export class Starts {
  /** @param {Outside} outside */
  constructor(outside) {
    this.outside = outside;
    this.isAsked = false;
    this.store = createMergingStore(
      /** @type {StartsState} */ ({ points: 0, standing: 'asking', margin: 0 }),
    );
  }

  get state() {
    return this.store.get();
  }

  /** @param {number} points */
  name(points) {
    const whole = Math.round(Number.isFinite(points) ? points : 0);
    this.store.dispatch({ points: Math.max(-MOST_POINTS, Math.min(MOST_POINTS, whole)) });
  }

  /** Ask once what the seat was worth. @param {string} link   of the start, without moves */
  async judge(link) {
    if (this.isAsked) return;
    this.isAsked = true;
    try {
      this.store.dispatch({ standing: 'known', margin: await this.outside.judge(link) });
    } catch {
      this.store.dispatch({ standing: 'unknown' }); // the game is told without it
    }
  }
}

/** Whether another game on this ring follows, or is being played. @param {Table} table */
export function hasSecond({ fair, result }) {
  if (fair?.kind !== 'both' || fair.game !== 1) return false;
  return result !== null && (result.reason === 'score' || result.reason === 'first to 53');
}

/** Both totals over two games, the first seat's of this game first. @param {Table} table */
export function sums({ fair, result }) {
  return fair?.kind === 'both' && fair.game === 2 && result ? result.scores : null;
}

/** The link of a table's start. @param {Table} table */
export function startLink({ ring0, board }) {
  return `#${ring0},${board === 'original' ? ',o' : ''}`;
}
