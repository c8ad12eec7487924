/**
 * The page of puzzles, headless: the current puzzle, the outcome of an attempt, and timed runs. For
 * times without the server this browser keeps a batch, unsent attempts, and failed puzzles, which
 * are repeated at growing intervals.
 */
import { Away, call, Refused } from '../core/api.ts';
import { site } from '../core/site.ts';
import { createMergingStore, type Store } from '../core/store.ts';
import {
  givenUp,
  hasToBeJudged,
  judged,
  linesOf,
  solvingOf,
  tried,
  type Solving,
} from './solving.ts';
import type {
  Calls,
  PuzzleOverview,
  PuzzleResult,
  PuzzleState,
} from '../core/generated/messages.ts';

type Next = Required<Calls['GET /api/puzzles/next']['request']>;

/** An empty theme is any. */
type Filter = Pick<Next, 'difficulty'> & { theme: NonNullable<Next['theme']> | typeof OWN | '' };

type Reason = Calls['POST /api/puzzles/{puzzle}/reports']['request']['reason'];

type Run = {
  id: string;
  puzzles: PuzzleState[];
  until: number;
  /** The tries for each puzzle so far. */
  moves: string[][];
  solved: number;
  isOver: boolean;
  /** The player's best, once the server has counted the run. */
  best: number | null;
};

type State = {
  /** Null without the server. */
  overview: PuzzleOverview | null;
  wish: Filter;
  /** Null if no puzzle is left. */
  solving: Solving | null;
  /** A failed puzzle is being repeated. */
  again: boolean;
  /** The day of a puzzle of the day. */
  day: string | null;
  /** The player's own mistakes. */
  own: PuzzleState[];
  /** The engine is judging a move. */
  judging: boolean;
  /** The server's verdict on the attempt. */
  result: PuzzleResult | null;
  /** The attempt waits for the server. */
  away: boolean;
  run: Run | null;
  /** The number of moves shown of the best or the next best line, or null. */
  shown: number | null;
  isOther: boolean;
  reported: string | null;
  problem: string | null;
};

type Outside = {
  load: () => Kept;
  save: (kept: Kept) => void;
  /** Loads the puzzles that come with the page, easiest first; empty if unavailable. */
  shipped: () => Promise<PuzzleState[]>;
  now: () => number;
  /** Puts a puzzle's id into the address, empty for none. */
  named: (id: string) => void;
  /** Evaluates the position `after` a move; returns the mover's margin, or null. */
  judge: (puzzle: PuzzleState, move: string, after: string) => Promise<number | null>;
};

/** The theme of the player's own mistakes. */
export const OWN = 'own';

/** The size of the offline batch, and the level below which it is refilled. */
const BATCH = 40;
const FEW = 15;

export class Puzzles {
  store: Store<State>;

  constructor(
    public outside: Outside,
    overview: PuzzleOverview | null,
  ) {
    this.store = createMergingStore<State>({
      ...{ overview, wish: { theme: '', difficulty: 'normal' }, solving: null, again: false },
      ...{ day: null, own: [], judging: false, result: null, away: false, run: null },
      ...{ shown: null, isOther: false, reported: null, problem: null },
    });
  }

  get state() {
    return this.store.get();
  }

  get due() {
    return due(this.outside.load(), this.outside.now()).length;
  }

  get dueOwn() {
    return dueOwn(this.state.own, this.outside.now());
  }

  get isRunning() {
    const { run } = this.state;
    return run !== null && !run.isOver;
  }

  ask(puzzle: PuzzleState, change: Partial<State> = {}) {
    this.store.dispatch({
      ...{ solving: solvingOf(puzzle), again: false, day: null, result: null, away: false },
      ...{ judging: false, shown: null, isOther: false, reported: null, problem: null, ...change },
    });
    if (!this.isRunning && !this.state.day) this.outside.named(puzzle.own ? '' : puzzle.id);
  }

  /** Load the next puzzle from the server, or else from the batch. */
  async next() {
    const { wish: filter } = this.state;
    this.store.dispatch({ run: null });
    if (filter.theme === OWN) return this.nextOwn();
    try {
      const { puzzles } = await fetchNext(filter, 1);
      if (puzzles.length > 0) this.ask(puzzles[0]);
      else this.store.dispatch({ solving: null });
    } catch (problem) {
      const puzzle = problem instanceof Away && (await this.kept(filter.theme));
      if (puzzle) return this.ask(puzzle);
      this.fail(problem);
      if (problem instanceof Away) this.store.dispatch({ solving: null });
    }
  }

  /** Take a puzzle from the batch, or else from those that come with the page. */
  async kept(theme: string) {
    const { load, save, shipped } = this.outside;
    if (load().batch.length === 0) save({ ...load(), batch: await shipped() });
    return fromBatch(load(), theme);
  }

  /** Show why something failed; everything else stays. */
  fail(problem: unknown) {
    if (!(problem instanceof Away || problem instanceof Refused)) throw problem;
    this.store.dispatch({ problem: problem.message });
  }

  nextOwn() {
    const [first] = this.dueOwn;
    if (first) this.ask(first);
    else this.store.dispatch({ solving: null, problem: null });
  }

  async askDay(day: string) {
    this.ask(await call('GET /api/puzzles/days/{day}', { day }), { day });
  }

  async repeat() {
    const [first] = due(this.outside.load(), this.outside.now());
    if (first) this.ask(first.puzzle, { again: true, run: null });
    else await this.next();
  }

  async wishFor(change: Partial<Filter>) {
    this.store.dispatch({ wish: { ...this.state.wish, ...change } });
    await this.next();
  }

  /** Answer with a move, which led to the position `after`. */
  async answer(move: string, after: string = ''): Promise<Solving> {
    let solving = this.state.solving as Solving;
    if (hasToBeJudged(solving, move)) {
      this.store.dispatch({ judging: true });
      const margin = await this.outside.judge(solving.puzzle, move, after);
      if (this.state.solving !== solving) return solving;
      if (margin !== null) solving = judged(solving, move, margin);
    }
    const wasFailed = solving.failed;
    solving = tried(solving, move);
    this.store.dispatch({ solving, judging: false });
    if (!wasFailed && (solving.over || solving.failed)) await this.finish(solving);
    return solving;
  }

  async giveUp() {
    const { solving } = this.state;
    if (!solving || solving.over) return;
    const over = givenUp(solving);
    this.store.dispatch({ solving: over });
    if (!solving.failed) await this.finish(over);
  }

  /** Settle the attempt that counts: found, failed or given up. */
  async finish({ puzzle, tries, solved }: Solving) {
    const { run } = this.state;
    if (run && this.isRunning) {
      this.advance(run, tries, solved);
      return;
    }
    const { load, save, now } = this.outside;
    if (puzzle.own) return this.sendOwn(puzzle.id, { ...puzzle.own, solved });
    save(afterAttempt(load(), puzzle, solved, now()));
    if (tries.length > 0) await this.send(puzzle.id, tries);
  }

  /** Report the result for the player's own mistake; the server schedules its repetition. */
  async sendOwn(id: string, { game, number, solved }: Kept['tried'][number]) {
    const { load, save, now } = this.outside;
    const comesAgain = (at: number) =>
      this.store.dispatch({ own: withDue(this.state.own, id, at) });
    comesAgain(now() + DAY);
    try {
      const { due: at } = await sendMistake({ game, number, solved });
      comesAgain(at ?? Infinity);
    } catch (problem) {
      if (problem instanceof Refused) return;
      if (!(problem instanceof Away)) throw problem;
      const kept = load();
      save({ ...kept, tried: [...kept.tried, { game, number, solved }] });
      this.store.dispatch({ away: true });
    }
  }

  async send(id: string, moves: string[]) {
    if (site.isStatic) return;
    const { load, save } = this.outside;
    try {
      const result = await sendAttempt({ id, moves });
      const { overview } = this.state;
      this.store.dispatch({ result, overview: overview && { ...overview, you: result.you } });
    } catch (problem) {
      if (!(problem instanceof Away)) return this.fail(problem);
      const kept = load();
      save({ ...kept, waiting: [...kept.waiting, { id, moves }] });
      this.store.dispatch({ away: true });
    }
  }

  /** Send what is waiting, and refill the batch. */
  async sync() {
    if (site.isStatic) return;
    const { load, save } = this.outside;
    if (this.state.run?.isOver) await this.end();
    try {
      for (const each of load().waiting) {
        await sendAttempt(each).catch(passOver);
        save({ ...load(), waiting: load().waiting.filter(({ id }) => id !== each.id) });
      }
      for (const each of load().tried) {
        await sendMistake(each).catch(passOver);
        save({ ...load(), tried: load().tried.slice(1) });
      }
      if (load().batch.length < FEW) {
        const { puzzles } = await fetchNext({ theme: '', difficulty: 'normal' }, BATCH);
        save({ ...load(), batch: puzzles });
      }
      const [overview, { puzzles: own }] = await Promise.all([
        call('GET /api/puzzles'),
        call('GET /api/me/mistakes'),
      ]);
      this.store.dispatch({ overview, own, away: false });
    } catch (problem) {
      if (!(problem instanceof Away || problem instanceof Refused)) throw problem; // the next time
    }
  }

  async begin() {
    try {
      const { id, seconds, puzzles } = await call('POST /api/puzzles/runs');
      const until = this.outside.now() + 1000 * seconds;
      const run = { id, puzzles, until, moves: [], solved: 0, isOver: false, best: null };
      this.ask(puzzles[0], { run });
    } catch (problem) {
      this.fail(problem);
    }
  }

  advance(run: Run, tries: string[], solved: boolean) {
    const moves = [...run.moves, tries];
    const later = { ...run, moves, solved: run.solved + (solved ? 1 : 0) };
    const puzzle = run.puzzles[moves.length];
    if (puzzle) this.ask(puzzle, { run: later });
    else this.end(later);
  }

  /** End a run; after a failure it can be ended again. */
  async end(run: Run | null = this.state.run) {
    if (!run || run.best !== null) return;
    this.store.dispatch({ run: { ...run, isOver: true }, solving: null, problem: null });
    try {
      const { solved, best } = await call('POST /api/puzzles/runs/{run}', {
        run: run.id,
        moves: run.moves,
      });
      this.store.dispatch({ run: { ...run, isOver: true, solved, best } });
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** The line on show: the best, or the next best. */
  get line() {
    const { solving, isOther } = this.state;
    return solving ? linesOf(solving)[isOther ? 1 : 0] : [];
  }

  show(by: number) {
    if (!this.state.solving?.over) return;
    const { shown } = this.state;
    this.store.dispatch({ shown: Math.min(this.line.length, Math.max(0, (shown ?? 0) + by)) });
  }

  /** Show the position after some moves of the best or the next best line. */
  showAt(isOther: boolean, shown: number) {
    this.store.dispatch({ isOther, shown });
  }

  async report(reason: Reason) {
    const { solving } = this.state;
    if (!solving) return;
    try {
      await call('POST /api/puzzles/{puzzle}/reports', { puzzle: solving.puzzle.id, reason });
      this.store.dispatch({ reported: reason });
    } catch (problem) {
      this.fail(problem);
    }
  }
}

function fetchNext({ theme, difficulty }: Filter, number: number) {
  return call('GET /api/puzzles/next', {
    ...(theme && theme !== OWN && { theme }),
    difficulty,
    number,
  });
}

function sendAttempt({ id, moves }: Kept['waiting'][number]) {
  return call('POST /api/puzzles/{puzzle}/attempts', { puzzle: id, moves });
}

/** @param attempt  at a numbered decision */
function sendMistake(attempt: Kept['tried'][number]) {
  return call('POST /api/me/mistakes/{game}/{number}', attempt);
}

/** Drop an attempt that the server refuses: the puzzle no longer exists. */
function passOver(problem: unknown) {
  if (!(problem instanceof Refused)) throw problem;
}

export type Kept = {
  batch: PuzzleState[];
  /** Attempts to send, oldest first. */
  waiting: { id: string; moves: string[] }[];
  again: { puzzle: PuzzleState; due: number; stage: number }[];
  /** Results for the player's own mistakes that are still to be sent. */
  tried: { game: string; number: number; solved: boolean }[];
};

/** The days until a failed puzzle is repeated; after the last repetition it counts as learned. */
const DAYS = [1, 3, 7, 21];
export const DAY = 24 * 60 * 60 * 1000;
const MOST_AGAIN = 60;

export const NOTHING: Kept = { batch: [], waiting: [], again: [], tried: [] };

/**
 * Schedule a puzzle after an attempt: a failed one is repeated, one solved again later or never.
 * @param now  in ms
 */
export function afterAttempt(kept: Kept, puzzle: PuzzleState, solved: boolean, now: number): Kept {
  const before = kept.again.find((each) => each.puzzle.id === puzzle.id);
  const others = kept.again.filter((each) => each !== before);
  const batch = kept.batch.filter(({ id }) => id !== puzzle.id);
  if (!before && solved) return { ...kept, batch };
  const stage = solved && before ? before.stage + 1 : 0;
  const known = stage >= DAYS.length;
  const later = known ? [] : [{ puzzle, due: now + DAYS[stage] * DAY, stage }];
  return { ...kept, batch, again: [...others, ...later].slice(-MOST_AGAIN) };
}

/** List the player's own mistakes that are due: untried ones, then the longest due first. */
export function dueOwn(mistakes: PuzzleState[], now: number) {
  const at = ({ own }: PuzzleState) => own?.due ?? 0;
  return mistakes.filter((each) => at(each) <= now).sort((one, other) => at(one) - at(other));
}

/** Reschedule one of the mistakes. */
function withDue(mistakes: PuzzleState[], id: string, due: number) {
  return mistakes.map((each) =>
    each.id === id && each.own ? { ...each, own: { ...each.own, due } } : each,
  );
}

export function due({ again }: Kept, now: number) {
  return again.filter((each) => each.due <= now).sort((one, other) => one.due - other.due);
}

/** Pick a puzzle of a theme (any if empty) from the batch, or null. */
export function fromBatch({ batch }: Kept, theme: string) {
  return batch.find(({ themes }) => !theme || themes.some((each) => each === theme)) ?? null;
}
