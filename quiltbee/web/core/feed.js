/**
 * What a person is told on every page: how many of their games wait for them. A WebSocket that
 * comes back by itself, each time a little later, and at once when the tab or the network is back.
 *
 * @typedef {object} Outside   what it needs from its surroundings; tests give their own
 * @property {() => WebSocket} open
 * @property {(run: () => void, milliseconds: number) => number} later
 * @property {(timer: number) => void} forget
 * @property {(waiting: number) => void} onWaiting
 * @property {(invited: number) => void} onInvited   to so many games in person
 * @property {(what: 'games' | 'lobby') => void} onNews   that is to be read again
 * @property {(news: import('./messages.js').RoundBegun) => void} onRound
 */

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
/** After so many vain attempts in a row it waits until it is opened anew. */
const MOST_ATTEMPTS = 8;

export class Feed {
  /** @param {Outside} outside */
  constructor(outside) {
    this.outside = outside;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | null} */
    this.retry = null;
    this.wait = FIRST_WAIT;
    /** Attempts since it was open last. */
    this.attempts = 0;
    /** Whether news come in now. */
    this.isLive = false;
  }

  /** Connect, unless it is connected. */
  open() {
    if (this.retry !== null) this.outside.forget(this.retry);
    this.retry = null;
    if (this.socket) return;
    this.attempts += 1;
    const socket = this.outside.open();
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.attempts = 0;
      this.isLive = true;
    };
    socket.onmessage = (event) => this.received(String(event.data));
    socket.onclose = () => this.closed(socket);
  }

  /** @param {string} text */
  received(text) {
    const message = JSON.parse(text);
    if (message.type === 'games') {
      this.outside.onWaiting(message.waiting);
      this.outside.onInvited(message.invited);
    }
    if (message.type === 'round') this.outside.onRound(message);
    if (message.type === 'games' || message.type === 'lobby') this.outside.onNews(message.type);
  }

  /** @param {WebSocket} socket */
  closed(socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    this.isLive = false;
    if (this.attempts >= MOST_ATTEMPTS) return;
    this.retry = this.outside.later(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
