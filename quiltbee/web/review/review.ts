/**
 * A review: a game with the engine's opinion of every decision. Its state is the position on show,
 * the line that is tried out, and the open question.
 */
import { Stepping } from '../core/replays.ts';
import {
  afterLine,
  decisionAt,
  keptPlaces,
  marked,
  mostCostly,
  type Judged,
  type Document,
  type Estimate,
} from './document.ts';
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
import { hasBetter, lineSentence, sentenceAt } from './sentences.ts';
import type { Patches, Player, ReplayFrame, Seat } from '../core/types.ts';
import type { Stream } from './following.ts';

export type Reviewed = {
  /** One more than there are moves. */
  frames: ReplayFrame[];
  seats: Seat[];
  /** The viewer's seat; null for both and for none. */
  own: Player | null;
  /** The address of the game itself. */
  back: string;
};

type ReviewState = {
  document: Document | null;
  stream: Stream;
  scale: Scale;
  /** The points at the graph's edges. */
  range: Range;
  /** The numbers of the costliest decisions, in stable places. */
  costly: number[];
  /** The better move lies on the quilt, in place of the one made. */
  better: boolean;
  /** The better line while it is stepped through. */
  line: Line | null;
  /** The open question. */
  finding: Finding | null;
  /** The lesson; without a question it is over. */
  lesson: Lesson | null;
  announced: string;
};

/** The moves in a page of the slider. */
const PAGE = 5;

export class Review extends Stepping<ReviewState> {
  /** The better move stays on the quilt after the pointer has left. */
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
      announced: '',
    };
    super(game.frames, patches, start, at);
  }

  /** The player in whose view the graph is drawn: oneself, else player 1. */
  get view(): Player {
    return this.game.own ?? 1;
  }

  /** Take in a line of the stream; return the document. */
  take(line: import('./document.ts').Line) {
    const document = afterLine(this.state.document, line);
    const costly = keptPlaces(this.state.costly, mostCostly(document, this.game.own));
    const { range } = graphOf(document, this.moves, this.view, 'points', this.state.range);
    this.store.dispatch({ document, costly, range });
    return document;
  }

  /** At the end the whole game is summarized, unless the last decision was a mistake. */
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
    this.store.dispatch({ announced: this.sentence });
  }

  /** The announcement for the live region. */
  get sentence() {
    const { line } = this.state;
    return line ? lineSentence(line, this.patches) : sentenceAt(this);
  }

  /** Step in the line that is tried out, or else in the game. */
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

  /** Go to the next marked decision in that direction, cyclically. */
  toMark(by: 1 | -1) {
    const { at, document } = this.state;
    const numbers = marked(document, null).map(({ number }) => number);
    if (numbers.length === 0) return;
    const ahead = numbers.filter((number) => (by > 0 ? number > at : number < at));
    const all = ahead.length > 0 ? ahead : numbers;
    this.look(by > 0 ? all[0] : all[all.length - 1]);
  }

  /** Additional keys while the graph has the focus. */
  sliderKeys() {
    return {
      ArrowUp: () => this.step(1),
      ArrowDown: () => this.step(-1),
      PageUp: () => this.look(Math.min(this.moves, this.state.at + PAGE)),
      PageDown: () => this.look(Math.max(0, this.state.at - PAGE)),
    };
  }

  /** Handle a key that steps through the game; return whether it was one. */
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

  /** Put the better move on the quilt, or the one made. */
  compare(better: boolean) {
    this.pressed = better;
    this.store.dispatch({ better });
  }

  /** Compare while the pointer is there. */
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

  /** The decisions in question: the user's own marked ones. */
  get questions() {
    return marked(this.state.document, this.game.own);
  }

  /** The costliest decisions are certain: earlier stages may still remove marks. */
  get canLearn() {
    return this.state.document?.stage === 'deep' && this.questions.length > 0;
  }

  /** Begin a lesson, the costliest mistake first. */
  learn() {
    if (this.canLearn) this.ask(lessonOf(this.questions));
  }

  /** Ask the next question, or show the end of the lesson. */
  findNext() {
    const { lesson } = this.state;
    if (lesson) this.ask({ ...lesson, at: lesson.at + 1 });
  }

  ask(lesson: Lesson) {
    const decision = decisionAt(this.state.document, lesson.numbers[lesson.at] ?? 0);
    if (decision) this.look(decision.number);
    this.store.dispatch({ lesson, finding: decision && findingOf(decision), announced: '' });
  }

  /** Show the answer to the question on its board. */
  reveal() {
    const { finding } = this.state;
    const best = finding?.decision.best;
    if (finding && best) this.found(finding.decision, { move: best, verdict: 'shown', lost: 0 });
  }

  /** Leave the lesson; the decision stays on show. */
  leave() {
    this.show({ finding: null, lesson: null });
  }

  /**
   * Answer the question with a move.
   * @param judge  evaluates the position after it
   */
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
