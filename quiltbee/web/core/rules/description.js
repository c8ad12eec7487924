/**
 * A position as the server would tell it (docs/api.md), so that the views of the page show a game
 * without the server like any other.
 *
 * @typedef {import('../types.js').Frame} Frame
 * @typedef {import('../types.js').Option} Option
 * @typedef {import('../types.js').Patch} Patch
 * @typedef {import('../types.js').Patches} Patches
 * @typedef {import('../types.js').Player} Player
 * @typedef {import('../types.js').PlayerState} PlayerState
 * @typedef {import('../types.js').Result} Result
 * @typedef {import('./play.js').Owned} Owned
 * @typedef {import('./play.js').Position} Position
 */
import { INCOME_MARKS, LAST_SPACE, SPECIAL_PATCHES } from '../figures.js';
import { SIZE } from '../geometry.js';
import { otherOf } from '../seats.js';
import { fitting, freeSpaces, gaps, spaceName } from './placements.js';
import {
  COVERED_POINTS,
  choices,
  consequence,
  moverOf,
  scoreParts,
  scores,
  specialLeft,
  total,
  whyNotBuyable,
} from './play.js';

/**
 * What lies open in a position.
 * @param {Position} position
 * @returns {Frame}
 */
export function describePosition(position) {
  const { board, ring, stage, turn } = position;
  return {
    position: positionString(position),
    ...{ turn, stage, ring },
    players: [describePlayer(position, 1), describePlayer(position, 2)],
    time_board: {
      last: LAST_SPACE,
      income: INCOME_MARKS,
      special_patches: SPECIAL_PATCHES[board],
      special_patches_left: specialLeft(position),
      on_top: stage === 'over' ? otherOf(turn) : turn,
    },
    result: describeResult(position),
    automa: null,
  };
}

/**
 * @param {Position} position
 * @param {Player} player
 * @returns {PlayerState}
 */
function describePlayer(position, player) {
  const { buttons, income, time, cells, patches } = position.players[player - 1];
  const parts = scoreParts(position, player);
  return {
    ...{ buttons, income, time, cells, patches },
    score: total(parts),
    score_parts: parts,
    empty: freeSpaces(cells).length,
    special_tile: position.tile === player,
    to_income: distance(time, INCOME_MARKS),
    to_special_patch: distance(time, specialLeft(position)),
  };
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

/** How a game ended that was played out. @param {Position} position @returns {Result | null} */
function describeResult(position) {
  if (position.stage !== 'over') return null;
  const both = scores(position);
  if (both[0] === both[1]) return { winner: position.turn, scores: both, reason: 'first to 53' };
  return { winner: both[0] > both[1] ? 1 : 2, scores: both, reason: 'score' };
}

/**
 * What the player to move may decide.
 * @param {Position} position
 * @param {Patches} patches
 */
export function describeChoices(position, patches) {
  const { cells } = moverOf(position);
  const isSpecial = position.stage === 'special_patch';
  const missing = position.tile === null ? gaps(cells, 1).flat() : [];
  const completing = [...new Set(missing)].sort((a, b) => a - b);
  return {
    options: position.stage === 'action' ? options(position, patches) : [],
    special_cells: isSpecial ? freeSpaces(cells).map(spaceName) : [],
    special_cells_7x7: isSpecial ? completing.map(spaceName) : [],
  };
}

/**
 * @param {Position} position
 * @param {Patches} patches
 * @returns {Option[]}
 */
function options(position, patches) {
  const letters = choices(position);
  return [passOption(position), ...letters.map((each) => option(position, each, patches[each]))];
}

/** @param {Position} position @returns {Option} */
function passOption(position) {
  return {
    letter: null,
    move: 'pass',
    available: true,
    reason: null,
    missing: 0,
    placements: [],
    completes_7x7: [],
    consequence: described(position, null),
  };
}

/**
 * @param {Position} position
 * @param {string} letter
 * @param {Patch} patch
 * @returns {Option}
 */
function option(position, letter, patch) {
  const { cells, buttons } = moverOf(position);
  const places = fitting(cells, patch);
  const reason = whyNotBuyable(position, patch);
  const isStuck = places.length === 0 ? 'fits nowhere on the quilt' : null;
  const small = position.tile === null ? gaps(cells, patch.squares) : [];
  const completing = places.filter(({ spaces }) =>
    small.some((gap) => gap.every((space) => spaces.includes(space))),
  );
  return {
    letter,
    move: null,
    available: (reason ?? isStuck) === null,
    reason: reason ?? isStuck,
    missing: Math.max(0, patch.buttons - buttons),
    placements: places.map(({ name }) => name),
    completes_7x7: completing.map(({ name }) => name),
    consequence: described(position, patch),
  };
}

/**
 * What a choice brings, with both scores after it.
 * @param {Position} position
 * @param {Patch | null} patch
 * @returns {Option['consequence']}
 */
function described(position, patch) {
  const after = consequence(position, patch);
  const [first, second] = scores(position);
  const gained = after.buttons - moverOf(position).buttons + COVERED_POINTS * (patch?.squares ?? 0);
  return {
    ...after,
    next: after.over ? null : after.next,
    scores: position.turn === 1 ? [first + gained, second] : [first, second + gained],
  };
}

/** @type {Record<Position['stage'], (turn: Player) => string>} */
const TURNS = {
  action: (turn) => `${turn}`,
  special_patch: (turn) => `${turn}+`,
  over: (turn) => `#${turn}`,
};

/** The position as one line of text (docs/notation.md). @param {Position} position */
export function positionString({ board, ring, players, turn, stage, tile }) {
  const quilts = players.map(({ cells }) => quiltString(cells));
  const purses = players.map(({ buttons, time }) => `${buttons}.${time}`);
  return [...quilts, ...purses, ring || '-', TURNS[stage](turn), tile ?? '-', board[0]].join(' ');
}

/** @param {string} cells */
function quiltString(cells) {
  const rows = Array.from({ length: SIZE }, (_, row) => cells.slice(SIZE * row, SIZE * (row + 1)));
  return rows.map((row) => row.replace(/\.+/g, (run) => String(run.length))).join('/');
}

/**
 * The link of a game from its start.
 * @param {string} ring   as it was at the start
 * @param {import('./play.js').Board} board
 * @param {string[]} moves
 */
export function gameLink(ring, board, moves) {
  const tokens = moves.map((move) => (move === 'pass' ? '.' : move)).join('');
  return `#${ring},${tokens}${board === 'original' ? ',o' : ''}`;
}
