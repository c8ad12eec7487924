/** Names for what the server sends (generated/messages.ts), and a few types of the page itself. */
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
/** A hint, and what speaks for it once that has come. */
export type Hint = Wire.HintAnswer & { advice?: Wire.HintReasons };
export type HintReasons = Wire.HintReasons;
export type Why = Wire.WhyAnswer;

export type Automa = Rules.AutomaState;
export type AutomaTurn = Wire.AutomaTurnState;
export type Card = Wire.CardState;
export type Deck = Automa['deck'];
export type SoloTotal = Wire.SoloTotal;

type Unsent<Message> = Message extends unknown ? Omit<Message, 'id' | 'seen'> : never;

/** What a person asks of the server, before it gets its id and its `seen`. */
export type PlayRequest = Unsent<
  | Wire.AbortMessage
  | Wire.AcceptMessage
  | Wire.ChooseMessage
  | Wire.ClaimMessage
  | Wire.CutMessage
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
