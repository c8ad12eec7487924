/**
 * A game that is looked at again with what the engine thought of every decision: where one is in
 * it, the line of moves that is tried out, and the question that waits for an answer.
 */
import { Stepping } from '../core/stepping.ts';
import { afterLine, decisionAt, keptPlaces, marked, mostCostly, type Judged } from './document.ts';
import {
  afterAnswer,
  answerOf,
  findingOf,
  knownAnswer,
  lessonOf,
  type Answer,
  type Finding,
  type Lesson,
} from './finding.ts';
import { graphOf, LEAST, type Range, type Scale } from './graph.ts';
import { frameAfter, lineOf, type Line } from './on_show.ts';
import { hasBetter, lineSentence, sentenceAt } from './told.ts';
import type { Patches, Player, ReplayFrame, Seat } from '../core/types.ts';
import type { Stream } from './following.ts';
import type { Document, Estimate } from './types.ts';

export type Reviewed = {
  /** One more than there are moves. */
  frames: ReplayFrame[];
  seats: Seat[];
  /** The seat of whoever looks; null for both and for none. */
  own: Player | null;
  /** The address of the game itself. */
  back: string;
};

type ReviewState = {
  document: Document | null;
  stream: Stream;
  /** Of the graph. */
  scale: Scale;
  /** The points at its edges. */
  range: Range;
  /** The numbers of the costliest decisions, each in its place. */
  costly: number[];
  /** The better move lies on the quilt, in place of the one that was made. */
  better: boolean;
  /** The better line, while it is stepped through. */
  line: Line | null;
  /** While one looks for the better move oneself. */
  finding: Finding | null;
  /** Its questions; with none on show it is over. */
  lesson: Lesson | null;
  /** For the live region. */
  said: string;
};

/** How many moves a page of the slider is. */
const PAGE = 5;

export class Review extends Stepping<ReviewState> {
  /** Whether the better move was put on the quilt for longer than the pointer is there. */
  pressed = false;

  constructor(
    public game: Reviewed,
    patches: Patches,
    at?: number,
  ) {
    const start: ReviewState = {
      document: null,
      stream: { kind: 'asking' },
      scale: 'points',
      range: LEAST,
      costly: [],
      better: false,
      line: null,
      finding: null,
      lesson: null,
      said: '',
    };
    super(game.frames, patches, start, at);
  }

  /** From whose view the graph is drawn: one's own, else player 1's. */
  get view(): Player {
    return this.game.own ?? 1;
  }

  /** A line of the stream; the document after it. */
  take(line: import('./types.ts').Line) {
    const document = afterLine(this.state.document, line);
    const costly = keptPlaces(this.state.costly, mostCostly(document, this.game.own));
    const { range } = graphOf(document, this.moves, this.view, 'points', this.state.range);
    this.store.dispatch({ document, costly, range });
    return document;
  }

  /** Whether the game as a whole is told: at its end, unless the last decision was a mistake. */
  get isOverview() {
    return this.state.at === this.moves && !this.decision?.mark;
  }

  get decision() {
    return decisionAt(this.state.document, this.state.at);
  }

  override look(at: number) {
    this.pressed = false;
    this.show({ at: this.within(at), better: false, line: null, finding: null, lesson: null });
  }

  show(part: Partial<Review['state']>) {
    this.store.dispatch(part);
    this.store.dispatch({ said: this.sentence });
  }

  /** What the live region says of what is on show. */
  get sentence() {
    const { line } = this.state;
    return line ? lineSentence(line, this.patches) : sentenceAt(this);
  }

  /** One on or back, in the line that is tried out or in the game. */
  override step(by: 1 | -1) {
    const { at, line } = this.state;
    if (!line) return this.look(at + by);
    const next = Math.max(0, Math.min(line.frames.length - 1, line.at + by));
    this.show({ line: { ...line, at: next } });
  }

  canStep(by: 1 | -1) {
    const { at, line } = this.state;
    const [now, last] = line ? [line.at, line.frames.length - 1] : [at, this.moves];
    return now + by >= 0 && now + by <= last;
  }

  /** The next marked decision that way, from the end to the first again. */
  toMark(by: 1 | -1) {
    const { at, document } = this.state;
    const numbers = marked(document, null).map(({ number }) => number);
    if (numbers.length === 0) return;
    const ahead = numbers.filter((number) => (by > 0 ? number > at : number < at));
    const all = ahead.length > 0 ? ahead : numbers;
    this.look(by > 0 ? all[0] : all[all.length - 1]);
  }

  /** The other keys that move a slider, where the graph has the focus. */
  sliderKeys() {
    return {
      ArrowUp: () => this.step(1),
      ArrowDown: () => this.step(-1),
      PageUp: () => this.look(Math.min(this.moves, this.state.at + PAGE)),
      PageDown: () => this.look(Math.max(0, this.state.at - PAGE)),
    };
  }

  /** A key that leads through the game; says whether it was one. */
  override key(key: string, isShifted = false, isSlider = false) {
    const { finding, line, better } = this.state;
    if (finding || this.state.lesson) return false; // they are the board's
    if (key === 'Escape' && (line || better)) {
      this.pressed = false;
      this.show({ line: null, better: false });
      return true;
    }
    const keys: Record<string, () => void> = isShifted
      ? { ArrowLeft: () => this.toMark(-1), ArrowRight: () => this.toMark(1) }
      : { ...this.keys(), ...(isSlider ? this.sliderKeys() : {}) };
    if (!Object.hasOwn(keys, key)) return false;
    keys[key]();
    return true;
  }

  /** Put the better move on the quilt, or the one that was made again. */
  compare(better: boolean) {
    this.pressed = better;
    this.store.dispatch({ better });
  }

  /** The same for as long as the pointer is there. */
  peek(on: boolean) {
    const { decision } = this;
    if (decision && hasBetter(decision) && !this.state.line)
      this.store.dispatch({ better: on || this.pressed });
  }

  /** Step through the better line, or leave it. */
  tryLine() {
    const { decision } = this;
    if (this.state.line || !decision) return this.show({ line: null });
    const line = lineOf(decision, this.frames[decision.number - 1], this.patches);
    this.show({
      line: line && { ...line, at: Math.min(1, line.frames.length - 1) },
      better: false,
    });
  }

  /** The decisions that a lesson asks for: one's own that were marked. */
  get questions() {
    return marked(this.state.document, this.game.own);
  }

  /** Whether it is certain which decisions were the costliest: marks of earlier stages may go. */
  get canLearn() {
    return this.state.document?.stage === 'deep' && this.questions.length > 0;
  }

  /** Begin a lesson: one's mistakes as questions, the costliest first. */
  learn() {
    if (this.canLearn) this.ask(lessonOf(this.questions));
  }

  /** The next question; after the last what the lesson taught. */
  findNext() {
    const { lesson } = this.state;
    if (lesson) this.ask({ ...lesson, at: lesson.at + 1 });
  }

  ask(lesson: Lesson) {
    const decision = decisionAt(this.state.document, lesson.numbers[lesson.at] ?? 0);
    if (decision) this.look(decision.number);
    this.store.dispatch({ lesson, finding: decision && findingOf(decision), said: '' });
  }

  /** Show the answer to the question on its board. */
  reveal() {
    const { finding } = this.state;
    const best = finding?.decision.best;
    if (finding && best) this.found(finding.decision, { move: best, verdict: 'shown', lost: 0 });
  }

  /** Leave the lesson for the decision itself, with what would have been better. */
  leave() {
    this.show({ finding: null, lesson: null });
  }

  /** A move is the answer to the question; `judge` says what the position after it is worth. */
  async answer(
    move: string,
    judge: (position: string) => Promise<Pick<Estimate, 'margin' | 'chance'> | null>,
  ) {
    const { finding, document } = this.state;
    if (!finding || !document || finding.judging !== null) return;
    const { decision } = finding;
    const known = knownAnswer(decision, move);
    if (known) return this.found(decision, known);
    this.store.dispatch({ finding: { ...finding, judging: move } });
    const after = frameAfter(this.frames[decision.number - 1], move, this.patches);
    const worth = after && (await judge(after.position));
    this.found(decision, answerOf(decision, move, worth, document.thresholds));
  }

  found(decision: Judged, answer: Answer) {
    const { finding, lesson } = this.state;
    if (finding?.decision !== decision) return; // another question has been asked meanwhile
    const tries = finding.tries + 1;
    const after = { decision, answer, judging: null, tries };
    this.store.dispatch({ finding: after, lesson: lesson && afterAnswer(lesson, after) });
  }
}
