/**
 * The connection to one game: a WebSocket that reconnects by itself and never loses a request.
 *
 * At most one request (a move, an undo, an answer to an offer, ...) is pending. It keeps its id and
 * its `seen` until the server acknowledges or refuses it, and is sent again after a reconnect: the
 * server stores a known id only once.
 *
 * The server tells the whole game at first, then events, which the rules of the page play. An event
 * that does not follow the game at hand, or can't be by these rules, shows that the page is wrong:
 * the connection then asks once for the whole game.
 *
 * Where a clock runs, the server sends pings to find out how long messages take. They are answered
 * at once, and a connection on which they cease is given up.
 *
 * @typedef {import('./rules/types.js').Folded} Folded
 * @typedef {import('./types.js').ErrorMessage} ErrorMessage
 * @typedef {import('./types.js').EventMessage} EventMessage
 * @typedef {import('./types.js').GameMessage} GameMessage
 * @typedef {import('./types.js').Happened} Happened
 * @typedef {import('./types.js').NoteMessage} NoteMessage
 * @typedef {import('./types.js').Patches} Patches
 * @typedef {import('./types.js').Ping} Ping
 * @typedef {import('./types.js').PlayRequest} PlayRequest
 * @typedef {import('./types.js').Table} Table
 * @typedef {import('./types.js').Why} Why
 * @typedef {import('./types.js').Hint | import('./types.js').HintReasons | Why} Answer
 * @typedef {'connecting' | 'open' | 'lost'} Status
 *
 * @typedef {object} Outside   what the connection needs from its surroundings; tests give their own
 * @property {() => WebSocket} open
 * @property {(run: () => void, milliseconds: number) => number} later
 * @property {(timer: number) => void} forget
 * @property {() => string} newId
 * @property {(table: Table, happened: Happened | null) => void} onTable   with the event that led
 *   there, null for a whole game
 * @property {(refusal: ErrorMessage) => void} onRefusal
 * @property {(answer: Answer) => void} onHint
 * @property {(status: Status) => void} onStatus
 * @property {(request: PlayRequest | null) => void} onPending
 * @property {() => void} onOutdated   the server speaks otherwise than this page
 * @property {() => void} onUnopened   a socket was closed without having been open
 */
import { MESSAGES } from './figures.js';
import { afterEvent, afterNote, beginGame, happenedIn } from './rules/fold.js';
import { tableOf } from './rules/table.js';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 2000;
/** A connection that owes an answer for longer than this is given up. */
const ANSWER_WAIT = 5000;
/** So is one that had pings and then has had none for so long. */
const PING_WAIT = 15_000;
/** What a note tells; it is not stored. @type {Happened} */
const NOTED = { kind: 'note', player: null, move: null, keep: null };

export class Connection {
  /**
   * @param {Outside} outside
   * @param {Folded} folded   the game that the page already shows
   * @param {Patches} patches
   */
  constructor(outside, folded, patches) {
    this.outside = outside;
    this.folded = folded;
    this.patches = patches;
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
    /** An event did not follow, and the whole game has been asked for. */
    this.hasGap = false;
    /** Whether the socket has been open. */
    this.wasOpen = false;
  }

  /** The table as it stands. */
  get table() {
    return tableOf(this.folded, this.patches);
  }

  /** The number of the last event. */
  get number() {
    return this.folded.game.number;
  }

  /** Connect; also called to reconnect at once instead of waiting. */
  connect() {
    this.stopRetry();
    if (this.socket) return;
    const socket = this.outside.open();
    this.socket = socket;
    this.hasGap = false;
    this.wasOpen = false;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.received(String(event.data));
    socket.onclose = () => this.closed(socket);
    this.expectAnswer();
  }

  /** The tab or the network is back: reconnect, or ask whether the connection is still alive. */
  wake() {
    if (this.socket?.readyState !== 1) return this.connect();
    this.askForGame();
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
    this.pending = { ...request, id: this.outside.newId(), seen: this.number };
    this.outside.onPending(request);
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
    this.wasOpen = true;
    this.outside.onStatus('open');
    this.transmit();
  }

  /** @param {string} text */
  received(text) {
    const message =
      /** @type {GameMessage | EventMessage | NoteMessage | ErrorMessage | Answer | Ping} */ (
        JSON.parse(text)
      );
    if (message.type === 'ping') return this.answerPing(message.n);
    if (!this.pending && !this.hasGap) this.stopWatch();
    switch (message.type) {
      case 'game':
        return this.begin(message);
      case 'event':
        return this.advance(message);
      case 'note':
        return this.note(message);
      case 'error':
        if (message.id === null || message.id === this.pending?.id) this.settle();
        return this.outside.onRefusal(message);
      case 'hint':
      case 'reasons':
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
    if (this.folded.game.clock?.running) this.drop();
  }

  /** The whole game replaces what was known. @param {GameMessage} message */
  begin(message) {
    const folded = message.version === MESSAGES ? beginGame(message, this.patches) : null;
    if (folded === null) {
      console.error(`This page can’t follow game ${message.game} at event ${message.number}.`);
      return this.outside.onOutdated();
    }
    this.hasGap = false;
    this.show(folded, message.acknowledges, null);
  }

  /** @param {EventMessage} message */
  advance(message) {
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

  /** Say something to whoever is at the table. @param {string} phrase */
  say(phrase) {
    this.socket?.send(JSON.stringify({ type: 'say', phrase }));
  }

  /** @param {NoteMessage} message */
  note(message) {
    if (this.hasGap) return;
    this.folded = afterNote(this.folded, message);
    this.outside.onTable(this.table, NOTED);
  }

  /**
   * @param {Folded} folded
   * @param {string | null} acknowledges
   * @param {Happened | null} happened
   */
  show(folded, acknowledges, happened) {
    if (!this.pending) this.stopWatch();
    this.folded = folded;
    this.acknowledged(acknowledges);
    this.outside.onTable(this.table, happened);
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
    if (!this.wasOpen) this.outside.onUnopened();
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
