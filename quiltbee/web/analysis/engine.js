/**
 * The engine beside the board: the server thinks about the position on show, for as long as
 * somebody looks. Headless.
 *
 * @typedef {object} EngineLine   margins in points and chances from 0 to 1, both player 1's
 * @property {string} move
 * @property {number} chance
 * @property {number} margin
 * @property {boolean} proven
 * @property {string[]} line   the move and what follows it
 * @property {[number, number] | null} scores
 * @property {[number, number] | null} empty_spaces
 * @property {[number, number] | null} special_tile
 *
 * @typedef {object} CardValue   what the position after a card is worth, null while nobody says
 * @property {number} card
 * @property {number | null} chance
 * @property {number | null} margin
 *
 * @typedef {object} Answer   about a decision, or in place of lines about the cards that may come
 * @property {number} nodes
 * @property {EngineLine[]} lines
 * @property {EngineLine | null} pass
 * @property {CardValue[]} [cards]
 * @property {{chance: number, margin: number} | null} [expected]   the mean over all cards
 * @property {boolean} final
 * @property {number | null} waiting   how many come first
 *
 * @typedef {'off' | 'paused' | 'asking' | 'waiting' | 'thinking' | 'done' | 'refused' | 'away'
 *   | 'idle'} EngineStatus   idle: the game is over in this position
 * @typedef {object} EngineState
 * @property {EngineStatus} status
 * @property {boolean} isOn
 * @property {number} lines   how many are wanted
 * @property {number} ahead   how many questions come first
 * @property {Answer | null} answer   about the position on show
 * @property {string} sentence   of a refusal
 *
 * @typedef {object} Outside
 * @property {(body: object, signal: AbortSignal) => AsyncIterable<Answer>} ask
 * @property {(run: () => void, milliseconds: number) => number} later
 * @property {(timer: number) => void} forget
 * @property {(kept: {isOn: boolean, lines: number}) => void} keep
 */
import { Away, Refused } from '../core/api.js';
import { aboutPosition } from '../board/worth.js';
import { createMergingStore } from '../core/store.js';

export const MOST_LINES = 5;
/** Whoever steps through a game quickly asks about the position where they stop. */
const PAUSE = 150;
/** So many answers are remembered. */
const REMEMBERED = 300;

export class Engine {
  /**
   * @param {Outside} outside
   * @param {{isOn: boolean, lines: number}} kept
   */
  constructor(outside, { isOn, lines }) {
    this.outside = outside;
    /** @type {EngineState} */
    const start = { status: 'idle', isOn, lines, ahead: 0, answer: null, sentence: '' };
    this.store = createMergingStore(start);
    /** The position on show; null where the game is over. @type {string | null} */
    this.position = null;
    /** Those that go with the second seat. */
    this.points = 0;
    this.isHidden = false;
    /** @type {AbortController | null} */
    this.asking = null;
    this.timer = 0;
    /** @type {Map<string, Answer>} */
    this.known = new Map();
  }

  get state() {
    return this.store.get();
  }

  /**
   * Think about this position, null for none.
   * @param {string | null} position
   * @param {number} [points]   that go with the second seat
   */
  look(position, points = 0) {
    if (position === this.position && points === this.points) return;
    this.position = position;
    this.points = points;
    this.begin();
  }

  /** Whether anybody sees the page. @param {boolean} isHidden */
  hide(isHidden) {
    if (isHidden === this.isHidden) return;
    this.isHidden = isHidden;
    this.begin();
  }

  /** @param {boolean} isOn */
  turn(isOn) {
    this.tell({ isOn });
    this.outside.keep({ isOn, lines: this.state.lines });
    this.begin();
  }

  /** @param {number} lines */
  want(lines) {
    this.tell({ lines: Math.max(1, Math.min(MOST_LINES, lines)) });
    this.outside.keep({ isOn: this.state.isOn, lines: this.state.lines });
    this.begin();
  }

  /** Ask again, as after the server was away. */
  again() {
    if (['away', 'refused'].includes(this.state.status)) this.begin();
  }

  stop() {
    this.asking?.abort();
    this.asking = null;
    this.outside.forget(this.timer);
  }

  /** Whatever is asked is given up; ask about the position on show, unless all is known. */
  begin() {
    this.stop();
    const { isOn, lines } = this.state;
    if (!isOn) return this.tell({ status: 'off', answer: null, sentence: '' });
    if (this.position === null) return this.tell({ status: 'idle', answer: null, sentence: '' });
    const answer = this.known.get(this.key) ?? null;
    const told = { answer, sentence: '', ahead: 0 };
    if (answer?.final) return this.tell({ ...told, status: 'done' });
    if (this.isHidden) return this.tell({ ...told, status: 'paused' });
    this.tell({ ...told, status: 'asking' });
    const { signal } = (this.asking = new AbortController());
    const wish = { ...aboutPosition(this.position, this.points), lines };
    this.timer = this.outside.later(() => this.follow(wish, signal), PAUSE);
  }

  /** What is asked, as answers to it are remembered. */
  get key() {
    return `${this.state.lines} ${this.points} ${this.position}`;
  }

  /**
   * @param {object} wish
   * @param {AbortSignal} signal
   */
  async follow(wish, signal) {
    const { key } = this;
    try {
      for await (const answer of this.outside.ask(wish, signal)) {
        if (signal.aborted) return;
        this.take(key, answer);
      }
      if (!signal.aborted && !this.state.answer?.final) this.tell({ status: 'away' });
    } catch (problem) {
      if (signal.aborted) return;
      if (problem instanceof Away) this.tell({ status: 'away' });
      else if (problem instanceof Refused)
        this.tell({ status: 'refused', sentence: problem.message, answer: null });
      else throw problem;
    }
  }

  /** @param {string} key @param {Answer} answer */
  take(key, answer) {
    // An answer that waits knows nothing new.
    const isNews = answer.lines.length > 0 || Boolean(answer.cards);
    if (isNews) {
      this.known.delete(key);
      this.known.set(key, answer);
      const [oldest] = this.known.keys();
      if (this.known.size > REMEMBERED) this.known.delete(oldest);
    }
    const thinks = answer.waiting === null;
    const status = answer.final ? 'done' : thinks ? 'thinking' : 'waiting';
    const shown = isNews ? answer : this.state.answer;
    this.tell({ status, ahead: answer.waiting ?? 0, answer: shown });
  }

  /** @param {Partial<EngineState>} part */
  tell(part) {
    this.store.dispatch(part);
  }
}
