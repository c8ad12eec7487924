/**
 * The engine beside the board, which searches the position on show while the page is visible.
 * Headless.
 */
import { Refused } from '../core/api.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import type { Timers } from '../core/timers.ts';
import type { Answer, AnalysisRequest } from '../engine/here_page.ts';

/** Idle: the game is over in this position. */
type EngineStatus = 'off' | 'paused' | 'asking' | 'thinking' | 'done' | 'refused' | 'idle';

type EngineState = {
  status: EngineStatus;
  isOn: boolean;
  /** The number of lines. */
  lines: number;
  /** For the position on show. */
  answer: Answer | null;
  /** The message of a refusal. */
  sentence: string;
};

type Outside = Timers & {
  ask: (request: AnalysisRequest, signal: AbortSignal) => AsyncIterable<Answer>;
  keep: (kept: { isOn: boolean; lines: number }) => void;
};

export const MOST_LINES = 5;
/** A pause before a request, in ms, for users who step through a game quickly. */
const PAUSE = 150;
/** The most answers in memory. */
const REMEMBERED = 300;

export class Engine {
  store: Store<EngineState>;
  /** The position on show; null if the game is over. */
  position: string | null = null;
  /** For the second seat. */
  points = 0;
  isHidden = false;
  asking: AbortController | null = null;
  timer = 0;
  known: Map<string, Answer> = new Map();

  constructor(
    public outside: Outside,
    { isOn, lines }: { isOn: boolean; lines: number },
  ) {
    const start: EngineState = {
      status: 'idle',
      isOn,
      lines,
      answer: null,
      sentence: '',
    };
    this.store = createMergingStore(start);
  }

  get state() {
    return this.store.get();
  }

  /**
   * Search a position, or none.
   * @param points  for the second seat
   */
  look(position: string | null, points: number = 0) {
    if (position === this.position && points === this.points) return;
    this.position = position;
    this.points = points;
    this.begin();
  }

  hide(isHidden: boolean) {
    if (isHidden === this.isHidden) return;
    this.isHidden = isHidden;
    this.begin();
  }

  turn(isOn: boolean) {
    this.update({ isOn });
    this.outside.keep({ isOn, lines: this.state.lines });
    this.begin();
  }

  want(lines: number) {
    this.update({ lines: Math.max(1, Math.min(MOST_LINES, lines)) });
    this.outside.keep({ isOn: this.state.isOn, lines: this.state.lines });
    this.begin();
  }

  /** Retry after a refusal. */
  again() {
    if (this.state.status === 'refused') this.begin();
  }

  stop() {
    this.asking?.abort();
    this.asking = null;
    this.outside.forget(this.timer);
  }

  /** Cancel the running search, and search the position on show unless its answer is known. */
  begin() {
    this.stop();
    const { isOn, lines } = this.state;
    if (!isOn) return this.update({ status: 'off', answer: null, sentence: '' });
    if (this.position === null) return this.update({ status: 'idle', answer: null, sentence: '' });
    const answer = this.known.get(this.key) ?? null;
    const part = { answer, sentence: '' };
    if (answer?.final) return this.update({ ...part, status: 'done' });
    if (this.isHidden) return this.update({ ...part, status: 'paused' });
    this.update({ ...part, status: 'asking' });
    const { signal } = (this.asking = new AbortController());
    const request = { position: this.position, points: this.points, lines };
    this.timer = this.outside.later(() => this.follow(request, signal), PAUSE);
  }

  /** The key of an answer in memory. */
  get key() {
    return `${this.state.lines} ${this.points} ${this.position}`;
  }

  async follow(request: AnalysisRequest, signal: AbortSignal) {
    const { key } = this;
    try {
      for await (const answer of this.outside.ask(request, signal)) {
        if (signal.aborted) return;
        this.take(key, answer);
      }
    } catch (problem) {
      if (signal.aborted) return;
      if (problem instanceof Refused)
        this.update({ status: 'refused', sentence: problem.message, answer: null });
      else throw problem;
    }
  }

  take(key: string, answer: Answer) {
    this.known.delete(key);
    this.known.set(key, answer);
    const [oldest] = this.known.keys();
    if (this.known.size > REMEMBERED) this.known.delete(oldest);
    this.update({ status: answer.final ? 'done' : 'thinking', answer });
  }

  update(part: Partial<EngineState>) {
    this.store.dispatch(part);
  }
}
