/**
 * Sentences about the Automa: levels, filters, turns, what it has. Everything comes from the server
 * (docs/automa.md has the rules).
 *
 * @typedef {import('./types.js').Automa} Automa
 * @typedef {import('./types.js').AutomaScoreParts} AutomaScoreParts
 * @typedef {import('./types.js').AutomaTurn} AutomaTurn
 * @typedef {import('./types.js').Card} Card
 * @typedef {import('./types.js').Deck} Deck
 * @typedef {import('./types.js').Frame} Frame
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').PlayerState} PlayerState
 * @typedef {import('./types.js').Table} Table
 */
import { listed, plural, signed } from './sentences.js';

/** The name of each level, and what it counts. */
export const LEVELS = [
  {
    level: 1,
    numeral: 'I',
    name: 'Intern',
    counts: 'only the special tile counts; its marker is on 52',
  },
  {
    level: 2,
    numeral: 'II',
    name: 'Apprentice',
    counts: 'the buttons it holds count; marker on 44',
  },
  {
    level: 3,
    numeral: 'III',
    name: 'Fellow',
    counts: 'the buttons it holds count, and 1 for each patch with buttons; marker on 41',
  },
  {
    level: 4,
    numeral: 'IV',
    name: 'Master',
    counts: 'the buttons it holds and those printed on its patches count; marker on 38',
  },
  {
    level: 5,
    numeral: 'V',
    name: 'Legend',
    counts:
      'the buttons it holds, those on its patches, and 1 for each patch with buttons count; ' +
      'marker on 35',
  },
];

/** @type {Record<Deck, string>} */
export const DECKS = { normal: 'Normal deck', tactical: 'Tactical deck' };

/** What decks differ in. @type {Record<Deck, string>} */
export const DECK_NOTES = {
  normal: 'nothing is known of the next card',
  tactical: 'the budget of the next card is shown beforehand',
};

/** @type {Record<string, [short: string, keeps: string]>} */
const FILTERS = {
  NO_OVERTAKE: ['No overtaking', 'not past your token'],
  MOST_BUTTONS: ['Most buttons', 'most printed buttons'],
  LARGEST: ['Largest', 'most squares'],
  FURTHEST: ['Furthest', 'furthest from the neutral token'],
};

/** A filter in two or three words. @param {string} filter */
export function filterName(filter) {
  return FILTERS[filter]?.[0] ?? filter;
}

/**
 * The parts of the Automa's score that its level counts, the tile first.
 * @param {PlayerState} player
 * @param {number} level
 * @returns {[name: string, points: number][]}
 */
export function automaParts({ score_parts }, level) {
  const parts = /** @type {AutomaScoreParts} */ (score_parts);
  /** @type {[name: string, points: number, levels: number[]][]} */
  const all = [
    ['Special tile', parts.special_tile, [1, 2, 3, 4, 5]],
    ['Buttons it holds', parts.buttons_held, [2, 3, 4, 5]],
    ['Patches with buttons', parts.patches_with_buttons, [3, 5]],
    ['Buttons on its patches', parts.buttons_on_patches, [4, 5]],
  ];
  return all
    .filter(([, , levels]) => levels.includes(level))
    .map(([name, points]) => [name, points]);
}

/**
 * Whether the game waits for this browser to turn the Automa's card.
 * @param {Table | null} table
 */
export function cardWaits(table) {
  return table !== null && table.stage === 'card' && table.seats.some((seat) => seat.yours);
}

/**
 * Whether a takeback now would undo a turned card, which makes the game a practice.
 * @param {Table} table
 */
export function undoesCard(table) {
  return (
    table.mode === 'solo' &&
    table.moves.at(-1)?.player === 2 &&
    table.result?.reason !== 'resignation'
  );
}

/**
 * `bump (L)`.
 * @param {string} letter
 * @param {Patches} patches
 */
function named(letter, patches) {
  return `${patches[letter]?.name ?? letter} (${letter})`;
}

/**
 * @param {string} letters
 * @param {Patches} patches
 */
function namedAll(letters, patches) {
  return listed([...letters].map((letter) => named(letter, patches)));
}

/** `Card 17: budget 4, income 1`. @param {Card} card */
export function cardTitle({ number, budget, income }) {
  return `Card ${number}: budget ${budget}, income ${income}`;
}

/**
 * What the card's budget buys.
 * @param {AutomaTurn} turn
 * @param {Patches} patches
 */
export function budgetSentence({ affordable, choices, card }, patches) {
  if (affordable.length === 0)
    return `Budget ${card.budget} buys none of the ${choices.length}: it advances.`;
  if (affordable.length === 1)
    return `Budget ${card.budget} buys only ${named(affordable, patches)}.`;
  return `Budget ${card.budget} buys ${namedAll(affordable, patches)}.`;
}

/**
 * What one filter did.
 * @param {AutomaTurn['steps'][number]} step
 * @param {Patches} patches
 */
export function stepSentence({ filter, left, skipped }, patches) {
  const [short, keeps] = FILTERS[filter] ?? [filter, filter];
  if (skipped) return `${short}: would leave none, skipped.`;
  return `${short} (${keeps}): leaves ${namedAll(left, patches)}.`;
}

/**
 * What followed the choice: token, income, special patches, marker and tile.
 * @param {AutomaTurn} turn
 * @param {Patches} patches
 * @returns {string[]}
 */
export function outcomes(turn, patches) {
  const { taken, start, stop, income_marks: marks, income, special_patches: special } = turn;
  const list = [
    taken
      ? `Takes ${named(taken, patches)}; token ${start} → ${stop}.`
      : `Token ${start} → ${stop}, no buttons for it.`,
  ];
  const gain = income ? `+${plural(income, 'button')}` : 'this card gives none';
  if (marks.length > 0) list.push(`Income at ${listed(marks.map(String))}: ${gain}.`);
  if (special.length > 0)
    list.push(`The special patch at ${listed(special.map(String))} is out of the game.`);
  if (turn.reaches_marker) {
    list.push(
      turn.takes_special_tile
        ? 'Reaches its marker and gets the special tile, 7 points.'
        : 'Reaches its marker; the special tile is gone already.',
    );
  }
  return list;
}

/**
 * A whole turn in one text, to be read aloud.
 * @param {AutomaTurn} turn
 * @param {Patches} patches
 */
export function turnText(turn, patches) {
  return [
    `Automa: ${cardTitle(turn.card)}.`,
    budgetSentence(turn, patches),
    ...turn.steps.map((step) => stepSentence(step, patches)),
    ...outcomes(turn, patches),
  ].join(' ');
}

/** What can be known of its cards. @param {Automa} automa */
export function cardsSentence({ pile, aside, discards }) {
  const parts = [`${plural(pile, 'card')} in the pile`];
  if (aside > 0) parts.push(`${aside} put aside unseen`);
  parts.push(discards.length ? `turned: ${discards.join(', ')}` : 'none turned since the shuffle');
  return `${parts.join('; ')}.`;
}

/** `Tactical deck, level IV, Master`. @param {Automa} automa */
export function automaTitle({ deck, numeral, name }) {
  return `${DECKS[deck]}, level ${numeral}, ${name}`;
}

/** Where its marker is. @param {Automa} automa */
export function markerSentence({ marker, marker_on_board: there }) {
  return there ? `Its marker is on space ${marker}.` : 'Its marker has left the board.';
}

/**
 * The score as its level counts it now.
 * @param {PlayerState} player
 * @param {number} level
 */
function automaScoreSentence(player, level) {
  const parts = automaParts(player, level)
    .filter(([, points]) => points > 0)
    .map(([name, points]) => `${name.toLowerCase()} ${points}`);
  return `Score ${signed(player.score)}${parts.length ? `: ${parts.join(', ')}` : ''}.`;
}

/**
 * Everything about the Automa, for the command line and the summary.
 * @param {Frame} frame
 * @param {Automa} automa
 * @param {Patches} patches
 */
export function automaSummary({ players, result }, automa, patches) {
  const piles = [
    [automa.with_buttons, 'with buttons'],
    [automa.without_buttons, 'without buttons'],
  ].map(
    ([letters, what]) =>
      plural(letters.length, 'patch') +
      (letters ? ` ${what}: ${namedAll(letters, patches)}` : ` ${what}`),
  );
  const next =
    automa.budget !== null && !result ? `the next one has budget ${automa.budget}; ` : '';
  return [
    `${automaTitle(automa)}.`,
    `It holds ${plural(players[1].buttons, 'button')}; ${piles.join('; ')}.`,
    automaScoreSentence(players[1], automa.level),
    markerSentence(automa),
    `Cards: ${next}${cardsSentence(automa)}`,
  ].join(' ');
}
