/**
 * Fair starts: what is to be settled before the first move, and what the seat was worth after the
 * last one.
 */
import { createMergingStore } from '../core/store.ts';
import type { Table } from '../core/types.ts';

type Standing = 'asking' | 'known' | 'unknown';

/** `points` as they are being named, `margin` of player 1 at the start by the engine. */
type StartsState = { points: number; standing: Standing; margin: number };

type Outside = {
  /** The margin of player 1 at the start. */
  judge: (link: string) => Promise<number>;
};

/** The most points that can go with a seat, either way. */
export const MOST_POINTS = 30;

export class Starts {
  isAsked = false;
  store = createMergingStore({ points: 0, standing: 'asking', margin: 0 } as StartsState);

  constructor(public outside: Outside) {}

  get state() {
    return this.store.get();
  }

  name(points: number) {
    const whole = Math.round(Number.isFinite(points) ? points : 0);
    this.store.dispatch({ points: Math.max(-MOST_POINTS, Math.min(MOST_POINTS, whole)) });
  }

  /**
   * Ask once what the seat was worth.
   * @param link  of the start, without moves
   */
  async judge(link: string) {
    if (this.isAsked) return;
    this.isAsked = true;
    try {
      this.store.dispatch({ standing: 'known', margin: await this.outside.judge(link) });
    } catch {
      this.store.dispatch({ standing: 'unknown' }); // the game is told without it
    }
  }
}

/** Whether another game on this ring follows, or is being played. */
export function hasSecond({ fair, result }: Table) {
  if (fair?.kind !== 'both' || fair.game !== 1) return false;
  return result !== null && (result.reason === 'score' || result.reason === 'first to 53');
}

/** Both totals over two games, the first seat's of this game first. */
export function sums({ fair, result }: Table) {
  return fair?.kind === 'both' && fair.game === 2 && result ? result.scores : null;
}

/** The link of a table's start. */
export function startLink({ ring0, board }: Table) {
  return `#${ring0},${board === 'original' ? ',o' : ''}`;
}
