/** The possible results of the Automa's next card. */
import type { AutomaTurn } from '../core/types.ts';
import type { WeighedCard } from '../core/generated/messages.ts';

export type CardOutcome = {
  move: string;
  /** The space of its token afterwards. */
  stop: number;
  income: number;
  /** The cards with this result. */
  cards: number[];
};

/**
 * Group the cards by their results, the likeliest first.
 * @param turns  one for each possible card
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

/** Return the mean value of an outcome's cards; null until all are known. */
export function meanMargin(cards: number[], values: WeighedCard[]) {
  const margins = values.flatMap(({ card, margin }) =>
    cards.includes(card) && margin !== null ? [margin] : [],
  );
  if (margins.length < cards.length) return null;
  return margins.reduce((sum, margin) => sum + margin, 0) / cards.length;
}
