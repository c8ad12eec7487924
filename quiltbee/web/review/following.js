/**
 * Follows the stream of a review: whatever cuts it, it is asked for again until all has come.
 *
 * @typedef {import('./types.js').Document} Document
 * @typedef {import('./types.js').Line} Line
 *
 * @typedef {{kind: 'asking'} | {kind: 'waiting', ahead: number} | {kind: 'coming'}
 *   | {kind: 'whole'} | {kind: 'cut'} | {kind: 'away'}
 *   | {kind: 'refused', sentence: string}} Course
 *   asking: nothing has come yet; cut: it broke off and is asked for again; away: nobody answers
 *
 * @typedef {object} Outside
 * @property {(signal: AbortSignal) => AsyncIterable<Line>} open   asks the server; throws
 *   Refused where it does not answer so, Away where nobody does
 * @property {(run: () => void, milliseconds: number) => number} later
 * @property {(timer: number) => void} forget
 * @property {(line: Line) => Document | null} take   a line; the document after it
 * @property {(course: Course) => void} tell
 */
import { Away, Outdated, Refused } from '../core/api.js';
import { isFinal } from './document.js';

/** How long it waits before it asks again, in ms: twice as long each time. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** The server has too much to do just now. */
const BUSY = 503;

export class Following {
  /** @param {Outside} outside */
  constructor(outside) {
    this.outside = outside;
    this.wait = FIRST_WAIT;
    this.timer = 0;
    /** @type {AbortController | null} */
    this.asking = null;
  }

  /** Ask, or ask again at once. */
  begin() {
    this.stop();
    this.asking = new AbortController();
    this.follow(this.asking.signal);
  }

  stop() {
    this.asking?.abort();
    this.asking = null;
    this.outside.forget(this.timer);
  }

  /** Ask again at once where it waits for that, as the network is back. */
  wake() {
    if (this.asking !== null || this.timer === 0) return;
    this.wait = FIRST_WAIT;
    this.begin();
  }

  /** @param {AbortSignal} signal */
  async follow(signal) {
    let hasCome = false;
    try {
      for await (const line of this.outside.open(signal)) {
        if (signal.aborted) return;
        hasCome = true;
        if (this.take(line)) return this.end();
      }
      if (!signal.aborted) this.again({ kind: 'cut' });
    } catch (problem) {
      if (!signal.aborted) this.fail(problem, hasCome);
    }
  }

  /** @param {Line} line @returns {boolean} whether it was the last */
  take(line) {
    if (!('decisions' in line)) {
      this.outside.tell({ kind: 'waiting', ahead: line.waiting });
      return false;
    }
    this.wait = FIRST_WAIT;
    if (isFinal(this.outside.take(line))) return true;
    this.outside.tell({ kind: 'coming' });
    return false;
  }

  end() {
    this.outside.tell({ kind: 'whole' });
    this.asking = null;
    this.timer = 0;
  }

  /**
   * @param {unknown} problem
   * @param {boolean} hasCome   whether the stream had begun
   */
  fail(problem, hasCome) {
    const isRefused = problem instanceof Refused && problem.status !== BUSY;
    if (isRefused || problem instanceof Outdated) {
      this.asking = null;
      this.timer = 0;
      this.outside.tell({ kind: 'refused', sentence: problem.message });
    } else if (problem instanceof Refused || problem instanceof Away) {
      this.again({ kind: hasCome ? 'cut' : 'away' });
    } else throw problem;
  }

  /** Ask again after a while. @param {Course} course   what is told until then */
  again(course) {
    this.asking = null;
    this.outside.tell(course);
    this.timer = this.outside.later(() => this.begin(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
