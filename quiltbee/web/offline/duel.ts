/**
 * A duel against a level that a server keeps, whose computer thinks in this page. While the
 * connection is lost it goes on here, and what happens is kept and handed in, one event after the
 * other, once the server is back. If the game has gone on elsewhere by then, the server's counts.
 */
import { LocalSource, type Happening } from '../board/local_source.ts';
import { decider } from '../core/rules/fold.ts';
import { t } from '../core/words.ts';
import type { Connection } from '../core/connection.ts';
import type { News, Source } from '../core/source.ts';
import type { ErrorMessage, GameMessage, PlayRequest } from '../core/types.ts';

/** What happened here after the game as the server last told it. */
export type Kept = { game: GameMessage; happenings: Happening[] };

/** What the duel needs from its surroundings; tests give their own. */
type Outside = {
  load: () => Kept | null;
  /** Null once nothing waits to be handed in. */
  keep: (kept: Kept | null) => void;
  decide: (position: string, level: number, signal?: AbortSignal) => Promise<string | null>;
  /** Leave the person what was played here of a game that has gone on elsewhere; it stays kept. */
  leave: (branch: LocalSource) => void;
};

/** The game as it goes on here, and what it was like after each thing that happened. */
type Here = Kept & { source: LocalSource; lines: string[]; close: () => void };

/** The state of a socket that is open. */
const OPEN = 1;
/** After these the same request can be carried out later. */
const PASSING = new Set(['stale', 'too_many', 'unavailable']);

export class Duel implements Source {
  hear: (news: News) => void = () => {};
  /** While the connection is lost, and until all is handed in. */
  here: Here | null = null;
  /** The number of the game whose next move is being computed, or has been. */
  asked = -1;
  stop = new AbortController();
  answer: PlayRequest | null = null;
  /** The id of the computer's move that was sent last. */
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

  /** What the connection tells; while the game goes on here it is only compared. */
  take(news: News) {
    if (news.type === 'refusal' && this.isSettled(news.refusal)) return;
    if (news.type === 'status' && news.status === 'lost' && this.connection.thinks) this.lose();
    else if (this.here === null) {
      this.hear(news);
      this.consider();
    } else if (news.type === 'table') this.handIn(this.here);
  }

  // Thinking for the server

  /** Compute the computer's move where it is its turn, and send it. */
  consider() {
    const { folded, thinks } = this.connection;
    const seat = decider(folded);
    const { number, level } = folded.game;
    if (this.asked !== number) {
      this.stop.abort();
      this.asked = -1;
      this.answer = null;
    }
    if (this.here || !thinks || level === null) return;
    if (typeof seat !== 'number' || folded.seats[seat - 1].kind !== 'computer') return;
    if (this.asked === number) return this.deliver();
    this.asked = number;
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

  /** Whether nobody needs to hear of a refusal: of the computer's move, or of what is handed in. */
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

  /** The connection is lost: go on here, with what was on its way. */
  lose() {
    if (this.here) return;
    const { folded, pending } = this.connection;
    if (decider(folded) === null) return this.hear({ type: 'status', status: 'lost' });
    this.connection.settle();
    const here = this.goOn({ game: folded.game, happenings: [] });
    const isOwn = pending && !(pending.type === 'move' && pending.player);
    if (isOwn) here.source.send(pending);
  }

  /** Go on with a game here, after what has happened in it. */
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

  /** The server is back: send the next thing that it does not know, if its game is ours. */
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

  /** All is handed in. */
  rejoin(here: Here) {
    this.follow(here);
    if (here.happenings.length === 0) return;
    this.outside.keep(null);
    this.hear({ type: 'told', text: t('duel-handed-in') });
  }

  /** The server's game is another one by now. */
  part(here: Here) {
    this.follow(here);
    if (here.happenings.length > 0) this.outside.leave(here.source);
  }

  /** Show the server's game again. */
  follow(here: Here) {
    here.close();
    this.here = null;
    this.hear({ type: 'status', status: 'open' });
    this.hear({ type: 'table', table: this.connection.table, happened: null });
    this.consider();
  }
}

/** What makes two games the same: their moves, and how they were ended. */
function lineOf({ moves, ended }: GameMessage) {
  return `${moves.join(' ')} ${ended?.kind ?? ''} ${ended?.player ?? ''}`;
}
