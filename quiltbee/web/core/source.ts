/** Where the game of a table comes from and where its moves go: a server, or this browser alone. */
import type { Folded } from './rules/types.ts';
import type { ErrorMessage, Happened, NewGame, PlayRequest, Table } from './types.ts';

export type Status = 'connecting' | 'open' | 'lost';

/** What a source tells of its game. */
export type News =
  /** With the event that led there, null for a whole game. */
  | { type: 'table'; table: Table; happened: Happened | null }
  | { type: 'refusal'; refusal: ErrorMessage }
  /** Why something can't be done, in the language of the page. */
  | { type: 'complaint'; text: string }
  /** `words`: what goes on here while the connection is lost. */
  | { type: 'status'; status: Status; words?: string }
  /** What has become of the game besides its moves. */
  | { type: 'told'; text: string }
  | { type: 'pending'; request: PlayRequest | null }
  /** The server speaks otherwise than this page. */
  | { type: 'outdated' }
  /** A connection was closed without having been open. */
  | { type: 'unopened' };

export interface Source {
  /** The game as it stands. */
  readonly folded: Folded;
  /** The same as the views show it. */
  readonly table: Table;
  /** Send a request; false where one is still pending. */
  send: (request: PlayRequest) => boolean;
  /** Hear all news from now on, until the returned function is called. */
  watch: (hear: (news: News) => void) => () => void;
  /** The network or the tab is back. */
  wake?: () => void;
  /** Say something to whoever is at the table. */
  say?: (phrase: string) => void;
  /** Begin another game at the same place, in place of a server. */
  create?: (wanted: NewGame) => Promise<{ url: string }>;
  /** The record of a game that no server keeps. */
  record?: () => string;
}
