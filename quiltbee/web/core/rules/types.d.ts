/** A position as the page plays on it, and a table as its views read it. */
import type * as Wire from '../messages.js';
import type { Mask } from './placements.js';

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
  readonly deck: 'normal' | 'tactical';
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
export interface OpenCards {
  /** How many are face down. */
  pile: number;
  aside: number;
  discards: number[];
  /** Of the next card, where the deck shows it. */
  budget: number | null;
}

/** `shuffles` are those that a link tells, 0 for a card that nobody has seen. */
export type Cards = OpenCards & { shuffles: number[][] };

interface Sitter {
  name: string;
  kind: 'person' | 'computer' | 'automa' | 'open';
  /** A person that is a program. */
  bot: boolean;
  /** At which they sat down. */
  rating: number | null;
}
type Reading = Pick<Wire.ClockState, 'left' | 'running' | 'since'>;

/** What ended a game before it was played out. */
export interface Ended {
  kind: 'resign' | 'flag' | 'abort';
  player: Player | null;
}

/** The Automa's side of a solo game; `turns` has one for each of its moves. */
export type AutomaGame = Cards & {
  deck: 'normal' | 'tactical';
  level: number;
  practice: boolean;
  turns: Wire.AutomaTurnState[];
  levels: Wire.LevelState[];
};

/** The whole game as the server tells it: set-up, moves, and what surrounds them. */
export interface GameMessage {
  type: 'game';
  version: 2;
  game: string;
  number: number;
  acknowledges: string | null;
  opponent: 'computer' | 'greedy' | 'random' | 'person' | 'automa' | 'friend' | 'anyone';
  level: number | null;
  mode: 'computer' | 'screen' | 'solo' | 'remote';
  seed: string | null;
  access: 'private' | 'invitation' | 'public';
  takebacks: boolean;
  rated: boolean;
  seed_chosen: boolean;
  tournament: string | null;
  start: string;
  moves: string[];
  opening: number;
  seats: (Sitter & { yours: boolean })[];
  present: Player[];
  spectators: number;
  thinking: boolean;
  getting_ready: boolean;
  ended: Ended | null;
  offer: Player | null;
  rematch: { asked: Player[]; game: string | null };
  clock: Wire.ClockState | null;
  now: number | null;
  automa: AutomaGame | null;
}

interface AnyEvent {
  type: 'event';
  number: number;
  at: number;
  acknowledges: string | null;
  clock?: Reading | null;
  now?: number;
  cards?: Cards;
  levels?: Wire.LevelState[];
}

/** What happened at a table, the same for all who follow it. */
export type EventMessage = AnyEvent &
  (
    | { kind: 'move'; move: string }
    | { kind: 'card'; move: string; turn: Wire.AutomaTurnState }
    | { kind: 'takeback'; keep: number; practice?: boolean }
    | { kind: 'resign' | 'flag'; player: Player }
    | { kind: 'abort' }
    | ({ kind: 'join' | 'handover'; player: Player; seat: Sitter } & Pick<
        GameMessage,
        'opponent' | 'level' | 'mode' | 'rated'
      >)
    | { kind: 'ask' | 'decline' | 'rematch'; player: Player }
    | { kind: 'rematch_opened'; table: string }
  );

/** What is so just now and is stored nowhere; only what has changed is there. */
export interface NoteMessage {
  type: 'note';
  thinking?: boolean;
  getting_ready?: boolean;
  present?: Player[];
  spectators?: number;
  clock?: Reading | null;
  now?: number;
}

/** A whole game to be looked at position by position. */
export interface ReplayMessage {
  tags: Record<string, string>;
  comment: string | null;
  start: string;
  moves: string[];
  automa:
    | (Pick<AutomaGame, 'practice' | 'turns' | 'levels'> & {
        /** At the start, and after each of the turns. */
        cards: OpenCards[];
      })
    | null;
  ended: Ended | null;
  link: string;
  record: string;
}

/** What lies open of the Automa, and its turns since the person's last decision. */
export type AutomaState = OpenCards &
  Pick<AutomaGame, 'deck' | 'level' | 'practice' | 'turns' | 'levels'> & {
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
  automa: AutomaState | null;
}

/** One position of a replay, and the move that led to it. */
export interface ReplayFrame extends Frame {
  move: string | null;
  player: Player | null;
}

/** What the player to move may decide. */
export type Choices = Wire.Choices;

/** One decision of the list of moves. */
export interface Decision {
  number: number;
  player: Player;
  move: string;
}

/** Who sits there; `away` is a person at another place who is not connected. */
export type Seat = Sitter & { yours: boolean; away: boolean };

/** What happened at a table; the fields that don't belong to its kind are null. */
export interface Happened {
  kind: EventMessage['kind'] | 'ready' | 'thinking' | 'presence';
  player: Player | null;
  move: string | null;
  keep: number | null;
}

/** A table as the views show it. */
export interface Table
  extends
    Frame,
    Choices,
    Pick<
      GameMessage,
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
      | 'spectators'
      | 'thinking'
      | 'getting_ready'
      | 'rematch'
      | 'clock'
      | 'now'
    > {
  type: 'state';
  ring0: string;
  board: BoardName;
  seats: Seat[];
  moves: Decision[];
  can_undo: boolean;
  can_abort: boolean;
  link: string;
  offer: { kind: 'takeback'; seat: Player } | null;
}

/** A game as far as it has come. */
export interface Folded {
  /** What the server would tell of it now. */
  readonly game: GameMessage;
  /** One more than there are moves. */
  readonly positions: readonly Position[];
  /** The list of moves, as the table shows it. */
  readonly moves: Decision[];
  readonly seats: Seat[];
}
