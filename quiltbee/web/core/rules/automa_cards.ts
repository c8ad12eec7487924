/**
 * The Automa's 24 cards as printed, the candidates for the next one, and the turn that each makes
 * (docs/reference/automa.md), for games without a server; tests compare all of it with the rules.
 */
import { AUTOMA_LEVELS, INCOME_MARKS, LAST_SPACE, SPECIAL_PATCHES } from '../generated/figures.ts';
import { DECK_SIZE, UNKNOWN, type Shuffles } from './shuffles.ts';
import { levelOf } from './automa.ts';
import { has7x7 } from './placements.ts';
import { outcome } from './scores.ts';
import { choices, crossed, deciderOf, furthest } from './position.ts';
import type { LevelState, SeenCards } from '../generated/messages.ts';
import type { AutomaTurn, Card, Deck, Patches, Position } from '../types.ts';

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

export function cardOf(number: number) {
  const { normal, tactical } = AUTOMA_CARDS;
  return number > normal.length ? tactical[number - normal.length - 1] : normal[number - 1];
}

/**
 * List the cards that may come next: those not revealed since the last shuffle, known to lie
 * elsewhere, or of another than the public budget.
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

export function unknownShuffle() {
  return Array(DECK_SIZE).fill(UNKNOWN);
}

/** Locate the next card after some turns: its shuffle, and its place therein. */
export function nextAt({ aside, discards }: Shuffles, turns: number) {
  const turned = aside + discards + turns;
  return { shuffle: Math.floor(turned / DECK_SIZE), at: turned % DECK_SIZE };
}

export function nextCard(shuffles: Shuffles, turns: number) {
  const { shuffle, at } = nextAt(shuffles, turns);
  return shuffles.known[shuffle]?.[at] ?? UNKNOWN;
}

/** Return the shuffles with a card as the next one. */
export function withCard(shuffles: Shuffles, turns: number, card: number): Shuffles {
  const { shuffle, at } = nextAt(shuffles, turns);
  const known = [...shuffles.known];
  while (known.length <= shuffle) known.push(unknownShuffle());
  known[shuffle] = known[shuffle].map((each, place) => (place === at ? card : each));
  return { ...shuffles, known };
}

/** Describe the open cards after some turns. */
export function openCards(shuffles: Shuffles, turns: AutomaTurn[]): SeenCards {
  const count = turns.length;
  const { shuffle, at } = nextAt(shuffles, count);
  // Once the Automa is on the last space, no cards are shuffled again.
  const isSpent = at === 0 && shuffle > 0 && (turns.at(-1)?.stop ?? LAST_SPACE) === LAST_SPACE;
  const current = isSpent ? shuffle - 1 : shuffle;
  const turned = isSpent ? DECK_SIZE : at;
  const aside = current === 0 ? shuffles.aside : 0;
  const before =
    current === 0 ? (shuffles.known[0] ?? []).slice(aside, aside + shuffles.discards) : [];
  const since = turned - aside - before.length;
  const next = nextCard(shuffles, count);
  const budget = next ? cardOf(next).budget : (shuffles.budgets[count] ?? null);
  const cards = turns.slice(count - since).map(({ card }) => card.number);
  return {
    pile: DECK_SIZE - turned,
    aside,
    discards: [...before, ...(since > 0 ? cards : [])],
    budget: isSpent || shuffles.deck === 'normal' ? null : budget,
    shuffles: shuffles.known.slice(0, Math.max(1, current + 1)),
  };
}

/**
 * Derive the Automa's turn from a card, without playing it; null if it is not its turn.
 * @param number  of its move in the game
 */
export function automaTurn(
  position: Position,
  card: Card,
  number: number,
  patches: Patches,
): AutomaTurn | null {
  const { automa, players, tile, board } = position;
  if (automa === null || deciderOf(position) !== 'card') return null;
  const [person, { time: start }] = players;
  const offered = choices(position);
  const affordable = offered.filter((letter) => patches[letter].buttons <= card.budget);
  const steps = filtered(affordable, card, position, patches);
  const taken = (steps.at(-1)?.left ?? affordable.join('')) || null;
  const goal = taken === null ? person.time + 1 : start + patches[taken].time;
  const stop = Math.min(goal, LAST_SPACE);
  const marks = crossed(INCOME_MARKS, start, stop);
  const { marker } = levelOf(automa.level);
  const reaches = start < marker && marker <= stop;
  return {
    number,
    card,
    choices: offered.join(''),
    affordable: affordable.join(''),
    steps,
    taken,
    ...{ start, stop, income_marks: marks, income: card.income * marks.length },
    special_patches: crossed(SPECIAL_PATCHES[board], furthest(position), stop),
    reaches_marker: reaches,
    takes_special_tile: reaches && tile === null,
  };
}

/** Apply the filters until one patch is left. */
function filtered(affordable: string[], card: Card, position: Position, patches: Patches) {
  const steps: AutomaTurn['steps'] = [];
  let left = affordable;
  for (const filter of card.filters) {
    if (left.length <= 1) break;
    const kept = FILTERS[filter](left, position, patches);
    const skipped = kept.length === 0;
    if (!skipped) left = kept;
    steps.push({ filter, left: left.join(''), skipped });
  }
  return steps;
}

const FILTERS: Record<
  string,
  (letters: string[], position: Position, patches: Patches) => string[]
> = {
  NO_OVERTAKE: (letters, { players: [person, automa] }, patches) =>
    letters.filter(
      (letter) => Math.min(automa.time + patches[letter].time, LAST_SPACE) <= person.time,
    ),
  MOST_BUTTONS: (letters, _position, patches) => most(letters, (each) => patches[each].income),
  LARGEST: (letters, _position, patches) => most(letters, (each) => patches[each].squares),
  FURTHEST: (letters) => letters.slice(-1),
};

function most(letters: string[], of: (letter: string) => number) {
  const best = Math.max(...letters.map(of));
  return letters.filter((letter) => of(letter) === best);
}

/**
 * Score a finished solo game at each level. A level changes no move, only the Automa's score and
 * its marker, and so perhaps the owner of the special tile.
 * @param positions  of the whole game
 */
export function outcomesByLevel(positions: readonly Position[], patches: Patches): LevelState[] {
  const [start] = positions;
  const end = positions[positions.length - 1];
  return AUTOMA_LEVELS.flatMap(({ level, numeral, name, marker }) => {
    let { tile } = start;
    for (const { players } of positions) {
      if (tile === null && has7x7(players[0].filled)) tile = 1;
      if (tile === null && players[1].time >= marker) tile = 2;
    }
    const at = { ...end, tile, automa: end.automa && { ...end.automa, level } };
    const result = outcome(at, patches);
    return result ? [{ level, numeral, name, scores: result.scores, winner: result.winner }] : [];
  });
}
