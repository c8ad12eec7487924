/** The positions of the page's rules, and the tables that its views read. */
import type * as Wire from '../generated/messages.ts';
import type { Mask } from './placements.ts';

type Player = Wire.Player;

export type BoardName = 'revised' | 'original';

/** A player's holdings. */
export interface Owned {
  readonly buttons: number;
  readonly time: number;
  /** All printed buttons, including those under an `x`. */
  readonly income: number;
  /** The quilt, row by row; `.` is empty, `x` under an unknown patch. */
  readonly cells: string;
  readonly filled: Mask;
  /** The number of empty spaces. */
  readonly empty: number;
  /** By letter. */
  readonly patches: readonly Wire.PlacedPatch[];
}

/** The Automa's part of a position; it is player 2 and has no quilt. */
export interface AutomaSide {
  readonly deck: Wire.AutomaGame['deck'];
  readonly level: number;
  /** The letters of its patches, in the order of taking. */
  readonly taken: string;
}

export interface Position {
  readonly board: BoardName;
  readonly ring: string;
  readonly players: readonly [Owned, Owned];
  /** At the end, the player who reached the last space first. */
  readonly turn: Player;
  readonly stage: 'action' | 'special_patch' | 'over';
  /** The owner of the special tile. */
  readonly tile: Player | null;
  readonly automa: AutomaSide | null;
}

/** The open part of the Automa's cards. */
export type OpenCards = Wire.Cards;

/** Public facts about the Automa, and its turns since the person's last decision. */
export type AutomaState = OpenCards &
  Pick<Wire.AutomaGame, 'deck' | 'level' | 'practice' | 'turns' | 'levels'> & {
    numeral: string;
    name: string;
    marker: number;
    marker_on_board: boolean;
    with_buttons: string;
    without_buttons: string;
  };

/** The source of a quilt, a ring and a time board. */
export interface Frame {
  position: string;
  turn: Player;
  /** `card`: one of the Automa's cards waits to be turned. */
  stage: 'action' | 'special_patch' | 'card' | 'over';
  players: Wire.PlayerState[];
  time_board: Wire.TimeBoard;
  ring: string;
  result: Wire.ResultState | null;
  /** For the second seat; included in the result. */
  points: number;
  automa: AutomaState | null;
}

export interface ReplayFrame extends Frame {
  move: string | null;
  player: Player | null;
}

/** An option of the player to move; `legal` gives its placements. */
export type Option = Omit<Wire.Option, 'placements' | 'completes_7x7'>;

/** The effect of a decision: the token's path, and the buttons paid and received. */
export interface Change {
  from: number;
  to: number;
  paid: number;
  /** Buttons for the spaces of a pass. */
  earned: number;
  income: number;
}

export interface Decision {
  number: number;
  player: Player;
  move: string;
  /** Missing if the positions are unknown. */
  change?: Change;
}

/** A seat; `away` means a person at another place who is not connected. */
export type Seat = Wire.SeatState & { away: boolean };

/**
 * An event at a table; fields of other kinds are null. A `note` is not stored: it says who is here,
 * or that the computer thinks.
 */
export interface Happened {
  kind: Wire.EventMessage['kind'] | 'note';
  player: Player | null;
  move: string | null;
  keep: number | null;
}

/** A table for the views. */
export interface Table
  extends
    Frame,
    Pick<
      Wire.GameMessage,
      | 'game'
      | 'number'
      | 'acknowledges'
      | 'opponent'
      | 'level'
      | 'mode'
      | 'seed'
      | 'access'
      | 'takebacks'
      | 'rated'
      | 'seed_chosen'
      | 'tournament'
      | 'day'
      | 'fair'
      | 'spectators'
      | 'thinking'
      | 'rematch'
      | 'clock'
      | 'now'
    > {
  type: 'state';
  ring0: string;
  board: BoardName;
  seats: Seat[];
  /** The pass and the patches on offer, if this page decides. */
  options: Option[];
  moves: Decision[];
  can_undo: boolean;
  can_abort: boolean;
  /** The last phrase of a player since the last event. */
  said: Wire.SaidState | null;
  /** The invited player declined. */
  declined: boolean;
  link: string;
  offer: { kind: 'takeback'; seat: Player } | null;
}

/** A game so far. */
export interface Folded {
  /** The game as the server would send it now. */
  readonly game: Wire.GameMessage;
  /** One more than there are moves. */
  readonly positions: readonly Position[];
  readonly moves: Decision[];
  readonly seats: Seat[];
  readonly said?: Wire.SaidState | null;
}

/** A game on a board: a position, the moves made from it, and the cards. */
export type Course = {
  start: string;
  /** The Automa's are `A:X` and `A:pass`. */
  moves: string[];
  points?: number;
  /** The shuffles of a solo game after the first. */
  shuffles?: number[][];
  /** Public budgets of unknown cards. */
  budgets?: Record<number, number>;
  /** One for each move of the Automa; by default derived from the shuffles. */
  turns?: Wire.AutomaTurnState[];
};
