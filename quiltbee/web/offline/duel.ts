/**
 * A duel against a level on a server, with the computer's moves computed in this page. While the
 * connection is lost it continues here; its events are stored, and handed in one by one once the
 * server is back. If the game has continued elsewhere by then, the server's version counts.
 */
import { LocalSource, type Happening } from '../board/local_source.ts';
import { decider } from '../core/rules/fold.ts';
import { t } from '../core/words.ts';
import type { Connection } from '../core/connection.ts';
import type { News, Source, ErrorMessage, GameMessage, PlayRequest } from '../core/types.ts';

/** Events after the last state from the server. */
export type Kept = { game: GameMessage; happenings: Happening[] };

/** The duel's environment; replaced in tests. */
type Outside = {
  load: () => Kept | null;
  /** Null once nothing is left to hand in. */
  keep: (kept: Kept | null) => void;
  decide: (position: string, level: number, signal?: AbortSignal) => Promise<string | null>;
  /** Offers the branch played here of a game that has continued elsewhere; it stays stored. */
  leave: (branch: LocalSource) => void;
};

/** The game as it continues here, with its history after each event. */
type Here = Kept & { source: LocalSource; lines: string[]; close: () => void };

/** The state of an open socket. */
const OPEN = 1;
/** Refusals after which the same request may succeed later. */
const PASSING = new Set(['stale', 'too_many', 'unavailable']);

export class Duel implements Source {
  hear: (news: News) => void = () => {};
  /** The local game, until everything is handed in. */
  here: Here | null = null;
  /** The number of the game for which a move was requested. */
  requested = -1;
  stop = new AbortController();
  answer: PlayRequest | null = null;
  /** The id of the computer's last move. */
  sent = '';

  constructor(
    public connection: Connection,
    public outside: Outside,
  ) {}

  get folded() {
    return (this.here?.source ?? this.connection).folded;
  }

  get table() {
    return (this.here?.source ?? this.connection).table;
  }

  watch(hear: (news: News) => void) {
    this.hear = hear;
    const leave = this.connection.watch((news) => this.take(news));
    const kept = this.outside.load();
    const here = kept && this.goOn(kept);
    if (here && this.connection.socket?.readyState === OPEN) this.handIn(here);
    this.consider();
    return () => {
      leave();
      this.stop.abort();
      this.here?.close();
    };
  }

  send(request: PlayRequest) {
    return (this.here?.source ?? this.connection).send(request);
  }

  wake() {
    this.connection.wake();
    this.here?.source.wake();
  }

  /** Handle news from the connection; while the game continues here, only compare. */
  take(news: News) {
    if (news.type === 'refusal' && this.isSettled(news.refusal)) return;
    if (news.type === 'status' && news.status === 'lost' && this.connection.thinks) this.lose();
    else if (this.here === null) {
      this.hear(news);
      this.consider();
    } else if (news.type === 'table') this.handIn(this.here);
  }

  // Thinking for the server

  /** Compute and send the computer's move if it is its turn. */
  consider() {
    const { folded, thinks } = this.connection;
    const seat = decider(folded);
    const { number, level } = folded.game;
    if (this.requested !== number) {
      this.stop.abort();
      this.requested = -1;
      this.answer = null;
    }
    if (this.here || !thinks || level === null) return;
    if (typeof seat !== 'number' || folded.seats[seat - 1].kind !== 'computer') return;
    if (this.requested === number) return this.deliver();
    this.requested = number;
    this.stop = new AbortController();
    const { signal } = this.stop;
    this.outside.decide(this.connection.table.position, level, signal).then(
      (move) => {
        if (signal.aborted || move === null) return;
        this.answer = { type: 'move', move, player: seat };
        this.deliver();
      },
      () => signal.aborted || this.connection.leaveThinking(),
    );
  }

  deliver() {
    if (this.here || !this.answer || !this.connection.send(this.answer)) return;
    this.answer = null;
    this.sent = this.connection.pending?.id ?? '';
  }

  /** Handle a refusal that need not be shown: of the computer's move, or during the hand-in. */
  isSettled({ id, kind }: ErrorMessage) {
    if (this.here) {
      if (!PASSING.has(kind)) this.part(this.here);
      else if (kind === 'unavailable') this.connection.drop();
      return true;
    }
    if (id === null || id !== this.sent) return false;
    // Stale: another tab was first.
    if (kind !== 'stale') this.connection.leaveThinking();
    return true;
  }

  // Without the server

  /** Continue here with the pending request: the connection is lost. */
  lose() {
    if (this.here) return;
    const { folded, pending } = this.connection;
    if (decider(folded) === null) return this.hear({ type: 'status', status: 'lost' });
    this.connection.settle();
    const here = this.goOn({ game: folded.game, happenings: [] });
    const isOwn = pending && !(pending.type === 'move' && pending.player);
    if (isOwn) here.source.send(pending);
  }

  /** Continue a game here after its stored events. */
  goOn({ game, happenings }: Kept) {
    const source = new LocalSource(game, this.connection.patches);
    const here: Here = { game, happenings: [], source, lines: [lineOf(game)], close: () => {} };
    source.onHappened = (happening) => {
      here.happenings.push(happening);
      here.lines.push(lineOf(source.message));
    };
    happenings.every((happening) => source.happen(happening));
    const note = source.onHappened;
    source.onHappened = (happening) => {
      note(happening);
      this.outside.keep({ game, happenings: here.happenings });
    };
    source.decide = (position) => this.outside.decide(position, game.level ?? 1);
    this.here = here;
    this.hear({ type: 'status', status: 'lost', words: t('duel-here') });
    const close = source.watch((news) => {
      if (news.type !== 'status') this.hear(news);
    });
    here.close = () => {
      close();
      source.onHappened = () => {};
      source.decide = null;
    };
    return here;
  }

  /** Send the next event that the server lacks, if its game matches ours. */
  handIn(here: Here) {
    const { game } = this.connection.folded;
    const at = game.number - here.game.number;
    if (here.lines[at] !== lineOf(game)) return this.part(here);
    if (at === here.happenings.length) return this.rejoin(here);
    this.connection.send(this.requestOf(here.happenings[at]));
  }

  requestOf(happening: Happening): PlayRequest {
    if (happening.kind === 'takeback') return { type: 'undo' };
    if (happening.kind !== 'move') return { type: 'resign' };
    const { folded } = this.connection;
    const seat = decider(folded);
    const isOwn = typeof seat !== 'number' || folded.seats[seat - 1].yours;
    return { type: 'move', move: happening.move, ...(!isOwn && { player: seat }) };
  }

  /** Finish after the hand-in. */
  rejoin(here: Here) {
    this.follow(here);
    if (here.happenings.length === 0) return;
    this.outside.keep(null);
    this.hear({ type: 'told', text: t('duel-handed-in') });
  }

  /** Give up the branch: the server's game differs. */
  part(here: Here) {
    this.follow(here);
    if (here.happenings.length > 0) this.outside.leave(here.source);
  }

  /** Return to the server's game. */
  follow(here: Here) {
    here.close();
    this.here = null;
    this.hear({ type: 'status', status: 'open' });
    this.hear({ type: 'table', table: this.connection.table, happened: null });
    this.consider();
  }
}

/** Summarize a game for comparison: its moves and its end. */
function lineOf({ moves, ended }: GameMessage) {
  return `${moves.join(' ')} ${ended?.kind ?? ''} ${ended?.player ?? ''}`;
}
