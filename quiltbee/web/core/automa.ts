/**
 * Sentences about the Automa: levels, filters, turns and holdings. All facts come from the server
 * (docs/reference/automa.md has the rules).
 */
import { AUTOMA_LEVELS } from './generated/figures.ts';
import { nameIn, signed } from './sentences.ts';
import { language, listed, t } from './words.ts';
import type {
  Automa,
  AutomaScoreParts,
  AutomaTurn,
  Card,
  Frame,
  Patches,
  PlayerState,
  Table,
} from './types.ts';

/** A part of the score. */
export type Part = 'part-tile' | 'part-held' | 'part-patches' | 'part-printed';

export function filterName(filter: string) {
  return t(`filter-${filter}`);
}

/**
 * List the parts of the score that count at a level, the tile first.
 * @returns keys of their names, with points
 */
export function automaParts(
  { score_parts }: PlayerState,
  level: number,
): [part: Part, points: number][] {
  const parts = score_parts as AutomaScoreParts;
  const counts = AUTOMA_LEVELS[level - 1];
  const all: [part: Part, points: number, each: number][] = [
    ['part-tile', parts.special_tile, 1],
    ['part-held', parts.buttons_held, counts.per_button_held],
    ['part-patches', parts.patches_with_buttons, counts.per_patch_with_buttons],
    ['part-printed', parts.buttons_on_patches, counts.per_button_on_patches],
  ];
  return all.filter(([, , each]) => each > 0).map(([part, points]) => [part, points]);
}

export function cardWaits({ stage, seats }: Table) {
  return stage === 'card' && seats.some((seat) => seat.yours);
}

/** Test whether a takeback would undo a turned card, which makes the game a practice game. */
export function undoesCard(table: Table) {
  return (
    table.mode === 'solo' &&
    table.moves.at(-1)?.player === 2 &&
    table.result?.reason !== 'resignation'
  );
}

/** Format the name of a patch: `bump (L)`, or `bump` without letters. */
function named(letter: string, patches: Patches, lettered: boolean) {
  if (!lettered) return nameIn(patches, letter);
  return t('named-patch', { patch: nameIn(patches, letter), letter });
}

function namedAll(letters: string, patches: Patches, lettered: boolean = true) {
  return listed([...letters].map((letter) => named(letter, patches, lettered)));
}

/** Format the title of a card: `Card 17: budget 4, income 1`. */
export function cardTitle({ number, budget, income }: Card) {
  return t('card-title', { number: String(number), budget, income });
}

/**
 * Describe what the card's budget can buy.
 * @param lettered  adds letters to names
 */
export function budgetSentence(
  { affordable, choices, card: { budget } }: AutomaTurn,
  patches: Patches,
  lettered: boolean = true,
) {
  if (affordable.length === 0) return t('budget-none', { budget, count: choices.length });
  const bought = { budget, patches: namedAll(affordable, patches, lettered) };
  return t(affordable.length === 1 ? 'budget-only' : 'budget-buys', bought);
}

export function stepSentence(
  { filter, left, skipped }: AutomaTurn['steps'][number],
  patches: Patches,
  lettered: boolean = true,
) {
  if (skipped) return t('filter-skipped', { filter: filterName(filter) });
  return t('filter-leaves', {
    filter: filterName(filter),
    keeps: t(`keeps-${filter}`),
    patches: namedAll(left, patches, lettered),
  });
}

/** Describe what followed the choice: token, income, special patches, marker and tile. */
export function outcomes(turn: AutomaTurn, patches: Patches, lettered: boolean = true): string[] {
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

export function turnText(turn: AutomaTurn, patches: Patches) {
  return [
    t('automa-says', { text: `${cardTitle(turn.card)}.` }),
    budgetSentence(turn, patches),
    ...turn.steps.map((step) => stepSentence(step, patches)),
    ...outcomes(turn, patches),
  ].join(' ');
}

export function cardsSentence({ pile, aside, discards }: Automa) {
  const parts = [t('cards-in-pile', { count: pile })];
  if (aside > 0) parts.push(t('cards-aside', { count: aside }));
  parts.push(discards.length ? t('cards-turned', { cards: discards.join(', ') }) : t('cards-none'));
  return `${parts.join(', ')}.`;
}

export function levelName(level: number) {
  return t(`automa-name-${level}`);
}

/** Format an Automa level: `IV Master`. */
export function numeralAndName({ level, numeral }: { level: number; numeral: string }) {
  return t('numeral-and-name', { numeral, name: levelName(level) });
}

/** Format the title of an Automa: `Tactical deck, level IV, Master`. */
export function automaTitle({ deck, level, numeral }: Automa) {
  return t('automa-title', { deck: t(`deck-${deck}`), numeral, name: levelName(level) });
}

export function markerSentence({ marker, marker_on_board: there }: Automa) {
  return there ? t('marker-on', { space: String(marker) }) : t('marker-off');
}

/** Lowercase a text for use within a sentence, except in German, which capitalizes nouns. */
function uncapital(text: string) {
  return language() === 'de' ? text : text[0].toLocaleLowerCase() + text.slice(1);
}

function automaScoreSentence(player: PlayerState, level: number) {
  const parts = automaParts(player, level)
    .filter(([, points]) => points > 0)
    .map(([part, points]) => t('part-points', { part: uncapital(t(part)), points }));
  const score = signed(player.score);
  return parts.length
    ? t('automa-score-of', { score, parts: parts.join(', ') })
    : t('automa-score', { score });
}

/** Summarize the Automa for the command line and the summary. */
export function automaSummary({ players, result }: Frame, automa: Automa, patches: Patches) {
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

function pileOf(key: 'pile-with' | 'pile-without', letters: string, patches: Patches) {
  const pile = t(key, { count: letters.length });
  return letters ? t('pile-of', { pile, patches: namedAll(letters, patches) }) : pile;
}
