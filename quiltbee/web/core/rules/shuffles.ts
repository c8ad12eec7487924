/**
 * The shuffles of a solo game, as far as they are known, in its position string. A shuffle is a
 * sequence of all twelve cards, 0 for an unknown one; the first begins with the two put aside.
 */
import type { Deck } from '../types.ts';

export type Shuffles = {
  deck: Deck;
  /** The number of cards put aside at the start. */
  aside: number;
  /** The number of cards revealed before the start. */
  discards: number;
  /** Public budgets of unknown cards, by the number of turns before. */
  budgets: Record<number, number>;
  known: number[][];
};

export const DECK_SIZE = 12;
export const UNKNOWN = 0;

/**
 * Read the shuffles from the position string of a solo game's start; null if its cards are invalid.
 * @param later  the shuffles after the first
 * @param budgets  public ones besides the first
 */
export function shufflesOf(
  text: string,
  later: number[][] = [],
  budgets: Shuffles['budgets'] = {},
): Shuffles | null {
  const [deck, , pile, gone = ''] = text.trim().split(' ').slice(7);
  const [aside, discards] = gone.split('/').map(cardsIn);
  const [, budget] = /^\?(\d+)/.exec(pile ?? '') ?? [];
  const rest = pile && cardsIn(pile.replace(/^\?\d+/, '?'));
  if (!aside || !discards || !rest || (deck !== 'normal' && deck !== 'tactical')) return null;
  const first = [...aside, ...discards, ...rest];
  if (first.length !== DECK_SIZE) return null;
  return {
    deck,
    aside: aside.length,
    discards: discards.length,
    budgets: budget === undefined ? budgets : { ...budgets, 0: Number(budget) },
    known: [first, ...later],
  };
}

/** Parse cards such as `4.?.11`; null for any other text. */
function cardsIn(text: string) {
  if (text === '-') return [];
  const words = text.split('.');
  if (!words.every((word) => /^(?:\d{1,2}|\?)$/.test(word))) return null;
  return words.map((word) => (word === '?' ? UNKNOWN : Number(word)));
}

/** Write all known cards of the first shuffle into the position string of a start. */
export function withKnownCards(text: string, { known, aside, discards, budgets }: Shuffles) {
  const fields = text.split(' ').slice(0, -2);
  const [first] = known;
  const turned = aside + discards;
  const pile = written(first.slice(turned));
  const shown = 0 in budgets ? pile.replace(/^\?/, `?${budgets[0]}`) : pile;
  const gone = `${written(first.slice(0, aside))}/${written(first.slice(aside, turned))}`;
  return [...fields, shown, gone].join(' ');
}

/** @param cards  0 for an unknown one */
export function written(cards: number[]) {
  return cards.map((card) => card || '?').join('.') || '-';
}
