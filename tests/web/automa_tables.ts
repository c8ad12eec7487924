/** Small solo tables in the form of docs/reference/api.md, for the tests. */
import { player, seat, table } from './tables.ts';
import type { Automa, AutomaTurn, Table } from '../../quiltbee/web/core/types.ts';

/** Card 16, which could afford two of three and took the larger. */
export function automaTurn(part: Partial<AutomaTurn> = {}): AutomaTurn {
  return {
    number: 2,
    card: { number: 16, budget: 3, income: 3, filters: ['NO_OVERTAKE', 'LARGEST', 'FURTHEST'] },
    choices: 'BHW',
    affordable: 'BH',
    steps: [
      { filter: 'NO_OVERTAKE', left: 'BH', skipped: true },
      { filter: 'LARGEST', left: 'H', skipped: false },
    ],
    taken: 'H',
    start: 3,
    stop: 6,
    income_marks: [5],
    income: 3,
    special_patches: [],
    reaches_marker: false,
    takes_special_tile: false,
    ...part,
  };
}

export function automa(part: Partial<Automa> = {}): Automa {
  return {
    deck: 'tactical',
    level: 4,
    numeral: 'IV',
    name: 'Master',
    marker: 38,
    marker_on_board: true,
    budget: 3,
    pile: 7,
    aside: 2,
    discards: [17, 22],
    practice: false,
    with_buttons: 'HW',
    without_buttons: 'U',
    turns: [],
    levels: [],
    ...part,
  };
}

export function solo(part: Partial<Table> = {}): Table {
  const score_parts = {
    special_tile: 7,
    buttons_held: 4,
    patches_with_buttons: 0,
    buttons_on_patches: 3,
  };
  return table({
    mode: 'solo',
    opponent: 'automa',
    automa: automa(),
    seats: [seat({ name: 'You', yours: true }), seat({ name: 'Automa', kind: 'automa' })],
    players: [player(), player({ buttons: 4, score: 14, score_parts, empty: 0 })],
    ...part,
  });
}

/** The Automa's card waits. */
export function waiting(part: Partial<Table> = {}): Table {
  return solo({
    number: 1,
    turn: 2,
    stage: 'card',
    options: [],
    can_undo: true,
    moves: [{ number: 1, player: 1, move: 'pass' }],
    ...part,
  });
}
