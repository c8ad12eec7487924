/**
 * A game that is looked at again with what the engine thought of every decision: where one is in
 * it, the line of moves that is tried out, and the question that waits for an answer.
 *
 * @typedef {import('../core/types.js').Cell} Cell
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('../core/types.js').Move} Move
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').ReplayFrame} ReplayFrame
 * @typedef {import('../core/types.js').Seat} Seat
 * @typedef {import('./finding.js').Finding} Finding
 * @typedef {import('./following.js').Course} Course
 * @typedef {import('./graph.js').Scale} Scale
 * @typedef {import('./line.js').Line} Line
 * @typedef {import('./types.js').Document} Document
 *
 * @typedef {object} Reviewed   the game
 * @property {ReplayFrame[]} frames   one more than there are moves
 * @property {Seat[]} seats
 * @property {Player | null} own   the seat of whoever looks; null for both and for none
 * @property {string} back   the address of the game itself
 *
 * @typedef {object} ReviewState
 * @property {Document | null} document
 * @property {Course} course   of its stream
 * @property {number} at   how many moves lie behind the position on show
 * @property {Scale} scale   of the graph
 * @property {import('./graph.js').Range} range   the points at its edges
 * @property {number[]} costly   the numbers of the costliest decisions, each in its place
 * @property {boolean} better   the better move lies on the quilt, in place of the one that was made
 * @property {Line | null} line   the better line, while it is stepped through
 * @property {Finding | null} finding   while one looks for the better move oneself
 * @property {Record<Player, Cell>} walks   where the arrows are on the quilts
 * @property {string} said   for the live region
 */
import { walk } from '../core/geometry.js';
import { createMergingStore } from '../core/store.js';
import { afterLine, decisionAt, marked } from './document.js';
import { keptPlaces, mostCostly } from './costly.js';
import { answerOf, findingOf, knownAnswer } from './finding.js';
import { LEAST, graphOf } from './graph.js';
import { frameAfter, lineOf } from './line.js';
import { hasBetter, lineSentence, sentenceAt } from './told.js';

export class Review {
  /**
   * @param {Reviewed} game
   * @param {Patches} patches
   * @param {number} [at]
   */
  constructor(game, patches, at = game.frames.length - 1) {
    this.game = game;
    this.patches = patches;
    /** Whether the better move was put on the quilt for longer than the pointer is there. */
    this.pressed = false;
    /** @type {ReviewState} */
    const start = {
      document: null,
      course: { kind: 'asking' },
      at: Math.max(0, Math.min(game.frames.length - 1, at)),
      scale: 'points',
      range: LEAST,
      costly: [],
      better: false,
      line: null,
      finding: null,
      walks: { 1: [4, 4], 2: [4, 4] },
      said: '',
    };
    this.store = createMergingStore(start);
  }

  get state() {
    return this.store.get();
  }

  /** How many moves the game has. */
  get moves() {
    return this.game.frames.length - 1;
  }

  /** From whose view the graph is drawn: one's own, else player 1's. @returns {Player} */
  get view() {
    return this.game.own ?? 1;
  }

  /** A line of the stream; the document after it. @param {import('./types.js').Line} line */
  take(line) {
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

  /** The decision on show. */
  get decision() {
    return decisionAt(this.state.document, this.state.at);
  }

  /** Show the position after so many moves. @param {number} at */
  look(at) {
    const next = Math.max(0, Math.min(this.moves, at));
    this.pressed = false;
    this.show({ at: next, better: false, line: null, finding: null });
  }

  /** @param {Partial<ReviewState>} part */
  show(part) {
    this.store.dispatch(part);
    this.store.dispatch({ said: this.sentence });
  }

  /** What the live region says of what is on show. */
  get sentence() {
    const { line } = this.state;
    return line ? lineSentence(line, this.patches) : sentenceAt(this);
  }

  /** One on or back, in the line that is tried out or in the game. @param {1 | -1} by */
  step(by) {
    const { at, line } = this.state;
    if (!line) return this.look(at + by);
    const next = Math.max(0, Math.min(line.frames.length - 1, line.at + by));
    this.show({ line: { ...line, at: next } });
  }

  /** Whether there is a step that way. @param {1 | -1} by */
  canStep(by) {
    const { at, line } = this.state;
    const [now, last] = line ? [line.at, line.frames.length - 1] : [at, this.moves];
    return now + by >= 0 && now + by <= last;
  }

  /** The next marked decision that way, from the end to the first again. @param {1 | -1} by */
  toMark(by) {
    const { at, document } = this.state;
    const numbers = marked(document, null).map(({ number }) => number);
    if (numbers.length === 0) return;
    const ahead = numbers.filter((number) => (by > 0 ? number > at : number < at));
    const all = ahead.length > 0 ? ahead : numbers;
    this.look(by > 0 ? all[0] : all[all.length - 1]);
  }

  /** A key that leads through the game; says whether it was one. @param {string} key */
  key(key, isShifted = false) {
    const { finding, line, better } = this.state;
    if (finding) return false; // they are the board's
    if (key === 'Escape' && (line || better)) {
      this.pressed = false;
      this.show({ line: null, better: false });
      return true;
    }
    /** @type {Record<string, () => void>} */
    const keys = isShifted
      ? { ArrowLeft: () => this.toMark(-1), ArrowRight: () => this.toMark(1) }
      : {
          ArrowLeft: () => this.step(-1),
          ArrowRight: () => this.step(1),
          Home: () => this.look(0),
          End: () => this.look(this.moves),
        };
    if (!Object.hasOwn(keys, key)) return false;
    keys[key]();
    return true;
  }

  /** Put the better move on the quilt, or the one that was made again. @param {boolean} better */
  compare(better) {
    this.pressed = better;
    this.store.dispatch({ better });
  }

  /** The same for as long as the pointer is there. @param {boolean} on */
  peek(on) {
    const { decision } = this;
    if (decision && hasBetter(decision) && !this.state.line)
      this.store.dispatch({ better: on || this.pressed });
  }

  /** Step through the better line, or leave it. */
  tryLine() {
    const { decision } = this;
    if (this.state.line || !decision) return this.show({ line: null });
    const line = lineOf(decision, this.game.frames[decision.number - 1], this.patches);
    this.show({
      line: line && { ...line, at: Math.min(1, line.frames.length - 1) },
      better: false,
    });
  }

  /** The decisions that are asked for by *find it yourself*: one's own that were marked. */
  get questions() {
    return marked(this.state.document, this.game.own);
  }

  /** Ask for a better move than one that was marked: the one on show, else the next one. */
  find() {
    const { at } = this.state;
    const here = this.questions.find(({ number }) => number === at);
    if (here) this.ask(here);
    else this.findNext();
  }

  /** The next question after the position on show; after the last the first. */
  findNext() {
    const { at } = this.state;
    const { questions } = this;
    const next = questions.find(({ number }) => number > at) ?? questions[0];
    if (next) this.ask(next);
  }

  /** @param {import('./document.js').Judged} decision */
  ask(decision) {
    this.look(decision.number);
    this.store.dispatch({ finding: findingOf(decision), said: '' });
  }

  /** Leave the question for the decision itself, with what would have been better. */
  reveal() {
    this.show({ finding: null });
  }

  /**
   * A move is the answer to the question; `judge` says what the position after it is worth.
   * @param {string} move
   * @param {(position: string) => Promise<Pick<import('./types.js').Estimate, 'margin' | 'chance'>
   *   | null>} judge
   */
  async answer(move, judge) {
    const { finding, document } = this.state;
    if (!finding || !document || finding.judging !== null) return;
    const { decision } = finding;
    const known = knownAnswer(decision, move);
    if (known) return this.found(decision, known);
    this.store.dispatch({ finding: { ...finding, judging: move } });
    const after = frameAfter(this.game.frames[decision.number - 1], move, this.patches);
    const worth = after && (await judge(after.position));
    this.found(decision, answerOf(decision, move, worth, document.thresholds));
  }

  /**
   * @param {import('./document.js').Judged} decision
   * @param {import('./finding.js').Answer} answer
   */
  found(decision, answer) {
    const { finding } = this.state;
    if (finding?.decision !== decision) return; // another question has been asked meanwhile
    this.store.dispatch({ finding: { decision, answer, judging: null } });
  }

  /**
   * @param {Player} player
   * @param {import('../core/geometry.js').Direction} direction
   */
  walk(player, direction) {
    const { walks } = this.state;
    this.store.dispatch({ walks: { ...walks, [player]: walk(walks[player], direction) } });
  }
}
