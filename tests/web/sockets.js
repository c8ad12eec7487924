/** A connection without a network, whose server is the test. */
import { Connection } from '../../quiltbee/web/core/connection.js';
import { beginGame } from '../../quiltbee/web/core/rules/fold.js';
import { PATCHES, gameMessage } from './tables.js';

/** @typedef {import('../../quiltbee/web/core/rules/types.js').Folded} Folded */

/** A socket that the test answers for. */
class FakeSocket {
  constructor() {
    this.readyState = 0;
    /** @type {string[]} */
    this.sent = [];
    /** @type {(() => void) | null} */
    this.onopen = null;
    /** @type {((event: {data: string}) => void) | null} */
    this.onmessage = null;
    /** @type {(() => void) | null} */
    this.onclose = null;
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(text);
  }

  close() {
    this.readyState = 3;
  }

  opens() {
    this.readyState = 1;
    this.onopen?.();
  }

  /** @param {object} message */
  says(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** A connection in a world without time: timers wait to be run. */
export function world() {
  /** @type {FakeSocket[]} */
  const sockets = [];
  /** @type {Map<number, {run: () => void, wait: number}>} */
  const timers = new Map();
  /** @type {string[]} */
  const heard = [];
  let ids = 0;
  const connection = new Connection(
    {
      open: () => {
        sockets.push(new FakeSocket());
        return /** @type {WebSocket} */ (/** @type {unknown} */ (sockets.at(-1)));
      },
      later: (run, wait) => {
        ids += 1;
        timers.set(ids, { run, wait });
        return ids;
      },
      forget: (timer) => {
        timers.delete(timer);
      },
      newId: () => {
        ids += 1;
        return `id${ids}`;
      },
      onTable: ({ number }, happened) =>
        heard.push(happened?.kind === 'note' ? 'note' : `table ${number}`),
      onRefusal: ({ kind }) => heard.push(`refusal ${kind}`),
      onHint: (told) => heard.push(told.type === 'reasons' ? 'reasons' : `hint ${told.move}`),
      onStatus: (status) => heard.push(status),
      onPending: (request) => heard.push(request ? `pending ${request.type}` : 'settled'),
      onOutdated: () => heard.push('outdated'),
      onUnopened: () => heard.push('unopened'),
    },
    /** @type {Folded} */ (beginGame(gameMessage(), PATCHES)),
    PATCHES,
  );
  const elapse = () => {
    const due = [...timers.values()];
    timers.clear();
    for (const { run } of due) run();
    return due.map(({ wait }) => wait);
  };
  const socket = () => /** @type {FakeSocket} */ (sockets.at(-1));
  return { connection, socket, sockets, heard, elapse };
}
