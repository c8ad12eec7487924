/**
 * The source of a table's game and the destination of its moves: a server, or this browser alone.
 */
import type { Folded } from './rules/types.ts';
import type { ErrorMessage, Happened, NewGame, PlayRequest, Table } from './types.ts';

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
