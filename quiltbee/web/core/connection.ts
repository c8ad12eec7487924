/**
 * The connection to one game: a WebSocket that reconnects by itself and never loses a request.
 *
 * At most one request (a move, an undo, an answer to an offer, ...) is pending. It keeps its id and
 * its `seen` until the server acknowledges or refuses it, and is sent again after a reconnect: the
 * server stores a known id only once.
 *
 * The server sends the whole game first, then events, which the page plays by its own rules. An
 * event that does not follow from the game at hand, or is illegal by these rules, means that the
 * page is wrong: the connection then asks once for the whole game.
 *
 * While a clock runs, the server sends pings to measure latency. They are answered at once, and a
 * connection on which they stop is dropped.
 */
import { MESSAGES } from './generated/figures.ts';
import { afterEvent, afterNote, beginGame, happenedIn } from './rules/fold.ts';
import { tableOf } from './rules/description.ts';
import { letsThink } from './seats.ts';
import type {
  ErrorMessage,
  EventMessage,
  GameMessage,
  Happened,
  NoteMessage,
  Patches,
  Ping,
  PlayRequest,
  Folded,
  News,
  Source,
} from './types.ts';
import type { Timers } from './timers.ts';

/** The connection's environment; replaced in tests. */
type Outside = Timers & {
  /** @param thinks  this page computes the computer's moves */
  open: (thinks: boolean) => WebSocket;
  newId: () => string;
};

const FIRST_WAIT = 250;
const LONGEST_WAIT = 2000;
/** A connection that owes an answer for longer than this is dropped, in ms. */
const ANSWER_WAIT = 5000;
/** The longest pause between pings before the connection is dropped, in ms. */
const PING_WAIT = 15_000;
/** Happening of a note, which is not stored. */
const NOTED: Happened = { kind: 'note', player: null, move: null, keep: null };

export class Connection implements Source {
  hear: (news: News) => void = () => {};
  wait = FIRST_WAIT;
  pending: (PlayRequest & { id: string; seen: number }) | null = null;
  socket: WebSocket | null = null;
  retry: number | null = null;
  deadline: number | null = null;
  silence: number | null = null;
  /** An event did not follow; the whole game was requested. */
  hasGap = false;
  wasOpen = false;
  /** This page computes the computer's moves in place of the server. */
  thinks: boolean;

  constructor(
    public outside: Outside,
    public folded: Folded,
    public patches: Patches,
  ) {
    this.thinks = letsThink(folded.game);
  }

  get table() {
    return tableOf(this.folded, this.patches);
  }

  get number() {
    return this.folded.game.number;
  }

  watch(hear: (news: News) => void) {
    this.hear = hear;
    this.connect();
    return () => this.leave();
  }

  /** Connect now; also interrupts the wait before a reconnect. */
  connect() {
    this.forget('retry');
    if (this.socket) return;
    const socket = this.outside.open(this.thinks);
    this.socket = socket;
    this.hasGap = false;
    this.wasOpen = false;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(String(event.data));
    socket.onclose = () => this.closed(socket);
    this.expectAnswer();
  }

  /** Reconnect, or test a connection that may be dead: the tab or the network is back. */
  wake() {
    if (this.socket?.readyState !== 1) return this.connect();
    this.askForGame();
  }

  /** Close permanently. */
  leave() {
    const socket = this.socket;
    this.socket = null;
    this.forget('retry');
    this.forget('deadline');
    this.forget('silence');
    if (!socket) return;
    socket.onmessage = null;
    // Closing a socket that is still connecting would log an error.
    if (socket.readyState === 0) socket.onopen = () => socket.close();
    else socket.close();
  }

  send(request: PlayRequest): boolean {
    if (this.pending) return false;
    this.pending = { ...request, id: this.outside.newId(), seen: this.number };
    this.hear({ type: 'pending', request });
    this.transmit();
    return true;
  }

  transmit() {
    if (!this.pending || this.socket?.readyState !== 1) return;
    this.socket.send(JSON.stringify(this.pending));
    this.expectAnswer();
  }

  askForGame() {
    this.socket?.send(JSON.stringify({ type: 'hello', seen: this.number }));
    this.expectAnswer();
  }

  expectAnswer() {
    this.forget('deadline');
    this.deadline = this.outside.later(() => this.drop(), ANSWER_WAIT);
  }

  /** Drop an unresponsive connection; `closed` then reconnects. */
  drop() {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.closed(socket);
  }

  /** Leave the computer's moves to the server. */
  leaveThinking() {
    this.thinks = false;
    this.drop();
  }

  opened() {
    this.wait = FIRST_WAIT;
    this.wasOpen = true;
    this.hear({ type: 'status', status: 'open' });
    this.transmit();
  }

  received(text: string) {
    const message = JSON.parse(text) as
      GameMessage | EventMessage | NoteMessage | ErrorMessage | Ping;
    if (message.type === 'ping') return this.answerPing(message.n);
    if (!this.pending && !this.hasGap) this.forget('deadline');
    switch (message.type) {
      case 'game':
        return this.begin(message);
      case 'event':
        return this.advance(message);
      case 'note':
        return this.note(message);
      case 'error':
        if (message.id === null || message.id === this.pending?.id) this.settle();
        return this.hear({ type: 'refusal', refusal: message });
    }
  }

  answerPing(n: number) {
    this.socket?.send(JSON.stringify({ type: 'pong', n }));
    this.forget('silence');
    this.silence = this.outside.later(() => this.missPing(), PING_WAIT);
  }

  /** Without a running clock the pings stop on purpose. */
  missPing() {
    this.silence = null;
    if (this.folded.game.clock?.running) this.drop();
  }

  begin(message: GameMessage) {
    const folded = message.version === MESSAGES ? beginGame(message, this.patches) : null;
    if (folded === null) {
      console.error(`This page can’t follow game ${message.game} at event ${message.number}.`);
      return this.hear({ type: 'outdated' });
    }
    this.hasGap = false;
    this.show(folded, message.acknowledges, null);
  }

  advance(message: EventMessage) {
    const { number, acknowledges } = message;
    const before = this.folded;
    const folded = this.hasGap ? null : afterEvent(before, message, this.patches);
    if (folded) return this.show(folded, acknowledges, happenedIn(before, message));
    this.acknowledged(acknowledges);
    if (this.hasGap || number <= this.number) return;
    console.warn(`Event ${number} can’t follow ${this.number} here: the whole game is asked for.`);
    this.askForGame();
    this.hasGap = true;
  }

  say(phrase: string) {
    this.socket?.send(JSON.stringify({ type: 'say', phrase }));
  }

  note(message: NoteMessage) {
    if (this.hasGap) return;
    this.folded = afterNote(this.folded, message);
    this.hear({ type: 'table', table: this.table, happened: NOTED });
  }

  show(folded: Folded, acknowledges: string | null, happened: Happened | null) {
    if (!this.pending) this.forget('deadline');
    this.folded = folded;
    this.acknowledged(acknowledges);
    this.hear({ type: 'table', table: this.table, happened });
  }

  acknowledged(id: string | null) {
    if (id !== null && id === this.pending?.id) this.settle();
  }

  settle() {
    this.pending = null;
    if (!this.hasGap) this.forget('deadline');
    this.hear({ type: 'pending', request: null });
  }

  closed(socket: WebSocket) {
    if (this.socket !== socket) return;
    this.socket = null;
    this.forget('deadline');
    this.forget('silence');
    if (!this.wasOpen) this.hear({ type: 'unopened' });
    this.hear({ type: 'status', status: 'lost' });
    this.retry = this.outside.later(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  forget(timer: 'retry' | 'deadline' | 'silence') {
    const running = this[timer];
    if (running !== null) this.outside.forget(running);
    this[timer] = null;
  }
}
