/**
 * The guide through the first game: where it stands, what it says, which decisions it waits for,
 * and what Bee plays. It sees the game's own state and decides nothing that the rules decide.
 *
 * @typedef {import('../core/game.js').Company} Company
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('./lessons.js').Lesson} Lesson
 * @typedef {import('./lessons.js').Wanted} Wanted
 * @typedef {import('../core/types.js').PlayRequest} PlayRequest
 * @typedef {import('../core/types.js').Table} Table
 *
 * @typedef {{game: string, chapter: number, step: number}} Progress   what outlives a reload
 * @typedef {{step: number, replying: boolean}} GuideState   `replying`: Bee is to move
 *
 * @typedef {object} Outside
 * @property {(progress: Progress) => void} save
 * @property {(chapter: number) => void} open   begin a chapter
 * @property {() => void} play   a game against level 1
 * @property {() => void} leave
 */
import { CHAPTERS } from './lessons.js';
import { createStore } from '../core/store.js';
import { t } from '../core/words.js';

/** How many lessons there are. */
const ALL = CHAPTERS.reduce((sum, { lessons }) => sum + lessons.length, 0);

/**
 * The table as the newcomer sees it: only the first seat is theirs, and nothing is taken back.
 * @param {Table} table
 * @returns {Table}
 */
export function asNewcomer(table) {
  const [own, other] = table.seats;
  return { ...table, can_undo: false, seats: [own, { ...other, yours: false }] };
}

/**
 * How many moves come before each lesson.
 * @param {Lesson[]} lessons
 */
function movesBefore(lessons) {
  let moves = 0;
  return lessons.map(({ wants, replies = [] }) => {
    const before = moves;
    moves += replies.length + (wants ? 1 : 0);
    return before;
  });
}

/**
 * The lesson to go on with after so many moves.
 * @param {Lesson[]} lessons
 * @param {number} stored
 * @param {number} moves
 * @returns {GuideState}
 */
export function resume(lessons, stored, moves) {
  const before = movesBefore(lessons);
  const fits = (/** @type {number} */ step) => {
    const replies = lessons[step]?.replies?.length ?? 0;
    return before[step] <= moves && moves <= before[step] + replies;
  };
  const reached = before.filter((count) => count <= moves);
  const step = fits(stored) ? stored : before.indexOf(Math.max(...reached));
  return { step, replying: moves > before[step] };
}

/** @param {Wanted} wants @param {string} move */
function isWanted(wants, move) {
  return wants === 'any' || wants === move || (wants.length === 1 && move.startsWith(wants));
}

/** @implements {Company} */
export class Guide {
  /**
   * @param {Game} game
   * @param {Progress} progress
   * @param {Outside} outside
   */
  constructor(game, progress, outside) {
    this.game = game;
    this.outside = outside;
    this.chapter = progress.chapter;
    this.lessons = CHAPTERS[this.chapter].lessons;
    this.before = movesBefore(this.lessons);
    /** Coming patches have nothing to do with what is explained. */
    this.letsPlan = false;
    /** Where to go once the game is given up. @type {(() => void) | null} */
    this.leaving = null;
    const moves = game.state.table?.moves.length ?? 0;
    this.store = createStore(
      (/** @type {GuideState} */ _, /** @type {GuideState} */ next) => next,
      resume(this.lessons, progress.step, moves),
    );
  }

  get lesson() {
    return this.lessons[this.store.get().step];
  }

  /** What is said now. */
  get text() {
    const { lesson } = this;
    const { letter } = this.game.state.placement;
    if (this.store.get().replying) return t('guide-bees-turn');
    if (!lesson.wants || letter === null || letter === '+') return t(lesson.text);
    const inHand = isWanted(lesson.wants, letter) ? lesson.hand : lesson.instead;
    return t(inHand ?? lesson.text);
  }

  /** What is pointed at now. */
  get points() {
    if (this.store.get().replying) return [];
    const { letter } = this.game.state.placement;
    const { points, wants = '' } = this.lesson;
    const isHeld = letter !== null && letter !== '+' && isWanted(wants, letter);
    return isHeld ? ['quilt'] : points;
  }

  /** Whether it waits for the newcomer to go on. */
  get isWaiting() {
    return !this.store.get().replying && this.lesson.wants === undefined;
  }

  /** `[4, 24]`: the fourth of 24 lessons. */
  get count() {
    const earlier = CHAPTERS.slice(0, this.chapter).flatMap(({ lessons }) => lessons).length;
    return [earlier + this.store.get().step + 1, ALL];
  }

  /** Why a request is not sent, null where it may be. @param {PlayRequest} request */
  objection(request) {
    const { table } = this.game.state;
    const isBees = table?.turn === 2 && table.stage !== 'over';
    if (this.leaving || (isBees && this.store.get().replying)) return null;
    if (request.type !== 'move') return t('guide-not-now');
    const { wants, instead, text } = this.lesson;
    if (wants === undefined) return t('guide-read-on');
    return isWanted(wants, request.move) ? null : t(instead ?? text);
  }

  /** What a typed line is answered, null where it is not for the guide. @param {string} line */
  answer(line) {
    if (!/^(next)?$/i.test(line.trim())) return null;
    return this.goOn() ? t('guide-going-on') : this.text;
  }

  /** Go on to the next lesson where the guide waits for that. */
  goOn() {
    if (!this.isWaiting) return false;
    const { step } = this.store.get();
    if (this.lesson.replies) this.show({ step, replying: true });
    else if (step + 1 < this.lessons.length) this.show({ step: step + 1, replying: false });
    else if (this.chapter + 1 < CHAPTERS.length)
      this.leave(() => this.outside.open(this.chapter + 1));
    else this.outside.play();
    return true;
  }

  /** @param {GuideState} state */
  show(state) {
    const { game, chapter } = this;
    this.outside.save({ game: game.id, chapter, step: state.step });
    this.store.dispatch(state);
    this.consider();
  }

  /** The game has gone on, or may: take the next step, or make Bee's next move. */
  consider() {
    const { table, pending } = this.game.state;
    if (!table || pending) return;
    if (this.leaving && table.stage === 'over') return this.leaving();
    if (this.leaving) return;
    const { step, replying } = this.store.get();
    const { wants, replies = [] } = this.lesson;
    const made = table.moves.length - this.before[step];
    const due = replying ? replies.length : Number(wants !== undefined);
    if (due > 0 && made >= due) this.show({ step: step + 1, replying: false });
    else if (replying) this.game.send({ type: 'move', move: replies[made] });
  }

  /** Leave the first game for good. */
  skip() {
    this.leave(this.outside.leave);
  }

  /** Give the game up, so that it waits for nobody, and then go on. @param {() => void} go */
  leave(go) {
    const { table, status } = this.game.state;
    if (table?.stage === 'over' || status !== 'open') return go();
    this.leaving = go;
    this.game.send({ type: 'resign' });
  }
}
