/**
 * What a card lets the Automa do (docs/automa.md), where no server turns it: at the local table.
 */
import { INCOME_MARKS, LAST_SPACE, SPECIAL_PATCHES } from '../figures.ts';
import { levelOf } from './automa.ts';
import { choices, crossed, deciderOf, furthest } from './position.ts';
import type { AutomaTurn, Card, Patches } from '../types.ts';
import type { Position } from './types.ts';

/**
 * The Automa's turn with a card; null where it is not its turn. `playAutoma` plays it.
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

/** What each filter does that is needed to leave one patch. */
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

/** The letters that a filter keeps, in choosing order. */
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
