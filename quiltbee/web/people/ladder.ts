/** The list of ratings, one speed at a time. */
import { sentenceOf } from '../core/problems.ts';
import { createMergingStore } from '../core/store.ts';
import type { BestRatings, OwnRating } from '../core/messages.ts';

type RatingClass = OwnRating['class'];

type LadderState = { name: RatingClass; people: BestRatings['people']; error: string };

export const CLASSES: RatingClass[] = ['blitz', 'rapid', 'correspondence', 'untimed'];

export class Ladder {
  store = createMergingStore({ name: 'rapid', people: [], error: '' } as LadderState);

  constructor(public fetch: (name: RatingClass) => Promise<BestRatings>) {}

  /** Show another speed; an answer that comes after the next wish is dropped. */
  async load(name: RatingClass) {
    this.store.dispatch({ name, error: '' });
    try {
      const { people } = await this.fetch(name);
      if (this.store.get().name === name) this.store.dispatch({ people });
    } catch (problem) {
      if (this.store.get().name !== name) return;
      this.store.dispatch({ people: [], error: sentenceOf(problem) });
    }
  }
}
