/**
 * The connection to one game: a WebSocket that reconnects by itself and never loses a request.
 *
 * At most one request (a move, an undo, an answer to an offer, ...) is pending. It keeps its id and
 * its `seen` until the server acknowledges or refuses it, and is sent again after a reconnect: the
 * server stores a known id only once.
 *
 * The server sends the whole state at first, then events. An event that does not follow the state
 * at hand shows a gap: the connection then asks for the whole state.
 *
 * Where a clock runs, the server sends pings to find out how long messages take. They are answered
 * at once, and a connection on which they cease is given up.
 *
 * @typedef {import('./types.js').ErrorMessage} ErrorMessage
 * @typedef {import('./types.js').EventMessage} EventMessage
 * @typedef {import('./types.js').Happened} Happened
 * @typedef {import('./types.js').Hint} Hint
 * @typedef {import('./types.js').Why} Why
 * @typedef {import('./types.js').Ping} Ping
 * @typedef {import('./types.js').PlayRequest} PlayRequest
 * @typedef {import('./types.js').Table} Table
 * @typedef {'connecting' | 'open' | 'lost'} Status
 *
 * @typedef {object} Outside   what the connection needs from its surroundings; tests give their own
 * @property {() => WebSocket} open
 * @property {(run: () => void, milliseconds: number) => number} later
 * @property {(timer: number) => void} forget
 * @property {() => string} newId
 * @property {(table: Table, happened: Happened | null) => void} onTable   with the event that led
 *   there, null for a whole state
 * @property {(refusal: ErrorMessage) => void} onRefusal
 * @property {(hint: Hint | Why) => void} onHint
 * @property {(status: Status) => void} onStatus
 * @property {(request: PlayRequest | null) => void} onPending
 */
import { applyEvent } from './events.js';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 2000;
/** A connection that owes an answer for longer than this is given up. */
const ANSWER_WAIT = 5000;
/** So is one that had pings and then has had none for so long. */
const PING_WAIT = 15_000;

export class Connection {
  /**
   * @param {Outside} outside
   * @param {Table} table   the state that the page already shows
   */
  constructor(outside, table) {
    this.outside = outside;
    this.table = table;
    this.wait = FIRST_WAIT;
    /** @type {(PlayRequest & {id: string, seen: number}) | null} */
    this.pending = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | null} */
    this.retry = null;
    /** @type {number | null} */
    this.watch = null;
    /** @type {number | null} */
    this.silence = null;
    /** An event was missing, and the whole state has been asked for. */
    this.hasGap = false;
  }

  /** Connect; also called to reconnect at once instead of waiting. */
  connect() {
    this.stopRetry();
    if (this.socket) return;
    const socket = this.outside.open();
    this.socket = socket;
    this.hasGap = false;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(String(event.data));
    socket.onclose = () => this.closed(socket);
    this.expectAnswer();
  }

  /** The tab or the network is back: reconnect, or ask whether the connection is still alive. */
  wake() {
    if (this.socket?.readyState !== 1) return this.connect();
    this.askForState();
  }

  /** Close for good. */
  leave() {
    const socket = this.socket;
    this.socket = null;
    this.stopRetry();
    this.stopWatch();
    this.stopSilence();
    if (!socket) return;
    socket.onmessage = null;
    // To close a socket that is still connecting would be an error in the console.
    if (socket.readyState === 0) socket.onopen = () => socket.close();
    else socket.close();
  }

  /**
   * Send a request; false where one is still pending.
   * @param {PlayRequest} request
   * @returns {boolean}
   */
  send(request) {
    if (this.pending) return false;
    this.pending = { ...request, id: this.outside.newId(), seen: this.table.number };
    this.outside.onPending(request);
    this.transmit();
    return true;
  }

  transmit() {
    if (!this.pending || this.socket?.readyState !== 1) return;
    this.socket.send(JSON.stringify(this.pending));
    this.expectAnswer();
  }

  askForState() {
    this.socket?.send(JSON.stringify({ type: 'hello', seen: this.table.number }));
    this.expectAnswer();
  }

  expectAnswer() {
    this.stopWatch();
    this.watch = this.outside.later(() => this.drop(), ANSWER_WAIT);
  }

  /** Give up a connection that does not answer; `closed` then reconnects. */
  drop() {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.closed(socket);
  }

  opened() {
    this.wait = FIRST_WAIT;
    this.outside.onStatus('open');
    this.transmit();
  }

  /** @param {string} text */
  received(text) {
    const message = /** @type {Table | EventMessage | ErrorMessage | Hint | Why | Ping} */ (
      JSON.parse(text)
    );
    if (message.type === 'ping') return this.answerPing(message.n);
    if (!this.pending && !this.hasGap) this.stopWatch();
    switch (message.type) {
      case 'state':
        return this.show(message, message.acknowledges);
      case 'event':
        return this.advance(message);
      case 'error':
        if (message.id === null || message.id === this.pending?.id) this.settle();
        return this.outside.onRefusal(message);
      case 'hint':
      case 'why':
        if (message.id === this.pending?.id) this.settle();
        return this.outside.onHint(message);
    }
  }

  /** @param {number} n */
  answerPing(n) {
    this.socket?.send(JSON.stringify({ type: 'pong', n }));
    this.stopSilence();
    this.silence = this.outside.later(() => this.missPing(), PING_WAIT);
  }

  /** Pings cease in order once no clock runs. */
  missPing() {
    this.silence = null;
    if (this.table.clock?.running) this.drop();
  }

  /** @param {EventMessage} message */
  advance(message) {
    const table = this.hasGap ? null : applyEvent(this.table, message);
    if (table) return this.show(table, message.acknowledges, message.event);
    this.acknowledged(message.acknowledges);
    if (!this.hasGap) this.askForState();
    this.hasGap = true;
  }

  /**
   * @param {Table} table
   * @param {string | null} acknowledges
   * @param {Happened | null} [happened]
   */
  show(table, acknowledges, happened = null) {
    this.hasGap = false;
    if (!this.pending) this.stopWatch();
    this.table = table;
    this.acknowledged(acknowledges);
    this.outside.onTable(table, happened);
  }

  /** @param {string | null} id */
  acknowledged(id) {
    if (id !== null && id === this.pending?.id) this.settle();
  }

  /** The pending request is answered. */
  settle() {
    this.pending = null;
    if (!this.hasGap) this.stopWatch();
    this.outside.onPending(null);
  }

  /** @param {WebSocket} socket */
  closed(socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    this.stopWatch();
    this.stopSilence();
    this.outside.onStatus('lost');
    this.retry = this.outside.later(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  stopRetry() {
    if (this.retry !== null) this.outside.forget(this.retry);
    this.retry = null;
  }

  stopSilence() {
    if (this.silence !== null) this.outside.forget(this.silence);
    this.silence = null;
  }

  stopWatch() {
    if (this.watch !== null) this.outside.forget(this.watch);
    this.watch = null;
  }
}
