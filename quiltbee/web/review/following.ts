/** The stream of a review: after any interruption it is requested again until it is complete. */
import { Away, Outdated, Refused } from '../core/api.ts';
import { isFinal, type Document, type Line } from './document.ts';
import type { Timers } from '../core/timers.ts';

/**
 * Asking: nothing has arrived yet; cut: it broke off and is retried; away: the server can't be
 * reached.
 */
export type Stream =
  | { kind: 'asking' }
  | { kind: 'waiting'; ahead: number }
  | { kind: 'coming' }
  | { kind: 'whole' }
  | { kind: 'cut' }
  | { kind: 'away' }
  | { kind: 'refused'; sentence: string };

type Outside = Timers & {
  open: (signal: AbortSignal) => AsyncIterable<Line>;
  take: (line: Line) => Document | null;
  onStream: (stream: Stream) => void;
};

/** The wait before a retry, in ms, doubled each time. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** The server is overloaded. */
const BUSY = 503;

export class Following {
  wait = FIRST_WAIT;
  timer = 0;
  asking: AbortController | null = null;

  constructor(public outside: Outside) {}

  /** Request the stream, or retry now. */
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

  /** Retry now if it is waiting: the network is back. */
  wake() {
    if (this.asking !== null || this.timer === 0) return;
    this.wait = FIRST_WAIT;
    this.begin();
  }

  async follow(signal: AbortSignal) {
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

  /** @returns whether it was the last */
  take(line: Line): boolean {
    if (!('decisions' in line)) {
      this.outside.onStream({ kind: 'waiting', ahead: line.waiting });
      return false;
    }
    this.wait = FIRST_WAIT;
    if (isFinal(this.outside.take(line))) return true;
    this.outside.onStream({ kind: 'coming' });
    return false;
  }

  end() {
    this.outside.onStream({ kind: 'whole' });
    this.asking = null;
    this.timer = 0;
  }

  /** @param hasCome  whether the stream had begun */
  fail(problem: unknown, hasCome: boolean) {
    const isRefused = problem instanceof Refused && problem.status !== BUSY;
    if (isRefused || problem instanceof Outdated) {
      this.asking = null;
      this.timer = 0;
      this.outside.onStream({ kind: 'refused', sentence: problem.message });
    } else if (problem instanceof Refused || problem instanceof Away) {
      this.again({ kind: hasCome ? 'cut' : 'away' });
    } else throw problem;
  }

  /**
   * Retry after a while.
   * @param stream  the state until then
   */
  again(stream: Stream) {
    this.asking = null;
    this.outside.onStream(stream);
    this.timer = this.outside.later(() => this.begin(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
