/** A position as the page plays on it, and a table as its views read it. */
import type * as Wire from '../generated/messages.ts';
import type { Mask } from './placements.ts';

type Player = Wire.Player;

export type BoardName = 'revised' | 'original';

/** What a player has. */
export interface Owned {
  readonly buttons: number;
  readonly time: number;
  /** All printed buttons, those under an `x` too. */
  readonly income: number;
  /** Of the quilt, row by row; `.` is empty, `x` under an unknown patch. */
  readonly cells: string;
  readonly filled: Mask;
  /** How many spaces nothing covers. */
  readonly empty: number;
  /** By letter. */
  readonly patches: readonly Wire.PlacedPatch[];
}

/** What a position has of the Automa, which is player 2 and has no quilt. */
export interface AutomaSide {
  readonly deck: Wire.AutomaGame['deck'];
  readonly level: number;
  /** The letters of its patches, in the order it took them. */
  readonly taken: string;
}

/** A position of a duel or of a solo game, without the Automa's cards. */
export interface Position {
  readonly board: BoardName;
  readonly ring: string;
  readonly players: readonly [Owned, Owned];
  /** Once it is over, who reached the last space first. */
  readonly turn: Player;
  readonly stage: 'action' | 'special_patch' | 'over';
  /** Who has the special tile. */
  readonly tile: Player | null;
  readonly automa: AutomaSide | null;
}

/** The Automa's cards, as far as they lie open. */
export type OpenCards = Wire.Cards;

/** What lies open of the Automa, and its turns since the person's last decision. */
export type AutomaState = OpenCards &
  Pick<Wire.AutomaGame, 'deck' | 'level' | 'practice' | 'turns' | 'levels'> & {
    numeral: string;
    name: string;
    marker: number;
    marker_on_board: boolean;
    with_buttons: string;
    without_buttons: string;
  };

/** What a quilt, a ring and a time board are drawn from. */
export interface Frame {
  position: string;
  turn: Player;
  /** `card`: a card of the Automa waits to be turned. */
  stage: 'action' | 'special_patch' | 'card' | 'over';
  players: Wire.PlayerState[];
  time_board: Wire.TimeBoard;
  ring: string;
  result: Wire.ResultState | null;
  /** That go with the second seat, and are in the result. */
  points: number;
  automa: AutomaState | null;
}

/** One position of a replay, and the move that led to it. */
export interface ReplayFrame extends Frame {
  move: string | null;
  player: Player | null;
}

/** What the player to move may decide; where a patch fits, `legal` says. */
export type Option = Omit<Wire.Option, 'placements' | 'completes_7x7'>;

/** What a decision did: the way of the token, and the buttons that were paid and received. */
export interface Change {
  from: number;
  to: number;
  paid: number;
  /** For the spaces of a pass. */
  earned: number;
  income: number;
}

/** One decision of the list of moves. */
export interface Decision {
  number: number;
  player: Player;
  move: string;
  /** Left out where the positions are not known. */
  change?: Change;
}

/** Who sits there; `away` is a person at another place who is not connected. */
export type Seat = Wire.SeatState & { away: boolean };

/**
 * What happened at a table; the fields that don't belong to its kind are null. A `note` is stored
 * nowhere: who is here, whether the computer thinks.
 */
export interface Happened {
  kind: Wire.EventMessage['kind'] | 'note';
  player: Player | null;
  move: string | null;
  keep: number | null;
}

/** A table as the views show it. */
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
  /** The pass and the patches on offer, where this page decides. */
  options: Option[];
  moves: Decision[];
  can_undo: boolean;
  can_abort: boolean;
  /** What a player has said since the last event. */
  said: Wire.SaidState | null;
  /** Who was asked to play here has said no. */
  declined: boolean;
  link: string;
  offer: { kind: 'takeback'; seat: Player } | null;
}

/** A game as far as it has come. */
export interface Folded {
  /** What the server would tell of it now. */
  readonly game: Wire.GameMessage;
  /** One more than there are moves. */
  readonly positions: readonly Position[];
  /** The list of moves, as the table shows it. */
  readonly moves: Decision[];
  readonly seats: Seat[];
  /** What a player has said since the last event. */
  readonly said?: Wire.SaidState | null;
}

/** A game as it is laid on a board: a position, the moves made from it, and the cards. */
export type Course = {
  /** Position string. */
  start: string;
  /** Those of the Automa as `A:X`, `A:pass`. */
  moves: string[];
  /** That go with the second seat. */
  points?: number;
  /** Of a solo game, those after the one of the start. */
  shuffles?: number[][];
  /** The public ones of its cards that are unknown. */
  budgets?: Record<number, number>;
  /** Of the Automa, one for each of its moves; without them they follow from the shuffles. */
  turns?: Wire.AutomaTurnState[];
};
