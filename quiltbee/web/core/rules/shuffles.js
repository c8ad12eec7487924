/**
 * The Automa's cards at a local table: all shuffles of a game, as far as they are known, and what
 * of them lies open after some turns. A shuffle is all twelve cards in order, 0 for one that is
 * unknown; the first of a game begins with the two put aside.
 *
 * @typedef {import('../types.js').AutomaTurn} AutomaTurn
 * @typedef {import('../types.js').Deck} Deck
 * @typedef {import('../messages.js').SeenCards} SeenCards
 *
 * @typedef {object} Shuffles
 * @property {Deck} deck
 * @property {number} aside   how many cards are put aside at the start
 * @property {number} discards   how many were turned over before the start
 * @property {Record<number, number>} budgets   public ones of cards that are unknown, by how many
 *   turns came before
 * @property {number[][]} known
 */
import { LAST_SPACE } from '../figures.js';
import { AUTOMA_CARDS, cardOf } from './automa_cards.js';

const SIZE = 12;
const UNKNOWN = 0;

/** A shuffle of which nothing is known. */
export function unknownShuffle() {
  return Array(SIZE).fill(UNKNOWN);
}

/**
 * The shuffles of a solo game that starts from this position string; null where its cards are none.
 * @param {string} text
 * @param {number[][]} [later]   the shuffles after the first
 * @param {Shuffles['budgets']} [budgets]   those that are known besides the first
 * @returns {Shuffles | null}
 */
export function shufflesOf(text, later = [], budgets = {}) {
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

/** Some cards, `4.?.11`; null for any other text. @param {string} text */
function cardsIn(text) {
  if (text === '-') return [];
  const words = text.split('.');
  if (!words.every((word) => /^(?:\d{1,2}|\?)$/.test(word))) return null;
  return words.map((word) => (word === '?' ? UNKNOWN : Number(word)));
}

/**
 * Where the next card lies after some turns of the Automa: in which shuffle, and which card of it.
 * @param {Shuffles} shuffles
 * @param {number} turns   how many
 */
export function nextAt({ aside, discards }, turns) {
  const turned = aside + discards + turns;
  return { shuffle: Math.floor(turned / SIZE), at: turned % SIZE };
}

/**
 * The number of the next card, 0 where it is unknown.
 * @param {Shuffles} shuffles
 * @param {number} turns
 */
export function nextCard(shuffles, turns) {
  const { shuffle, at } = nextAt(shuffles, turns);
  return shuffles.known[shuffle]?.[at] ?? UNKNOWN;
}

/**
 * The cards that may come next: all that were not turned over since the last shuffle, and don't lie
 * elsewhere; with a public budget those of that budget.
 * @param {Shuffles} shuffles
 * @param {number} turns
 */
export function candidates(shuffles, turns) {
  const next = nextCard(shuffles, turns);
  if (next !== UNKNOWN) return [next];
  const { shuffle } = nextAt(shuffles, turns);
  const known = shuffles.known[shuffle] ?? [];
  const budget = shuffles.budgets[turns];
  return AUTOMA_CARDS[shuffles.deck]
    .filter(
      (card) => !known.includes(card.number) && (budget === undefined || card.budget === budget),
    )
    .map(({ number }) => number);
}

/**
 * The shuffles with a card in the place of the next one.
 * @param {Shuffles} shuffles
 * @param {number} turns
 * @param {number} card
 * @returns {Shuffles}
 */
export function withCard(shuffles, turns, card) {
  const { shuffle, at } = nextAt(shuffles, turns);
  const known = [...shuffles.known];
  while (known.length <= shuffle) known.push(unknownShuffle());
  known[shuffle] = known[shuffle].map((each, place) => (place === at ? card : each));
  return { ...shuffles, known };
}

/**
 * What lies open after some turns of the Automa.
 * @param {Shuffles} shuffles
 * @param {AutomaTurn[]} turns
 * @returns {SeenCards}
 */
export function openCards(shuffles, turns) {
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
  const next = isSpent ? UNKNOWN : nextCard(shuffles, count);
  return {
    pile: SIZE - turned,
    aside,
    discards: [...before, ...(since > 0 ? cards : [])],
    budget: shuffles.deck === 'tactical' ? budgetOf(shuffles, next, count) : null,
    shuffles: shuffles.known.slice(0, Math.max(1, current + 1)),
  };
}

/**
 * @param {Shuffles} shuffles
 * @param {number} next
 * @param {number} count
 */
function budgetOf(shuffles, next, count) {
  if (next !== UNKNOWN) return cardOf(next).budget;
  return shuffles.budgets[count] ?? null;
}

/**
 * The position string of a start with all cards of its shuffle that are known by now.
 * @param {string} text
 * @param {Shuffles} shuffles
 */
export function withKnownCards(text, { known, aside, discards, budgets }) {
  const fields = text.split(' ').slice(0, -2);
  const [first] = known;
  const turned = aside + discards;
  const pile = written(first.slice(turned));
  const shown = 0 in budgets ? pile.replace(/^\?/, `?${budgets[0]}`) : pile;
  const gone = `${written(first.slice(0, aside))}/${written(first.slice(aside, turned))}`;
  return [...fields, shown, gone].join(' ');
}

/** @param {number[]} cards */
function written(cards) {
  return cards.map((card) => card || '?').join('.') || '-';
}
