/**
 * The 24 cards of the Automa, as printed, and which of them may come next; a test compares them
 * with those of the rules.
 */
import { cardsAfter, nextAt, nextCard, type Shuffles } from './shuffles.ts';
import type { AutomaTurn, Card, Deck } from '../types.ts';

export const AUTOMA_CARDS: Record<Deck, Card[]> = {
  normal: [
    card(1, 1, 4, 'NO_OVERTAKE', 'MOST_BUTTONS', 'FURTHEST'),
    card(2, 2, 4, 'NO_OVERTAKE', 'MOST_BUTTONS', 'FURTHEST'),
    card(3, 3, 3, 'NO_OVERTAKE', 'LARGEST', 'FURTHEST'),
    card(4, 4, 1, 'NO_OVERTAKE', 'LARGEST', 'FURTHEST'),
    card(5, 5, 1, 'NO_OVERTAKE', 'MOST_BUTTONS', 'FURTHEST'),
    card(6, 6, 0, 'NO_OVERTAKE', 'LARGEST', 'FURTHEST'),
    card(7, 7, 0, 'MOST_BUTTONS', 'LARGEST', 'FURTHEST'),
    card(8, 8, 0, 'LARGEST', 'MOST_BUTTONS', 'FURTHEST'),
    card(9, 8, 0, 'MOST_BUTTONS', 'NO_OVERTAKE', 'FURTHEST'),
    card(10, 10, 0, 'MOST_BUTTONS', 'LARGEST', 'FURTHEST'),
    card(11, 10, 0, 'MOST_BUTTONS', 'LARGEST', 'FURTHEST'),
    card(12, 0, 5),
  ],
  tactical: [
    card(13, 1, 5, 'NO_OVERTAKE', 'MOST_BUTTONS', 'FURTHEST'),
    card(14, 1, 4, 'NO_OVERTAKE', 'LARGEST', 'FURTHEST'),
    card(15, 3, 4, 'NO_OVERTAKE', 'MOST_BUTTONS', 'FURTHEST'),
    card(16, 3, 3, 'NO_OVERTAKE', 'LARGEST', 'FURTHEST'),
    card(17, 4, 1, 'NO_OVERTAKE', 'MOST_BUTTONS', 'FURTHEST'),
    card(18, 4, 1, 'NO_OVERTAKE', 'LARGEST', 'FURTHEST'),
    card(19, 6, 0, 'NO_OVERTAKE', 'LARGEST', 'FURTHEST'),
    card(20, 6, 0, 'MOST_BUTTONS', 'LARGEST', 'FURTHEST'),
    card(21, 8, 0, 'LARGEST', 'MOST_BUTTONS', 'FURTHEST'),
    card(22, 8, 0, 'MOST_BUTTONS', 'LARGEST', 'FURTHEST'),
    card(23, 10, 0, 'MOST_BUTTONS', 'NO_OVERTAKE', 'FURTHEST'),
    card(24, 10, 0, 'LARGEST', 'MOST_BUTTONS', 'FURTHEST'),
  ],
};

function card(number: number, budget: number, income: number, ...filters: string[]): Card {
  return { number, budget, income, filters };
}

/** The card of a number, 1 to 24. */
export function cardOf(number: number) {
  const { normal, tactical } = AUTOMA_CARDS;
  return number > normal.length ? tactical[number - normal.length - 1] : normal[number - 1];
}

/**
 * The cards that may come next: all that were not turned over since the last shuffle, and don't lie
 * elsewhere; with a public budget those of that budget.
 */
export function candidates(shuffles: Shuffles, turns: number) {
  const next = nextCard(shuffles, turns);
  if (next !== 0) return [next];
  const { shuffle } = nextAt(shuffles, turns);
  const known = shuffles.known[shuffle] ?? [];
  const budget = shuffles.budgets[turns];
  return AUTOMA_CARDS[shuffles.deck]
    .filter(
      (card) => !known.includes(card.number) && (budget === undefined || card.budget === budget),
    )
    .map(({ number }) => number);
}

/** What lies open after some turns of the Automa; the budget of the next card is public or not. */
export function openCards(shuffles: Shuffles, turns: AutomaTurn[]) {
  const next = nextCard(shuffles, turns.length);
  const budget = next ? cardOf(next).budget : (shuffles.budgets[turns.length] ?? null);
  return cardsAfter(shuffles, turns, shuffles.deck === 'tactical' ? budget : null);
}
