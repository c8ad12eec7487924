/**
 * What a card lets the Automa do (docs/automa.md), where no server turns it: at the local table.
 *
 * @typedef {import('../types.js').AutomaTurn} AutomaTurn
 * @typedef {import('../types.js').Card} Card
 * @typedef {import('../types.js').Patches} Patches
 * @typedef {import('./types.js').Position} Position
 */
import { INCOME_MARKS, LAST_SPACE, SPECIAL_PATCHES } from '../figures.js';
import { levelOf } from './automa.js';
import { choices, crossed, deciderOf, furthest } from './position.js';

/**
 * The Automa's turn with a card; null where it is not its turn. `playAutoma` plays it.
 * @param {Position} position
 * @param {Card} card
 * @param {number} number   of its move in the game
 * @param {Patches} patches
 * @returns {AutomaTurn | null}
 */
export function automaTurn(position, card, number, patches) {
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

/**
 * What each filter does that is needed to leave one patch.
 * @param {string[]} affordable
 * @param {Card} card
 * @param {Position} position
 * @param {Patches} patches
 */
function filtered(affordable, card, position, patches) {
  /** @type {AutomaTurn['steps']} */
  const steps = [];
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

/**
 * The letters that a filter keeps, in choosing order.
 * @type {Record<string, (letters: string[], position: Position, patches: Patches) => string[]>}
 */
const FILTERS = {
  NO_OVERTAKE: (letters, { players: [person, automa] }, patches) =>
    letters.filter(
      (letter) => Math.min(automa.time + patches[letter].time, LAST_SPACE) <= person.time,
    ),
  MOST_BUTTONS: (letters, _position, patches) => most(letters, (each) => patches[each].income),
  LARGEST: (letters, _position, patches) => most(letters, (each) => patches[each].squares),
  FURTHEST: (letters) => letters.slice(-1),
};

/**
 * @param {string[]} letters
 * @param {(letter: string) => number} of
 */
function most(letters, of) {
  const best = Math.max(...letters.map(of));
  return letters.filter((letter) => of(letter) === best);
}
