/** What the Automa's next card may bring. */
import type { AutomaTurn } from '../core/types.ts';
import type { WeighedCard } from '../core/generated/messages.ts';

export type CardOutcome = {
  /** `A:X` or `A:pass`. */
  move: string;
  /** Where its token comes to. */
  stop: number;
  income: number;
  /** Those that bring this. */
  cards: number[];
};

/**
 * The turns that come to the same, with their cards; the likeliest first.
 * @param turns  one for each card that may come
 */
export function cardOutcomes(turns: (AutomaTurn | null)[]): CardOutcome[] {
  const outcomes: Map<string, CardOutcome> = new Map();
  for (const turn of turns) {
    if (turn === null) continue;
    const { taken, stop, income, card } = turn;
    const key = [taken, stop, income].join();
    const known = outcomes.get(key) ?? { move: `A:${taken ?? 'pass'}`, stop, income, cards: [] };
    outcomes.set(key, { ...known, cards: [...known.cards, card.number] });
  }
  return [...outcomes.values()].sort((a, b) => b.cards.length - a.cards.length);
}

/** What an outcome is worth on the mean of its cards; null until all of them have a value. */
export function meanMargin(cards: number[], values: WeighedCard[]) {
  const margins = values.flatMap(({ card, margin }) =>
    cards.includes(card) && margin !== null ? [margin] : [],
  );
  if (margins.length < cards.length) return null;
  return margins.reduce((sum, margin) => sum + margin, 0) / cards.length;
}
