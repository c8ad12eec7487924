/**
 * Sentences about the Automa: levels, filters, turns, what it has. Everything comes from the server
 * (docs/automa.md has the rules).
 *
 * @typedef {'part-tile' | 'part-held' | 'part-patches' | 'part-printed'} Part   of a score
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
import { AUTOMA_LEVELS } from './figures.js';
import { nameIn, signed } from './sentences.js';
import { language, listed, t } from './words.js';

/** A filter in two or three words. @param {string} filter */
export function filterName(filter) {
  return t(`filter-${filter}`);
}

/**
 * The parts of the Automa's score that its level counts, the tile first.
 * @param {PlayerState} player
 * @param {number} level
 * @returns {[part: Part, points: number][]} each by the key of its name
 */
export function automaParts({ score_parts }, level) {
  const parts = /** @type {AutomaScoreParts} */ (score_parts);
  const counts = AUTOMA_LEVELS[level - 1];
  /** @type {[part: Part, points: number, each: number][]} */
  const all = [
    ['part-tile', parts.special_tile, 1],
    ['part-held', parts.buttons_held, counts.per_button_held],
    ['part-patches', parts.patches_with_buttons, counts.per_patch_with_buttons],
    ['part-printed', parts.buttons_on_patches, counts.per_button_on_patches],
  ];
  return all.filter(([, , each]) => each > 0).map(([part, points]) => [part, points]);
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
 * `bump (L)`, or `bump` where letters are not shown.
 * @param {string} letter
 * @param {Patches} patches
 * @param {boolean} lettered
 */
function named(letter, patches, lettered) {
  if (!lettered) return nameIn(patches, letter);
  return t('named-patch', { patch: nameIn(patches, letter), letter });
}

/**
 * @param {string} letters
 * @param {Patches} patches
 * @param {boolean} [lettered]
 */
function namedAll(letters, patches, lettered = true) {
  return listed([...letters].map((letter) => named(letter, patches, lettered)));
}

/** `Card 17: budget 4, income 1`. @param {Card} card */
export function cardTitle({ number, budget, income }) {
  return t('card-title', { number: String(number), budget, income });
}

/**
 * What the card's budget buys.
 * @param {AutomaTurn} turn
 * @param {Patches} patches
 * @param {boolean} [lettered]   whether letters are told with the names
 */
export function budgetSentence(
  { affordable, choices, card: { budget } },
  patches,
  lettered = true,
) {
  if (affordable.length === 0) return t('budget-none', { budget, count: choices.length });
  const bought = { budget, patches: namedAll(affordable, patches, lettered) };
  return t(affordable.length === 1 ? 'budget-only' : 'budget-buys', bought);
}

/**
 * What one filter did.
 * @param {AutomaTurn['steps'][number]} step
 * @param {Patches} patches
 * @param {boolean} [lettered]   whether letters are told with the names
 */
export function stepSentence({ filter, left, skipped }, patches, lettered = true) {
  if (skipped) return t('filter-skipped', { filter: filterName(filter) });
  return t('filter-leaves', {
    filter: filterName(filter),
    keeps: t(`keeps-${filter}`),
    patches: namedAll(left, patches, lettered),
  });
}

/**
 * What followed the choice: token, income, special patches, marker and tile.
 * @param {AutomaTurn} turn
 * @param {Patches} patches
 * @param {boolean} [lettered]   whether letters are told with the names
 * @returns {string[]}
 */
export function outcomes(turn, patches, lettered = true) {
  const { taken, start, stop, income_marks: marks, income, special_patches: special } = turn;
  const way = { start: String(start), stop: String(stop) };
  const list = [
    taken
      ? t('automa-takes', { ...way, patch: named(taken, patches, lettered) })
      : t('automa-advances', way),
  ];
  const gain = income ? t('gain', { sign: '+', count: income }) : t('automa-no-gain');
  if (marks.length > 0) list.push(t('automa-income', { marks: listed(marks.map(String)), gain }));
  if (special.length > 0) list.push(t('automa-special', { marks: listed(special.map(String)) }));
  if (turn.reaches_marker)
    list.push(t(turn.takes_special_tile ? 'automa-marker-tile' : 'automa-marker'));
  return list;
}

/**
 * A whole turn in one text, to be read aloud.
 * @param {AutomaTurn} turn
 * @param {Patches} patches
 */
export function turnText(turn, patches) {
  return [
    t('automa-says', { text: `${cardTitle(turn.card)}.` }),
    budgetSentence(turn, patches),
    ...turn.steps.map((step) => stepSentence(step, patches)),
    ...outcomes(turn, patches),
  ].join(' ');
}

/** What can be known of its cards. @param {Automa} automa */
export function cardsSentence({ pile, aside, discards }) {
  const parts = [t('cards-in-pile', { count: pile })];
  if (aside > 0) parts.push(t('cards-aside', { count: aside }));
  parts.push(discards.length ? t('cards-turned', { cards: discards.join(', ') }) : t('cards-none'));
  return `${parts.join(', ')}.`;
}

/** What a level is called: `Master`. @param {number} level */
export function levelName(level) {
  return t(`automa-name-${level}`);
}

/** `IV Master`. @param {{level: number, numeral: string}} automa */
export function numeralAndName({ level, numeral }) {
  return t('numeral-and-name', { numeral, name: levelName(level) });
}

/** `Tactical deck, level IV, Master`. @param {Automa} automa */
export function automaTitle({ deck, level, numeral }) {
  return t('automa-title', { deck: t(`deck-${deck}`), numeral, name: levelName(level) });
}

/** Where its marker is. @param {Automa} automa */
export function markerSentence({ marker, marker_on_board: there }) {
  return there ? t('marker-on', { space: String(marker) }) : t('marker-off');
}

/**
 * A text within a sentence; German writes its nouns large there too.
 * @param {string} text
 */
function uncapital(text) {
  return language() === 'de' ? text : text[0].toLocaleLowerCase() + text.slice(1);
}

/**
 * The score as its level counts it now.
 * @param {PlayerState} player
 * @param {number} level
 */
function automaScoreSentence(player, level) {
  const parts = automaParts(player, level)
    .filter(([, points]) => points > 0)
    .map(([part, points]) => t('part-points', { part: uncapital(t(part)), points }));
  const score = signed(player.score);
  return parts.length
    ? t('automa-score-of', { score, parts: parts.join(', ') })
    : t('automa-score', { score });
}

/**
 * Everything about the Automa, for the command line and the summary.
 * @param {Frame} frame
 * @param {Automa} automa
 * @param {Patches} patches
 */
export function automaSummary({ players, result }, automa, patches) {
  const piles = [
    pileOf('pile-with', automa.with_buttons, patches),
    pileOf('pile-without', automa.without_buttons, patches),
  ];
  const { budget } = automa;
  const next = budget !== null && !result ? `${t('next-budget', { budget })} ` : '';
  return [
    `${automaTitle(automa)}.`,
    t('automa-holds', { count: players[1].buttons, piles: piles.join('; ') }),
    automaScoreSentence(players[1], automa.level),
    markerSentence(automa),
    t('automa-cards', { cards: next + cardsSentence(automa) }),
  ].join(' ');
}

/**
 * @param {'pile-with' | 'pile-without'} key
 * @param {string} letters
 * @param {Patches} patches
 */
function pileOf(key, letters, patches) {
  const pile = t(key, { count: letters.length });
  return letters ? t('pile-of', { pile, patches: namedAll(letters, patches) }) : pile;
}
