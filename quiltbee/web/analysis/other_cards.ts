/**
 * Other cards than the game's: which may come next, and what is known of the cards once one of them
 * was turned over.
 */
import { AUTOMA_CARDS, cardOf } from '../core/rules/automa_cards.ts';
import {
  nextAt,
  nextCard,
  unknownShuffle,
  withCard,
  type Shuffles,
} from '../core/rules/shuffles.ts';

const UNKNOWN = 0;

/**
 * The cards that may come next by what a person can know, whatever lies there: all that were not
 * turned over since the last shuffle; with a public budget those of that budget.
 */
export function mayCome(shuffles: Shuffles, turns: number) {
  const { deck, aside, budgets, known } = shuffles;
  const { shuffle, at } = nextAt(shuffles, turns);
  const turned = (known[shuffle] ?? []).slice(shuffle === 0 ? aside : 0, at);
  const next = nextCard(shuffles, turns);
  const shown = next === UNKNOWN ? budgets[turns] : cardOf(next).budget;
  const budget = deck === 'tactical' ? shown : undefined;
  return AUTOMA_CARDS[deck]
    .filter((card) => !turned.includes(card.number) && (budget ?? card.budget) === card.budget)
    .map(({ number }) => number);
}

/**
 * The shuffles if this card is turned over next. Where another one lies there, or this one
 * elsewhere, nothing is known of the cards after it.
 */
export function turnedOver(shuffles: Shuffles, turns: number, card: number): Shuffles {
  const { shuffle, at } = nextAt(shuffles, turns);
  const { aside, budgets, known } = shuffles;
  const own = known[shuffle] ?? unknownShuffle();
  if (own[at] === card) return shuffles;
  if (own[at] === UNKNOWN && !own.includes(card)) return withCard(shuffles, turns, card);
  const hidden = own.map((each, place) =>
    place > at || (shuffle === 0 && place < aside) ? UNKNOWN : each,
  );
  const seen = Object.entries(budgets).filter(([turn]) => Number(turn) <= turns);
  const others = { ...shuffles, budgets: Object.fromEntries(seen) };
  return withCard({ ...others, known: [...known.slice(0, shuffle), hidden] }, turns, card);
}
