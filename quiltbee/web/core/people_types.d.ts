/** What the server tells a person about themselves and their games (docs/people.md). */
import type { ClockState, Result, SoloTotal } from './types.js';

export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

export interface Account {
  login: string;
  passphrase: boolean;
  listed: boolean;
  /** Signed in within the last minutes, as removing a passkey needs. */
  fresh: boolean;
  passkeys: Passkey[];
}

export interface Me {
  known: boolean;
  name: string | null;
  sessions: number;
  account: Account | null;
  passkeys_possible: boolean;
  push: { available: boolean; key: string | null; subscriptions: number };
}

export interface SignedIn {
  me: Me;
  brought: number;
}

export interface GameSeat {
  name: string;
  kind: 'person' | 'computer' | 'automa' | 'open';
  yours: boolean;
}

/** A game in the list of one's games. */
export interface MyGame {
  id: string;
  url: string;
  variant: 'duel' | 'solo';
  status: 'yours' | 'theirs' | 'open' | 'over';
  created: number;
  last: number;
  number: number;
  seats: GameSeat[];
  turn: 1 | 2 | null;
  result: Result | null;
  clock: ClockState | null;
  now: number | null;
  rated: boolean;
  cells: string;
}

export interface MyGamesPage {
  waiting: number;
  next: string | null;
  games: MyGame[];
}

/** A public table with an open seat. */
export interface LobbyTable {
  game: string;
  created: number;
  name: string;
  rating: number | null;
  seat: 1 | 2;
  board: 'revised' | 'original';
  clock: string | null;
  takebacks: boolean;
  rated: boolean;
  seed_chosen: boolean;
  yours: boolean;
}

export interface Rating {
  class: RatingClass;
  rating: number;
  deviation: number;
  games: number;
  provisional: boolean;
  history: { at: number; rating: number; game: string }[];
}
export type RatingClass = 'blitz' | 'rapid' | 'correspondence' | 'untimed';

export interface DuelTotal {
  opponent: 'person' | 'bot' | 'computer' | 'greedy' | 'random';
  level: number | null;
  class: RatingClass;
  played: number;
  won: number;
  lost: number;
  mean_margin: number | null;
  best_margin: number | null;
}

export interface Statistics {
  totals: DuelTotal[];
  automa: SoloTotal[];
}

/** A question to a passkey, as WebAuthn has it in JSON. */
export interface Ceremony {
  ceremony: string;
  publicKey: Record<string, unknown>;
}

export interface BotToken {
  id: string;
  scope: 'play' | 'read';
  created: number;
}

export interface Bot {
  id: string;
  name: string;
  online: boolean;
  tokens: BotToken[];
}
