/**
 * What a `Connection` uses of a WebSocket, between the page and a game in this browser.
 *
 * @typedef {object} Authority   who answers
 * @property {() => void} opened
 * @property {(message: any) => void} receive
 */

export class LocalSocket {
  /** @param {Authority} authority */
  constructor(authority) {
    this.authority = authority;
    this.readyState = 0;
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {((event: {data: string}) => void) | null} */
    this.onmessage = null;
    /** @type {(() => void) | null} */
    this.onclose = null;
    queueMicrotask(() => this.open());
  }

  open() {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
    this.authority.opened();
  }

  /** A message of the page; its answer comes later, as over a network. @param {string} text */
  send(text) {
    queueMicrotask(() => this.authority.receive(JSON.parse(text)));
  }

  /** A message to the page. @param {object} message */
  says(message) {
    if (this.readyState === 1) this.onmessage?.({ data: JSON.stringify(message) });
  }

  close() {
    this.readyState = 3;
  }
}
