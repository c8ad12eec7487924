/**
 * The Automa's cards at a local table: all shuffles of a game, as far as they are known, and what
 * of them lies open after some turns. A shuffle is all twelve cards in order, 0 for one that is
 * unknown; the first of a game begins with the two put aside.
 */
import { LAST_SPACE } from '../figures.ts';
import type { AutomaTurn, Deck } from '../types.ts';
import type { SeenCards } from '../messages.ts';

export type Shuffles = {
  deck: Deck;
  /** How many cards are put aside at the start. */
  aside: number;
  /** How many were turned over before the start. */
  discards: number;
  /** Public ones of cards that are unknown, by how many turns came before. */
  budgets: Record<number, number>;
  known: number[][];
};

const SIZE = 12;
const UNKNOWN = 0;

/** A shuffle of which nothing is known. */
export function unknownShuffle() {
  return Array(SIZE).fill(UNKNOWN);
}

/**
 * The shuffles of a solo game that starts from this position string; null where its cards are none.
 * @param later  the shuffles after the first
 * @param budgets  those that are known besides the first
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
  if (first.length !== SIZE) return null;
  return {
    deck,
    aside: aside.length,
    discards: discards.length,
    budgets: budget === undefined ? budgets : { ...budgets, 0: Number(budget) },
    known: [first, ...later],
  };
}

/** Some cards, `4.?.11`; null for any other text. */
function cardsIn(text: string) {
  if (text === '-') return [];
  const words = text.split('.');
  if (!words.every((word) => /^(?:\d{1,2}|\?)$/.test(word))) return null;
  return words.map((word) => (word === '?' ? UNKNOWN : Number(word)));
}

/**
 * Where the next card lies after some turns of the Automa: in which shuffle, and which card of it.
 * @param turns  how many
 */
export function nextAt({ aside, discards }: Shuffles, turns: number) {
  const turned = aside + discards + turns;
  return { shuffle: Math.floor(turned / SIZE), at: turned % SIZE };
}

/** The number of the next card, 0 where it is unknown. */
export function nextCard(shuffles: Shuffles, turns: number) {
  const { shuffle, at } = nextAt(shuffles, turns);
  return shuffles.known[shuffle]?.[at] ?? UNKNOWN;
}

/** The shuffles with a card in the place of the next one. */
export function withCard(shuffles: Shuffles, turns: number, card: number): Shuffles {
  const { shuffle, at } = nextAt(shuffles, turns);
  const known = [...shuffles.known];
  while (known.length <= shuffle) known.push(unknownShuffle());
  known[shuffle] = known[shuffle].map((each, place) => (place === at ? card : each));
  return { ...shuffles, known };
}

/**
 * What lies open after some turns of the Automa.
 * @param budget  of the next card, where that is public
 */
export function cardsAfter(
  shuffles: Shuffles,
  turns: AutomaTurn[],
  budget: number | null,
): SeenCards {
  const count = turns.length;
  const { shuffle, at } = nextAt(shuffles, count);
  // Once the Automa is on the last space, no more cards are shuffled.
  const isSpent = at === 0 && shuffle > 0 && (turns.at(-1)?.stop ?? LAST_SPACE) === LAST_SPACE;
  const current = isSpent ? shuffle - 1 : shuffle;
  const turned = isSpent ? SIZE : at;
  const aside = current === 0 ? shuffles.aside : 0;
  const before =
    current === 0 ? (shuffles.known[0] ?? []).slice(aside, aside + shuffles.discards) : [];
  const since = turned - aside - before.length;
  const cards = turns.slice(count - since).map(({ card }) => card.number);
  return {
    pile: SIZE - turned,
    aside,
    discards: [...before, ...(since > 0 ? cards : [])],
    budget: isSpent ? null : budget,
    shuffles: shuffles.known.slice(0, Math.max(1, current + 1)),
  };
}

/** The position string of a start with all cards of its shuffle that are known by now. */
export function withKnownCards(text: string, { known, aside, discards, budgets }: Shuffles) {
  const fields = text.split(' ').slice(0, -2);
  const [first] = known;
  const turned = aside + discards;
  const pile = written(first.slice(turned));
  const shown = 0 in budgets ? pile.replace(/^\?/, `?${budgets[0]}`) : pile;
  const gone = `${written(first.slice(0, aside))}/${written(first.slice(aside, turned))}`;
  return [...fields, shown, gone].join(' ');
}

/** @param cards  0 for one that is unknown */
export function written(cards: number[]) {
  return cards.map((card) => card || '?').join('.') || '-';
}
