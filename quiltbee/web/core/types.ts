/** Types of the page, and short names for the server's (generated/messages.ts). */
import type { Mask } from './rules/placements.ts';
import type * as Wire from './generated/messages.ts';
import type { ErrorMessage, NewGame, Player } from './generated/messages.ts';

export type {
  AutomaScoreParts,
  ClockState,
  ErrorMessage,
  EventMessage,
  GameMessage,
  NewGame,
  NewReport,
  NoteMessage,
  Ping,
  Player,
  PlayerState,
  Replay,
  ScoreParts,
  TimeBoard,
} from './generated/messages.ts';

/** From the top left, both from 0. */
export type Cell = [row: number, column: number];

export type Patch = Wire.PatchShape;
/** By letter. */
export type Patches = Record<string, Patch>;
export type Placed = Wire.PlacedPatch;

export type Result = Wire.ResultState;
export type Invitation = Wire.InvitationState;
export type Reason = Wire.ReasonState;
/** Null until the reasons are known. */
type Reasons = { reasons: Reason[] | null };
/**
 * The computer's choice. `points` is its lead over the `rival`, the best move of another kind; both
 * are null without one.
 */
export type Hint = { type: 'hint'; move: string; rival: string | null } & Reasons & {
    points: number | null;
  };
/**
 * The computer's choice in place of a player's last move, the same if it agrees. The move's loss is
 * in `points`, and in the chance to win per mille; null if unknown.
 */
export type Why = { type: 'why'; player: Player; move: string; better: string } & Reasons & {
    points: number | null;
    chance: number | null;
  };
/** A question about a move, answered by the page itself. */
export type HelpRequest = { type: 'hint' } | { type: 'why' };

export type AutomaTurn = Wire.AutomaTurnState;
export type Card = Wire.CardState;
export type Deck = Automa['deck'];
export type SoloTotal = Wire.SoloTotal;

type Unsent<Message> = Message extends unknown ? Omit<Message, 'id' | 'seen'> : never;

/** A request to the server, before it gets its id and its `seen`. */
export type PlayRequest = Unsent<
  | Wire.AbortMessage
  | Wire.AcceptMessage
  | Wire.ChooseMessage
  | Wire.ClaimMessage
  | Wire.CutMessage
  | Wire.DeclineMessage
  | Wire.HandoverMessage
  | Wire.MoveMessage
  | Wire.RematchMessage
  | Wire.ResignMessage
  | Wire.TurnMessage
  | Wire.UndoMessage
>;

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
export type Automa = OpenCards &
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
  automa: Automa | null;
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

export interface Move {
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
  moves: Move[];
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
  readonly moves: Move[];
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

export type Status = 'connecting' | 'open' | 'lost';

/** News from a source. */
export type News =
  /** With the event that led there; null for a whole game. */
  | { type: 'table'; table: Table; happened: Happened | null }
  | { type: 'refusal'; refusal: ErrorMessage }
  /** An objection, in the language of the page. */
  | { type: 'complaint'; text: string }
  /** `words`: a game that continues here while the connection is lost. */
  | { type: 'status'; status: Status; words?: string }
  /** An announcement besides moves. */
  | { type: 'told'; text: string }
  | { type: 'pending'; request: PlayRequest | null }
  /** Page and server use different versions of the messages. */
  | { type: 'outdated' }
  /** A connection was closed before it was open. */
  | { type: 'unopened' };

export interface Source {
  readonly folded: Folded;
  /** The game for the views. */
  readonly table: Table;
  /** Send a request; false while another is pending. */
  send: (request: PlayRequest) => boolean;
  /** Subscribe to news; the returned function unsubscribes. */
  watch: (hear: (news: News) => void) => () => void;
  /** The network or the tab is back. */
  wake?: () => void;
  /** Send a phrase to the others at the table. */
  say?: (phrase: string) => void;
  /** Start another game without a server. */
  create?: (wanted: NewGame) => Promise<{ url: string }>;
  /** Return the record of a game that no server keeps. */
  record?: () => string;
}
