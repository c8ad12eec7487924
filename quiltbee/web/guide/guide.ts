/**
 * The guide through the first game: its lesson and texts, the decisions it waits for, and Bee's
 * moves. It watches the game's state, and leaves all decisions to the rules.
 */
import { CHAPTERS, type Lesson, type Wanted } from './lessons.ts';
import { createStore } from '../core/store.ts';
import { t } from '../core/words.ts';
import type { Company, Game } from '../core/game.ts';
import type { HelpRequest, PlayRequest, Table } from '../core/types.ts';

/** The stored progress; `moves` are the chapter's. */
export type Progress = { chapter: number; step: number; moves: string[] };

/** `replying`: Bee is to move. */
type GuideState = { step: number; replying: boolean };

type Outside = {
  /** Stores the lesson. */
  save: (step: number) => void;
  open: (chapter: number) => void;
  /** Starts a game against level 1. */
  play: () => void;
  leave: () => void;
};

const ALL = CHAPTERS.reduce((sum, { lessons }) => sum + lessons.length, 0);

/** Adapt the table to a newcomer: only the first seat is theirs, and there are no takebacks. */
export function asNewcomer(table: Table): Table {
  const [own, other] = table.seats;
  return { ...table, can_undo: false, seats: [own, { ...other, yours: false }] };
}

function movesBefore(lessons: Lesson[]) {
  let moves = 0;
  return lessons.map(({ wants, replies = [] }) => {
    const before = moves;
    moves += replies.length + (wants ? 1 : 0);
    return before;
  });
}

/**
 * Find the lesson to continue with.
 * @param moves  their number so far
 */
export function resume(lessons: Lesson[], stored: number, moves: number): GuideState {
  const before = movesBefore(lessons);
  const fits = (step: number) => {
    const replies = lessons[step]?.replies?.length ?? 0;
    return before[step] <= moves && moves <= before[step] + replies;
  };
  const reached = before.filter((count) => count <= moves);
  const step = fits(stored) ? stored : before.indexOf(Math.max(...reached));
  return { step, replying: moves > before[step] };
}

function isWanted(wants: Wanted, move: string) {
  return wants === 'any' || wants === move || (wants.length === 1 && move.startsWith(wants));
}

export class Guide implements Company {
  lessons: Lesson[];
  before: number[];
  /** Coming patches are not explained yet. */
  letsPlan = false;
  store: {
    get: () => GuideState;
    dispatch(event: GuideState): void;
    watch(watcher: (state: GuideState) => void): () => boolean;
  };

  constructor(
    public game: Game,
    public chapter: number,
    step: number,
    public outside: Outside,
  ) {
    this.lessons = CHAPTERS[chapter].lessons;
    this.before = movesBefore(this.lessons);
    const moves = game.state.table.moves.length;
    this.store = createStore(
      (_: GuideState, next: GuideState) => next,
      resume(this.lessons, step, moves),
    );
  }

  get lesson() {
    return this.lessons[this.store.get().step];
  }

  get text() {
    const { lesson } = this;
    const { letter } = this.game.state.placement;
    if (this.store.get().replying) return t('guide-bees-turn');
    if (!lesson.wants || letter === null || letter === '+') return t(lesson.text);
    const inHand = isWanted(lesson.wants, letter) ? lesson.hand : lesson.instead;
    return t(inHand ?? lesson.text);
  }

  get points() {
    if (this.store.get().replying) return [];
    const { letter } = this.game.state.placement;
    const { points, wants = '' } = this.lesson;
    const isHeld = letter !== null && letter !== '+' && isWanted(wants, letter);
    return isHeld ? ['quilt'] : points;
  }

  /** The guide waits for the newcomer to continue. */
  get isWaiting() {
    return !this.store.get().replying && this.lesson.wants === undefined;
  }

  /** `[4, 24]` in the fourth of 24 lessons. */
  get count() {
    const earlier = CHAPTERS.slice(0, this.chapter).flatMap(({ lessons }) => lessons).length;
    return [earlier + this.store.get().step + 1, ALL];
  }

  /** Explain why a request is not sent, or return null. */
  objection(request: PlayRequest | HelpRequest) {
    const { table } = this.game.state;
    const isBees = table.turn === 2 && table.stage !== 'over';
    if (isBees && this.store.get().replying) return null;
    if (request.type !== 'move') return t('guide-not-now');
    const { wants, instead, text } = this.lesson;
    if (wants === undefined) return t('guide-read-on');
    return isWanted(wants, request.move) ? null : t(instead ?? text);
  }

  answer(line: string) {
    if (!/^(next)?$/i.test(line.trim())) return null;
    return this.goOn() ? t('guide-going-on') : this.text;
  }

  /** Continue to the next lesson if the guide waits for that. */
  goOn() {
    if (!this.isWaiting) return false;
    const { step } = this.store.get();
    if (this.lesson.replies) this.show({ step, replying: true });
    else if (step + 1 < this.lessons.length) this.show({ step: step + 1, replying: false });
    else if (this.chapter + 1 < CHAPTERS.length) this.outside.open(this.chapter + 1);
    else this.outside.play();
    return true;
  }

  show(state: GuideState) {
    this.outside.save(state.step);
    this.store.dispatch(state);
    this.consider();
  }

  /** Take the next step after the game has moved on, or make Bee's next move. */
  consider() {
    const { table, pending } = this.game.state;
    if (pending) return;
    const { step, replying } = this.store.get();
    const { wants, replies = [] } = this.lesson;
    const made = table.moves.length - this.before[step];
    const due = replying ? replies.length : Number(wants !== undefined);
    if (due > 0 && made >= due) this.show({ step: step + 1, replying: false });
    else if (replying) this.game.send({ type: 'move', move: replies[made] });
  }

  skip() {
    this.outside.leave();
  }
}
