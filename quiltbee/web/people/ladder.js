/**
 * The list of ratings, one speed at a time.
 *
 * @typedef {import('../core/messages.js').BestRatings} BestRatings
 * @typedef {import('../core/messages.js').OwnRating['class']} RatingClass
 * @typedef {{name: RatingClass, people: BestRatings['people'], error: string}} LadderState
 */
import { sentenceOf } from '../core/problems.js';
import { createMergingStore } from '../core/store.js';

/** @type {RatingClass[]} */
export const CLASSES = ['blitz', 'rapid', 'correspondence', 'untimed'];

export class Ladder {
  /** @param {(name: RatingClass) => Promise<BestRatings>} fetch */
  constructor(fetch) {
    this.fetch = fetch;
    this.store = createMergingStore(
      /** @type {LadderState} */ ({ name: 'rapid', people: [], error: '' }),
    );
  }

  /**
   * Show another speed; an answer that comes after the next wish is dropped.
   * @param {RatingClass} name
   */
  async load(name) {
    this.store.dispatch({ name, error: '' });
    try {
      const { people } = await this.fetch(name);
      if (this.store.get().name === name) this.store.dispatch({ people });
    } catch (problem) {
      this.store.dispatch({ people: [], error: sentenceOf(problem) });
    }
  }
}
