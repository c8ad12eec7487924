/**
 * A position in every detail that the views show. What did not change from one position to the next
 * is the same object again.
 *
 * @typedef {import('../types.js').Option} Option
 * @typedef {import('../types.js').Patch} Patch
 * @typedef {import('../types.js').Patches} Patches
 * @typedef {import('../types.js').Player} Player
 * @typedef {import('../types.js').PlayerState} PlayerState
 * @typedef {import('../types.js').Result} Result
 * @typedef {import('../types.js').TimeBoard} TimeBoard
 * @typedef {import('../messages.js').AutomaGame} AutomaGame
 * @typedef {import('./types.js').AutomaSide} AutomaSide
 * @typedef {import('./types.js').Choices} Choices
 * @typedef {import('./types.js').Frame} Frame
 * @typedef {import('./types.js').OpenCards} OpenCards
 * @typedef {import('./types.js').Owned} Owned
 * @typedef {import('./types.js').Position} Position
 *
 * @typedef {OpenCards & Pick<AutomaGame, 'practice' | 'turns' | 'levels'>} Told   of the Automa
 */
import { INCOME_MARKS, LAST_SPACE, SPECIAL_PATCHES } from '../figures.js';
import { otherOf } from '../seats.js';
import { isMarkerOnBoard, levelOf } from './automa.js';
import { positionString } from './notation.js';
import { completing, completingSpaces, fitting, freeSpaces, spaceName } from './placements.js';
import { consequence, whyNotBuyable } from './play.js';
import { choices, deciderOf, furthest, moverOf, specialLeft } from './position.js';
import { COVERED_POINTS, outcome, scoreParts, scores, total } from './scores.js';

/** The choices of whoever does not decide. @type {Choices} */
export const NO_CHOICES = { options: [], special_cells: [], special_cells_7x7: [] };

/**
 * What lies open in a position.
 * @param {Position} position
 * @param {Patches} patches
 * @param {Told | null} told   of the Automa, in a solo game
 * @param {number} [points]   that go with the second seat
 * @returns {Frame}
 */
export function describePosition(position, patches, told = null, points = 0) {
  const { ring, turn, automa } = position;
  return {
    position: positionString(position, told),
    turn,
    stage: deciderOf(position) === 'card' ? 'card' : position.stage,
    ring,
    players: [describePlayer(position, 1, patches), describePlayer(position, 2, patches)],
    time_board: describeTimeBoard(position),
    result: outcome(position, patches, points),
    points,
    automa: automa && told && describeAutoma(position, automa, told, patches),
  };
}

/**
 * How a position is told whose game was ended before it was played out.
 * @param {Position} position
 * @param {import('../messages.js').EndedState} ended
 * @param {Patches} patches
 * @param {number} [points]   that go with the second seat
 * @returns {Pick<Frame, 'stage' | 'result'>}
 */
export function describeEnd(position, { kind, player }, patches, points = 0) {
  if (kind === 'abort' || player === null) return { stage: 'over', result: null };
  const reason = kind === 'flag' ? 'time' : 'resignation';
  const result = { winner: otherOf(player), scores: scores(position, patches, points), reason };
  return { stage: 'over', result: /** @type {Result} */ (result) };
}

/** @type {WeakMap<Owned, PlayerState>} */
const lastPlayers = new WeakMap();

/**
 * @param {Position} position
 * @param {Player} player
 * @param {Patches} patches
 * @returns {PlayerState}
 */
function describePlayer(position, player, patches) {
  const owned = position.players[player - 1];
  const special_tile = position.tile === player;
  const to_special_patch = distance(owned.time, specialLeft(position));
  const before = lastPlayers.get(owned);
  const isSame =
    before?.special_tile === special_tile && before.to_special_patch === to_special_patch;
  if (isSame) return before;
  const { buttons, income, time, cells, empty } = owned;
  const parts = scoreParts(position, player, patches);
  const state = {
    ...{ buttons, income, time, cells },
    patches: [...owned.patches],
    score: total(parts),
    score_parts: parts,
    empty: player === 2 && position.automa !== null ? 0 : empty,
    special_tile,
    to_income: distance(time, INCOME_MARKS),
    to_special_patch,
  };
  lastPlayers.set(owned, state);
  return state;
}

/**
 * How far it is to the next mark; null where there is none.
 * @param {number} time
 * @param {number[]} marks
 */
function distance(time, marks) {
  const next = marks.find((mark) => mark > time);
  return next === undefined ? null : next - time;
}

/** @type {Map<string, TimeBoard>} */
const timeBoards = new Map();

/** @param {Position} position @returns {TimeBoard} */
function describeTimeBoard(position) {
  const { board, stage, turn } = position;
  const on_top = stage === 'over' ? otherOf(turn) : turn;
  const key = [board, furthest(position), on_top].join();
  const before = timeBoards.get(key);
  if (before) return before;
  const described = {
    last: LAST_SPACE,
    income: INCOME_MARKS,
    special_patches: SPECIAL_PATCHES[board],
    special_patches_left: specialLeft(position),
    on_top,
  };
  timeBoards.set(key, described);
  return described;
}

/**
 * @param {Position} position
 * @param {AutomaSide} automa
 * @param {Told} told
 * @param {Patches} patches
 */
function describeAutoma(position, { deck, level, taken }, told, patches) {
  const { budget, pile, aside, discards, practice, turns, levels } = told;
  const { numeral, name, marker } = levelOf(level);
  const hasButtons = (/** @type {string} */ letter) => patches[letter].income > 0;
  const letters = [...taken];
  return {
    ...{ deck, level, numeral, name, marker, marker_on_board: isMarkerOnBoard(position) },
    ...{ budget, pile, aside, discards, practice, turns, levels },
    with_buttons: letters.filter(hasButtons).join(''),
    without_buttons: letters.filter((letter) => !hasButtons(letter)).join(''),
  };
}

/** @type {WeakMap<Position, Choices>} */
const lastChoices = new WeakMap();

/**
 * What the player to move may decide.
 * @param {Position} position
 * @param {Patches} patches
 * @returns {Choices}
 */
export function describeChoices(position, patches) {
  const before = lastChoices.get(position);
  if (before) return before;
  const { filled } = moverOf(position);
  const isSpecial = position.stage === 'special_patch';
  const isOpen = isSpecial && position.tile === null;
  const described = {
    options: position.stage === 'action' ? options(position, patches) : [],
    special_cells: isSpecial ? freeSpaces(filled).map(spaceName) : [],
    special_cells_7x7: isOpen ? completingSpaces(filled).map(spaceName) : [],
  };
  lastChoices.set(position, described);
  return described;
}

/**
 * @param {Position} position
 * @param {Patches} patches
 * @returns {Option[]}
 */
function options(position, patches) {
  const both = scores(position, patches);
  /** @type {Option} */
  const pass = {
    letter: null,
    move: 'pass',
    available: true,
    reason: null,
    missing: 0,
    placements: [],
    completes_7x7: [],
    consequence: described(position, null, both),
  };
  return [pass, ...choices(position).map((letter) => option(position, letter, patches, both))];
}

/**
 * @param {Position} position
 * @param {string} letter
 * @param {Patches} patches
 * @param {[number, number]} both   scores
 * @returns {Option}
 */
function option(position, letter, patches, both) {
  const { filled, buttons } = moverOf(position);
  const patch = patches[letter];
  const places = fitting(filled, patch);
  const isStuck = places.length === 0 ? 'fits nowhere on the quilt' : null;
  const reason = whyNotBuyable(position, letter, patches) ?? isStuck;
  const winning = position.tile === null ? completing(filled, places, patch.squares) : [];
  return {
    letter,
    move: null,
    available: reason === null,
    reason,
    missing: Math.max(0, patch.buttons - buttons),
    placements: places.map(({ name }) => name),
    completes_7x7: winning.map(({ name }) => name),
    consequence: described(position, patch, both),
  };
}

/**
 * What a choice brings, with both scores after it.
 * @param {Position} position
 * @param {Patch | null} patch
 * @param {[number, number]} both   scores before it
 * @returns {Option['consequence']}
 */
function described(position, patch, [first, second]) {
  const after = consequence(position, patch);
  const gained = after.buttons - moverOf(position).buttons + COVERED_POINTS * (patch?.squares ?? 0);
  return {
    ...after,
    next: after.over ? null : after.next,
    scores: position.turn === 1 ? [first + gained, second] : [first, second + gained],
  };
}
