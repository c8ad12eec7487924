/** The client's names for what the server sends (messages.d.ts), and a few types of its own. */
import type * as Wire from './messages.js';

export type {
  AutomaScoreParts,
  ErrorMessage,
  NewGame,
  NewReport,
  Option,
  Player,
  Ping,
  PlayerState,
  Replay,
  ScoreParts,
  SoloTotal,
  TimeBoard,
} from './messages.js';

/** From the top left, both from 0. */
export type Cell = [row: number, column: number];

export type Patch = Wire.PatchShape;
/** By letter. */
export type Patches = Record<string, Patch>;
export type Placed = Wire.PlacedPatch;

/** What a quilt, a ring and a time board are drawn from. */
export type Frame = Wire.PositionState;
/** One position of a replay, and the move that led to it. */
export type ReplayFrame = Wire.Frame;
/** `card`: a card of the Automa waits to be turned. */
export type Stage = Frame['stage'];
export type Result = Wire.ResultState;
export type Consequence = Wire.ConsequenceState;

/** The whole state of a game, as the server sends it to one browser. */
export type Table = Wire.State;
/** Times are in ms; `running` has `left` less what has gone since `since`. */
export type ClockState = Wire.ClockState;
/** What changed in a game; `changed`, `players` and `moves` never overlap. */
export type EventMessage = Omit<Wire.EventMessage, 'changed'> & {
  changed: Partial<Omit<Table, 'players' | 'moves'>>;
};
/** What happened at a table. */
export type Happened = Wire.EventState;
export type Seat = Wire.SeatState;
export type Invitation = Wire.InvitationState;
export type Move = Wire.DecisionState;
export type Hint = Wire.HintAnswer;
export type Why = Wire.WhyAnswer;

export type Automa = Wire.AutomaState;
export type AutomaTurn = Wire.AutomaTurnState;
export type Card = Wire.CardState;
export type Deck = Automa['deck'];
export type LevelOutcome = Wire.LevelState;

type Unsent<Message> = Message extends unknown ? Omit<Message, 'id' | 'seen'> : never;

/** What a person asks of the server, before it gets its id and its `seen`. */
export type PlayRequest = Unsent<
  | Wire.AbortMessage
  | Wire.AcceptMessage
  | Wire.ClaimMessage
  | Wire.DeclineMessage
  | Wire.HandoverMessage
  | Wire.HintMessage
  | Wire.MoveMessage
  | Wire.RematchMessage
  | Wire.ResignMessage
  | Wire.TurnMessage
  | Wire.UndoMessage
  | Wire.WhyMessage
>;
