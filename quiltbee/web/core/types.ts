/** Short names for the server's types (generated/messages.ts), and types of the page itself. */
import type * as Wire from './generated/messages.ts';
import type * as Rules from './rules/types.ts';

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
export type { Frame, Happened, Option, ReplayFrame, Seat, Table } from './rules/types.ts';

/** From the top left, both from 0. */
export type Cell = [row: number, column: number];

export type Patch = Wire.PatchShape;
/** By letter. */
export type Patches = Record<string, Patch>;
export type Placed = Wire.PlacedPatch;

export type Result = Wire.ResultState;
export type Invitation = Wire.InvitationState;
export type Move = Rules.Decision;
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
export type Why = { type: 'why'; player: Wire.Player; move: string; better: string } & Reasons & {
    points: number | null;
    chance: number | null;
  };
/** A question about a move, answered by the page itself. */
export type HelpRequest = { type: 'hint' } | { type: 'why' };

export type Automa = Rules.AutomaState;
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
