/**
 * What the tests play with: the 33 patches as the server describes them, from the rules' own
 * table, and small tables in the form of docs/reference/api.md.
 */
import './english.ts';
import { readFileSync } from 'node:fs';
import { positionString } from '../../quiltbee/web/core/rules/notation.ts';
import { newGame } from '../../quiltbee/web/core/rules/position.ts';
import type {
  Cell,
  GameMessage,
  Option,
  Patch,
  Patches,
  PlayerState,
  Replay,
  Seat,
  Table,
} from '../../quiltbee/web/core/types.ts';

function normal(cells: Cell[]): Cell[] {
  const top = Math.min(...cells.map((cell) => cell[0]));
  const left = Math.min(...cells.map((cell) => cell[1]));
  return cells
    .map(([row, column]) => [row - top, column - left] as Cell)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** Mirrored from code 4 on, then turned clockwise. */
function orient(drawing: Cell[], code: number) {
  let cells = code >= 4 ? drawing.map(([row, column]) => [row, -column] as Cell) : drawing;
  for (let turn = 0; turn < code % 4; turn += 1)
    cells = cells.map(([row, column]) => [column, -row]);
  return normal(cells);
}

function describe([letter, squares, buttons, time, income, drawing, codes]: string[]): Patch {
  const cells = drawing
    .split('/')
    .flatMap((line, row) =>
      [...line].flatMap((mark, column) => (mark === '#' ? [[row, column] as Cell] : [])),
    );
  const orientations = Object.fromEntries(
    [...codes].map((code) => [code, orient(cells, Number(code))]),
  );
  const codeOf = (shape: Cell[]) =>
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

export const PATCHES: Patches = Object.fromEntries(
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map((fields) => [fields[0], describe(fields)]),
);

export const EMPTY = '.'.repeat(81);

/** Every place of a patch on a quilt. */
export function everyPlace(letter: string, cells: string = EMPTY): string[] {
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

export function player(part: Partial<PlayerState> = {}): PlayerState {
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

export function option(part: Partial<Option>): Option {
  return {
    letter: null,
    move: part.letter ? null : 'pass',
    available: true,
    reason: null,
    missing: 0,
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

/** What a table and the message it is folded from both hold. */
const COMMON = {
  game: 'g',
  number: 0,
  acknowledges: null,
  opponent: 'computer' as const,
  level: 3,
  mode: 'computer' as const,
  seed: 's',
  access: 'private' as const,
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

/** A table against the computer, the person being player 1. */
export function table(part: Partial<Table> = {}): Table {
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
      option({ letter: 'B' }),
      option({ letter: 'H' }),
      option({
        letter: 'W',
        available: false,
        reason: 'needs 5 more buttons',
        missing: 5,
      }),
    ],
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

export function seat(part: Partial<Seat>): Seat {
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

/** A table of two people at two places, seen by the one on seat 1. */
export function remote(part: Partial<Table> = {}): Table {
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
 */
export function gameMessage(part: Partial<GameMessage> = {}): GameMessage {
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

/** A recorded duel. */
export function recorded(link: string, moves: string[], part: Partial<Replay> = {}): Replay {
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
