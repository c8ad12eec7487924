/**
 * What the tests play with: the 33 patches as the server describes them, from the rules' own
 * table, and small tables in the form of docs/api.md.
 *
 * @typedef {import('../../quiltbee/web/core/types.js').Cell} Cell
 * @typedef {import('../../quiltbee/web/core/types.js').GameMessage} GameMessage
 * @typedef {import('../../quiltbee/web/core/types.js').Option} Option
 * @typedef {import('../../quiltbee/web/core/types.js').Patch} Patch
 * @typedef {import('../../quiltbee/web/core/types.js').Patches} Patches
 * @typedef {import('../../quiltbee/web/core/types.js').PlayerState} PlayerState
 * @typedef {import('../../quiltbee/web/core/types.js').Replay} Replay
 * @typedef {import('../../quiltbee/web/core/types.js').Seat} Seat
 * @typedef {import('../../quiltbee/web/core/types.js').Table} Table
 */
import './english.js';
import { readFileSync } from 'node:fs';
import { positionString } from '../../quiltbee/web/core/rules/notation.js';
import { newGame } from '../../quiltbee/web/core/rules/position.js';

/**
 * @param {Cell[]} cells
 * @returns {Cell[]}
 */
function normal(cells) {
  const top = Math.min(...cells.map((cell) => cell[0]));
  const left = Math.min(...cells.map((cell) => cell[1]));
  return cells
    .map(([row, column]) => /** @type {Cell} */ ([row - top, column - left]))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/**
 * Mirrored from code 4 on, then turned clockwise.
 * @param {Cell[]} drawing
 * @param {number} code
 */
function orient(drawing, code) {
  let cells =
    code >= 4 ? drawing.map(([row, column]) => /** @type {Cell} */ ([row, -column])) : drawing;
  for (let turn = 0; turn < code % 4; turn += 1)
    cells = cells.map(([row, column]) => [column, -row]);
  return normal(cells);
}

/**
 * @param {string[]} fields
 * @returns {Patch}
 */
function describe([letter, squares, buttons, time, income, drawing, codes]) {
  const cells = drawing
    .split('/')
    .flatMap((line, row) =>
      [...line].flatMap((mark, column) =>
        mark === '#' ? [/** @type {Cell} */ ([row, column])] : [],
      ),
    );
  const orientations = Object.fromEntries(
    [...codes].map((code) => [code, orient(cells, Number(code))]),
  );
  const codeOf = (/** @type {Cell[]} */ shape) =>
    Number([...codes].find((code) => String(orientations[code]) === String(shape)));
  const turns = Object.fromEntries(
    [...codes].map((code) => [
      code,
      {
        right: codeOf(orient(orientations[code], 1)),
        left: codeOf(orient(orientations[code], 3)),
        flip: codeOf(orient(orientations[code], 4)),
      },
    ]),
  );
  return {
    squares: Number(squares),
    buttons: Number(buttons),
    time: Number(time),
    income: Number(income),
    name: `${letter} shape`,
    orientations,
    turns,
  };
}

const csv = readFileSync(new URL('../../quiltbee/rules/data/patches.csv', import.meta.url), 'utf8');

/** @type {Patches} */
export const PATCHES = Object.fromEntries(
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map((fields) => [fields[0], describe(fields)]),
);

export const EMPTY = '.'.repeat(81);

/**
 * Every place of a patch on a quilt.
 * @param {string} letter
 * @param {string} [cells]
 * @returns {string[]}
 */
export function everyPlace(letter, cells = EMPTY) {
  const places = [];
  for (const [code, shape] of Object.entries(PATCHES[letter].orientations)) {
    for (let at = 0; at < 81; at += 1) {
      const [row, column] = [Math.floor(at / 9), at % 9];
      const fits = shape.every(
        ([r, c]) => row + r < 9 && column + c < 9 && cells[(row + r) * 9 + column + c] === '.',
      );
      if (fits) places.push(`${code}${'abcdefghi'[column]}${row + 1}`);
    }
  }
  return places;
}

/**
 * @param {Partial<PlayerState>} [part]
 * @returns {PlayerState}
 */
export function player(part = {}) {
  return {
    buttons: 5,
    income: 0,
    time: 0,
    score: -157,
    score_parts: { buttons: 5, special_tile: 0, empty: -162 },
    empty: 81,
    special_tile: false,
    cells: EMPTY,
    patches: [],
    to_income: 5,
    to_special_patch: 26,
    ...part,
  };
}

/**
 * @param {Partial<Option>} part
 * @returns {Option}
 */
export function option(part) {
  return {
    letter: null,
    move: part.letter ? null : 'pass',
    available: true,
    reason: null,
    missing: 0,
    placements: [],
    completes_7x7: [],
    ...part,
    consequence: {
      buttons: 6,
      time: 1,
      paid: 0,
      earned: 1,
      income_marks: [],
      income: 0,
      special_patch: false,
      next: 2,
      over: false,
      scores: [-156, -157],
      ...part.consequence,
    },
  };
}

/**
 * What a table and the message it is folded from both hold.
 * @satisfies {Partial<Table> & Partial<GameMessage>}
 */
const COMMON = {
  game: 'g',
  number: 0,
  acknowledges: null,
  opponent: /** @type {const} */ ('computer'),
  level: 3,
  mode: /** @type {const} */ ('computer'),
  seed: 's',
  access: /** @type {const} */ ('private'),
  takebacks: true,
  rated: false,
  seed_chosen: false,
  tournament: null,
  day: null,
  fair: null,
  spectators: 0,
  thinking: false,
  getting_ready: false,
  offer: null,
  clock: null,
  now: null,
  automa: null,
};

/**
 * A table against the computer, the person being player 1.
 * @param {Partial<Table>} [part]
 * @returns {Table}
 */
export function table(part = {}) {
  return {
    ...COMMON,
    type: 'state',
    ring0: 'BCD',
    board: 'revised',
    position: '',
    turn: 1,
    stage: 'action',
    seats: [seat({ name: 'You', yours: true }), seat({ name: 'Greedy', kind: 'computer' })],
    players: [player(), player()],
    time_board: {
      last: 53,
      income: [5, 11],
      special_patches: [26],
      special_patches_left: [26],
      on_top: 1,
    },
    ring: 'BHWA',
    options: [
      option({}),
      option({ letter: 'B', placements: everyPlace('B'), completes_7x7: [] }),
      option({ letter: 'H', placements: everyPlace('H'), completes_7x7: ['0a1'] }),
      option({
        letter: 'W',
        placements: everyPlace('W'),
        available: false,
        reason: 'needs 5 more buttons',
        missing: 5,
      }),
    ],
    special_cells: [],
    special_cells_7x7: [],
    moves: [],
    can_undo: false,
    can_abort: false,
    result: null,
    link: '#BCD,',
    rematch: { asked: [], game: null },
    ...{ points: 0, declined: false, said: null },
    ...part,
  };
}

/**
 * @param {Partial<Seat>} part
 * @returns {Seat}
 */
export function seat(part) {
  return {
    name: 'Somebody',
    kind: 'person',
    yours: false,
    away: false,
    bot: false,
    rating: null,
    ...part,
  };
}

/**
 * A table of two people at two places, seen by the one on seat 1.
 * @param {Partial<Table>} [part]
 * @returns {Table}
 */
export function remote(part = {}) {
  return table({
    opponent: 'friend',
    mode: 'remote',
    access: 'invitation',
    seats: [seat({ name: 'Ada', yours: true }), seat({ name: 'Ben' })],
    ...part,
  });
}

/** A ring that begins with patch H. */
export const RING = 'HBCDEFGIJKLMNOPQRSTUVWXYZabcdefgA';

/**
 * A game against the computer that has just begun, the person being player 1, as the server tells
 * it.
 * @param {Partial<GameMessage>} [part]
 * @returns {GameMessage}
 */
export function gameMessage(part = {}) {
  return {
    ...COMMON,
    type: 'game',
    version: 2,
    start: positionString(newGame(RING), null),
    moves: [],
    opening: 0,
    seats: [
      { name: 'You', kind: 'person', bot: false, rating: null, yours: true },
      { name: 'Greedy', kind: 'computer', bot: false, rating: null, yours: false },
    ],
    present: [1],
    ended: null,
    rematch: { asked: [], game: null },
    ...part,
  };
}

/**
 * A recorded duel.
 * @param {string} link
 * @param {string[]} moves
 * @param {Partial<Replay>} [part]
 * @returns {Replay}
 */
export function recorded(link, moves, part = {}) {
  return {
    tags: {},
    comment: null,
    start: '',
    moves,
    automa: null,
    ended: null,
    result: null,
    link,
    record: '',
    ...part,
  };
}
