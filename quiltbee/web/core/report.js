/**
 * Telling whoever runs the server about the other player of a game.
 *
 * @typedef {import('./people_api.js').Reason} Reason
 *
 * @typedef {object} ReportState
 * @property {Reason} reason
 * @property {string} text
 * @property {boolean} busy
 * @property {boolean} sent
 * @property {string} error
 *
 * @typedef {(reason: Reason, text: string) => Promise<void>} Send
 */
import { sentenceOf } from './problems.js';
import { createStore } from './store.js';

/** @type {[Reason, string][]} */
export const REASONS = [
  ['name', 'An offensive name'],
  ['cheating', 'Cheating'],
  ['leaving', 'Leaving games again and again'],
  ['other', 'Something else'],
];

/** The most characters that the server takes. */
export const LONGEST_TEXT = 500;

export class Reporting {
  /** @param {Send} send */
  constructor(send) {
    this.outside = { send };
    this.store = createStore(
      (state, /** @type {Partial<ReportState>} */ part) => ({ ...state, ...part }),
      /** @type {ReportState} */ ({
        ...{ reason: 'name', text: '' },
        ...{ busy: false, sent: false, error: '' },
      }),
    );
  }

  get state() {
    return this.store.get();
  }

  /** @param {Partial<Pick<ReportState, 'reason' | 'text'>>} part */
  set(part) {
    this.store.dispatch({ ...part, error: '' });
  }

  async send() {
    const { reason, text, busy } = this.state;
    if (busy) return;
    this.store.dispatch({ busy: true, error: '' });
    try {
      await this.outside.send(reason, text.trim());
      this.store.dispatch({ busy: false, sent: true });
    } catch (problem) {
      this.store.dispatch({ busy: false, error: sentenceOf(problem) });
    }
  }
}
