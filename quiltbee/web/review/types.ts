/** The review of a game, as the server tells it (docs/api.md), and what the page makes of it. */
import type { Player } from '../core/types.ts';

/** What a position is worth if both play well from there; from player 1's view. */
export interface Estimate {
  /** To win, 0 to 1. */
  chance: number;
  /** In points. */
  margin: number;
  proven: boolean;
  /** How the game is then expected to end, player 1 first; null where nobody said. */
  scores: [number, number] | null;
  empty_spaces: [number, number] | null;
  special_tile: [number, number] | null;
}

export type Mark = 'inaccuracy' | 'mistake' | 'blunder';

/** What speaks for the better move, or against the one that was made. */
export interface Reason {
  of: 'better' | 'mine';
  code: string;
  values: Record<string, string | number>;
  /** How much of the difference it explains, 0 to 1. */
  share: number | null;
}

/** What cards were worth to the person, less what was to be expected. */
interface Luck {
  points: number;
  chance: number;
}

/** Where points went. */
export type Cause = 'placing' | 'timing' | 'economy' | 'special' | 'patches';

/** One move of the game; `seat` 2 of a solo game is the Automa. Losses are the mover's. */
export interface Decision {
  /** Of the move in the game, from 1. */
  number: number;
  seat: Player;
  move: string;
  /** Whether there was another move. */
  choice: boolean;
  before: Estimate | null;
  after: Estimate | null;
  best: string | null;
  /** Begins with `best`. */
  line: string[];
  points_lost: number | null;
  chance_lost: number | null;
  /** The worse of the two. */
  mark: Mark | null;
  marks: { points: Mark | null; chance: Mark | null };
  /** Where the points went; adds up to them. */
  account: Partial<Record<Cause, number>> | null;
  reasons: Reason[];
  luck: Luck | null;
}

/** A side's figures over its decisions with a choice. */
export interface Side {
  decisions: number;
  best: number;
  /** By one decision, in the mean. */
  points_lost: number;
  points_lost_total: number;
  chance_lost: number;
  /** 0 to 100. */
  accuracy: number | null;
  near_level: number | null;
  account: Partial<Record<Cause, number>>;
  /** Null in a duel. */
  luck: Luck | null;
}

export type Stage = 'quick' | 'refined' | 'deep';

export interface Document {
  version: number;
  variant: 'duel' | 'solo';
  link: string;
  stage: Stage;
  done: number;
  of: number;
  judge: { name: string; nodes: number };
  /** From what a decision is marked. */
  thresholds: { points: number; chance: number };
  start: Estimate | null;
  decisions: Decision[];
  sides: Side[];
  /** For each side the numbers of its costliest decisions, the costliest first. */
  costliest: number[][];
  /** Each side's decision that gained most: by so many points its patch was the best one. */
  finest: ({ number: number; points: number } | null)[];
}

/** What comes after the first document: of the decisions only those that have changed. */
type Changes = Omit<Document, 'version' | 'variant' | 'link' | 'thresholds'>;

/** A line that says that the review waits behind so many others. */
export interface Waiting {
  waiting: number;
}

export type Line = Document | Changes | Waiting;
