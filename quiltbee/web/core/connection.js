/**
 * The line to one table: a WebSocket that comes back by itself and never loses a wish.
 *
 * At most one wish (move, undo, resign, turn, hint) is under way. It keeps its id and its `seen`
 * until the
 * server acknowledges or refuses it, and is sent again after a reconnect: the server stores a
 * known id only once.
 *
 * @typedef {import('./types.js').Hint} Hint
 * @typedef {import('./types.js').Table} Table
 * @typedef {import('./types.js').ErrorMessage} ErrorMessage
 * @typedef {import('./types.js').Wish} Wish
 * @typedef {'connecting' | 'open' | 'lost'} Status
 *
 * @typedef {object} Outside   what the connection needs of the world; tests give their own
 * @property {() => WebSocket} open
 * @property {(run: () => void, milliseconds: number) => number} later
 * @property {(timer: number) => void} forget
 * @property {() => string} newId
 * @property {(table: Table) => void} onTable
 * @property {(refusal: ErrorMessage) => void} onRefusal
 * @property {(hint: Hint) => void} onHint
 * @property {(status: Status) => void} onStatus
 * @property {(wish: Wish | null) => void} onPending
 */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 2000;
/** What is not answered in this time has met a dead line. */
const ANSWER_WAIT = 5000;

export class Connection {
  /**
   * @param {Outside} outside
   * @param {number} seen  the number of the state that the page already shows
   */
  constructor(outside, seen) {
    this.outside = outside;
    this.seen = seen;
    this.wait = FIRST_WAIT;
    /** @type {(Wish & {id: string, seen: number}) | null} */
    this.pending = null;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | null} */
    this.retry = null;
    /** @type {number | null} */
    this.watch = null;
  }

  /** Open the line; also called to come back at once instead of waiting. */
  connect() {
    this.stopRetry();
    if (this.socket) return;
    const socket = this.outside.open();
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(String(event.data));
    socket.onclose = () => this.closed(socket);
    this.expectAnswer();
  }

  /** The tab or the network is back: come back, or ask whether the line still lives. */
  wake() {
    if (this.socket?.readyState !== 1) return this.connect();
    this.socket.send(JSON.stringify({ type: 'hello', seen: this.seen }));
    this.expectAnswer();
  }

  /** Leave the table for good. */
  leave() {
    const socket = this.socket;
    this.socket = null;
    this.stopRetry();
    this.stopWatch();
    if (!socket) return;
    socket.onmessage = null;
    // To close a line that is still being opened would be an error in the console.
    if (socket.readyState === 0) socket.onopen = () => socket.close();
    else socket.close();
  }

  /**
   * Send a wish, or say no where one is still under way.
   * @param {Wish} wish
   * @returns {boolean}
   */
  send(wish) {
    if (this.pending) return false;
    this.pending = { ...wish, id: this.outside.newId(), seen: this.seen };
    this.outside.onPending(wish);
    this.transmit();
    return true;
  }

  transmit() {
    if (!this.pending || this.socket?.readyState !== 1) return;
    this.socket.send(JSON.stringify(this.pending));
    this.expectAnswer();
  }

  expectAnswer() {
    this.stopWatch();
    this.watch = this.outside.later(() => this.drop(), ANSWER_WAIT);
  }

  /** Give up a line that does not answer; `closed` then comes back. */
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
    const message = /** @type {Table | ErrorMessage | Hint} */ (JSON.parse(text));
    if (!this.pending) this.stopWatch();
    if (message.type === 'error') {
      if (message.id === null || message.id === this.pending?.id) this.settle();
      this.outside.onRefusal(message);
      return;
    }
    if (message.type === 'hint') {
      if (message.id === this.pending?.id) this.settle();
      this.outside.onHint(message);
      return;
    }
    if (message.type !== 'state') return;
    this.seen = message.number;
    if (message.acknowledges !== null && message.acknowledges === this.pending?.id) this.settle();
    this.outside.onTable(message);
  }

  /** The wish is answered. */
  settle() {
    this.pending = null;
    this.stopWatch();
    this.outside.onPending(null);
  }

  /** @param {WebSocket} socket */
  closed(socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    this.stopWatch();
    this.outside.onStatus('lost');
    this.retry = this.outside.later(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  stopRetry() {
    if (this.retry !== null) this.outside.forget(this.retry);
    this.retry = null;
  }

  stopWatch() {
    if (this.watch !== null) this.outside.forget(this.watch);
    this.watch = null;
  }
}
