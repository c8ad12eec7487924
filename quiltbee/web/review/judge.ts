/**
 * Reviews by the page's engine, with the same questions, limits, figures and marks as
 * `quiltbee.review` on the server, but without reasons. `tests/web/test_judge.py` compares the two.
 */
import { describePosition } from '../core/rules/description.ts';
import { parsePosition } from '../core/rules/notation.ts';
import { legalMoves, play } from '../core/rules/play.ts';
import { deciderOf } from '../core/rules/position.ts';
import { isAutomas } from '../core/rules/automa.ts';
import { compensated, endOf, rounded, valueOf, type Pair, type Value } from '../engine/value.ts';
import { EFFORT, FIGURES, MEASURED, THRESHOLDS } from '../core/generated/measured.ts';
import type { Line, Request } from '../engine/thinking.ts';
import type { Decision, Document, Estimate, Mark, Side } from './document.ts';
import type { Patches, Player, ReplayFrame, Position } from '../core/types.ts';

export type Question = Pick<Request, 'position' | 'nodes' | 'forecast'>;

export type Ask = (question: Question) => Promise<Line | null>;

type Effort = typeof EFFORT;

/** Later stages rank higher. */
type Weighed = { value: Value; rank: number };

/** A decision with its losses. */
type Judged = {
  number: number;
  seat: Player;
  move: string;
  choice: boolean;
  before: Value;
  after: Value;
  points: number;
  chance: number;
};

export class Judge {
  readonly #positions: Position[];
  readonly #moves: string[];
  /** The deciding player; null for a card, and at the end. */
  readonly #seats: (Player | null)[];
  readonly #choices: boolean[];
  readonly #found: (Weighed | undefined)[] = [];
  readonly #instead = new Map<number, { move: string; weighed: Weighed }>();
  readonly #questions: number[];
  #stage: Document['stage'] = 'quick';
  #done = 0;
  #of: number;
  #nodes = 0;

  constructor(
    readonly frames: ReplayFrame[],
    readonly link: string,
    readonly patches: Patches,
    readonly ask: Ask,
    readonly effort: Effort = EFFORT,
  ) {
    this.#positions = frames.map(({ position }) => parsePosition(position, patches) as Position);
    this.#moves = frames.slice(1).map(({ move }) => move as string);
    const deciders = this.#positions.map(deciderOf);
    this.#seats = deciders.map((each) => (each === 'card' ? null : each));
    this.#choices = this.#positions.map(
      (position, at) => this.#seats[at] !== null && legalMoves(position, patches).length > 1,
    );
    const last = this.#moves.length;
    this.#questions = deciders.flatMap((decider, at) => {
      if (decider === null) return [];
      return decider === 'card' || this.#choices[at] || at === last ? [at] : [];
    });
    this.#of = this.#questions.length;
  }

  /** Yield the review so far after each piece of work; the last one is complete. */
  async *run(): AsyncGenerator<Document> {
    for (const [stage, works] of this.#stages()) {
      [this.#stage, this.#done, this.#of] = [stage, 0, works.length];
      for (const work of works) {
        await work();
        this.#done += 1;
        yield this.document();
      }
      if (works.length === 0) yield this.document();
    }
  }

  *#stages(): Generator<[Document['stage'], (() => Promise<void>)[]]> {
    const { quick, refined, deep } = this.effort;
    const questions = this.#questions;
    yield ['quick', questions.map((at) => () => this.#weigh(at, quick, 1))];
    const order = this.#costliestFirst(questions);
    const all = order.map((at) => () => this.#weigh(at, refined, 2));
    const better = this.#doubtful().map((at) => () => this.#weighBest(at, refined, 2));
    yield ['refined', [...all, ...better]];
    const doubtful = this.#doubtful();
    const works = doubtful.flatMap((at) => {
      const study = async () => {
        await this.#weigh(at, deep, 3);
        await this.#weighBest(at, deep, 3);
      };
      const hasNext = questions.includes(at + 1) && !doubtful.includes(at + 1);
      return hasNext ? [study, () => this.#weigh(at + 1, deep, 3)] : [study];
    });
    yield ['deep', works];
  }

  /** Order positions by the losses before and after them. */
  #costliestFirst(numbers: number[]) {
    const times = this.#timesCrossed();
    const worst = (at: number) => Math.max(...times.slice(Math.max(at - 1, 0), at + 1));
    return [...numbers].sort((one, other) => worst(other) - worst(one));
  }

  /** List the positions before decisions that lost much, the costliest first. */
  #doubtful() {
    const times = this.#timesCrossed();
    return [...times.keys()]
      .filter((at) => times[at] >= this.effort.doubtful)
      .sort((one, other) => times[other] - times[one]);
  }

  #timesCrossed() {
    return (this.#decisions() ?? []).map(timesCrossed);
  }

  async #weigh(at: number, nodes: number, rank: number) {
    const { position } = this.frames[at];
    const line = await this.#answer({ position, nodes, forecast: this.effort.forecast });
    const found = line && valueOf(line, this.#seats[at] ?? 1);
    if (!found) throw new Error(`no value of ${position}`);
    this.#found[at] = { value: this.#counted(found, this.#positions[at]), rank };
  }

  /** Search the position after the best move. */
  async #weighBest(at: number, nodes: number, rank: number) {
    const [best] = this.#bestKnown(at)?.line ?? [];
    if (best === undefined || best === this.#moves[at]) return;
    const after = play(this.#positions[at], best, this.patches);
    if (after === null) throw new Error(`${best} is illegal in ${this.frames[at].position}`);
    const value =
      after.stage === 'over' ? endOf(after, this.patches) : await this.#worth(after, at, nodes);
    if (value === null) return;
    const weighed = { value: this.#counted(value, after), rank };
    this.#instead.set(at, { move: best, weighed });
  }

  /** Search the position after a move that was not made. */
  async #worth(after: Position, at: number, nodes: number) {
    const { automa } = this.frames[at];
    const facts = automa && { ...automa, turns: [], levels: [] };
    const { position } = describePosition(after, this.patches, facts);
    const line = await this.#answer({ position, nodes, forecast: this.effort.forecast });
    const seat = deciderOf(after);
    return line && valueOf(line, seat === 'card' || seat === null ? 1 : seat);
  }

  async #answer(question: Question) {
    const line = await this.ask(question);
    this.#nodes += line?.nodes ?? 0;
    return line;
  }

  #counted(value: Value, position: Position) {
    return compensated(value, this.frames[0].points, position, this.patches);
  }

  /** Return the value from the longest search of a position, or of the one after its best move. */
  #bestKnown(at: number): Value | null {
    const own = this.#found[at];
    if (!own) return null;
    const instead = this.#instead.get(at);
    if (!instead || instead.weighed.rank < own.rank || own.value.proven) return own.value;
    const { value } = instead.weighed;
    return { ...value, line: [instead.move, ...value.line] };
  }

  #end() {
    const end = this.#positions[this.#positions.length - 1];
    return this.#counted(endOf(end, this.patches), end);
  }

  /** Return the value of each position; null until all are known. */
  #values(): Value[] | null {
    if (this.#questions.some((at) => this.#bestKnown(at) === null)) return null;
    const last = this.#moves.length;
    const values = [this.#bestKnown(last) ?? this.#end()];
    for (let at = last - 1; at >= 0; at -= 1) {
      const seat = this.#seats[at];
      const [after] = values;
      let own = this.#bestKnown(at);
      if (seat === null) own ??= { ...after, ...UNTOLD };
      else if (own === null || (after.proven && isBetter(after, own, seat)))
        own = { ...after, line: [this.#moves[at], ...after.line] };
      values.unshift(own);
    }
    return values;
  }

  #decisions(): Judged[] | null {
    const values = this.#values();
    return (
      values &&
      this.#moves.map((move, at) => {
        const seat = this.#seats[at] ?? 2;
        const [before, after] = [values[at], values[at + 1]];
        const isKept = isAutomas(move) || before.line[0] === move;
        return {
          ...{ number: at + 1, seat, move, choice: this.#choices[at], before, after },
          points: isKept ? 0 : lost(marginOf(before, seat) - marginOf(after, seat)),
          chance: isKept ? 0 : lost(chanceOf(before, seat) - chanceOf(after, seat)),
        };
      })
    );
  }

  document(): Document {
    const made = this.#decisions();
    const isOver = this.#positions[this.#moves.length].stage === 'over';
    const known = (at: number) =>
      at === this.#moves.length && isOver ? this.#end() : this.#bestKnown(at);
    const start = made ? made[0].before : known(0);
    const variant = this.#positions[0].automa ? 'solo' : 'duel';
    const sides = [1, 2] as Player[];
    return {
      ...{ version: 2, variant, link: this.link },
      ...{ stage: this.#stage, done: this.#done, of: this.#of },
      judge: { name: 'Quiltbee', nodes: this.#nodes },
      thresholds: THRESHOLDS,
      start: start && estimate(start),
      decisions: made
        ? made.map(decided)
        : this.#moves.map((move, at) =>
            notYet(at, move, this.#seats[at], this.#choices[at], known),
          ),
      sides: sides.map((seat) => sideOf(made ?? [], seat, variant)),
      costliest: sides.map((seat) => costliest(made ?? [], seat)),
      finest: [null, null],
      hasReasons: false,
    };
  }
}

/** No forecast is made for a card. */
const UNTOLD = {
  ...{ proven: false, scores: null, empty_spaces: null, special_tile: null },
  line: [] as string[],
};

function isBetter(one: Value, other: Value, seat: Player) {
  const by = chanceOf(one, seat) - chanceOf(other, seat);
  return by > 0 || (by === 0 && marginOf(one, seat) > marginOf(other, seat));
}

function marginOf({ margin }: Value, seat: Player) {
  return seat === 1 ? margin : -margin;
}

function chanceOf({ chance }: Value, seat: Player) {
  return seat === 1 ? chance : 1 - chance;
}

/** Round off the noise of a subtraction. */
function lost(by: number) {
  return rounded(Math.max(by, 0), 6);
}

function estimate({ chance, margin, proven, ...pairs }: Value): Estimate {
  const pair = (both: Pair | null): Pair | null =>
    both && [rounded(both[0], 2), rounded(both[1], 2)];
  return {
    ...{ chance: rounded(chance, 3), margin: rounded(margin, 2), proven },
    scores: pair(pairs.scores),
    empty_spaces: pair(pairs.empty_spaces),
    special_tile: pair(pairs.special_tile),
  };
}

function decided(made: Judged): Decision {
  const { number, seat, move, choice, before, after, points, chance } = made;
  return {
    ...{ number, seat, move, choice, before: estimate(before), after: estimate(after) },
    ...{ best: before.line[0] ?? null, line: before.line },
    ...{ points_lost: rounded(points, 2), chance_lost: rounded(chance, 3) },
    mark: markOf(timesCrossed(made)),
    marks: {
      points: markOf(points / THRESHOLDS.points),
      chance: markOf(chance / THRESHOLDS.chance),
    },
    ...{ account: null, reasons: [] },
    luck: isAutomas(move)
      ? {
          points: rounded(after.margin - before.margin, 2),
          chance: rounded(after.chance - before.chance, 3),
        }
      : null,
  };
}

/** Describe a decision without losses, while some position has no value yet. */
function notYet(
  at: number,
  move: string,
  seat: Player | null,
  choice: boolean,
  known: (at: number) => Value | null,
): Decision {
  const [before, after] = [known(at), known(at + 1)];
  const line = before?.line ?? [];
  return {
    ...{ number: at + 1, seat: seat ?? 2, move, choice },
    ...{ before: before && estimate(before), after: after && estimate(after) },
    ...{ best: line[0] ?? null, line, points_lost: null, chance_lost: null, mark: null },
    ...{ marks: { points: null, chance: null }, account: null, reasons: [], luck: null },
  };
}

function timesCrossed({ points, chance }: Judged) {
  return Math.max(points / THRESHOLDS.points, chance / THRESHOLDS.chance);
}

function markOf(times: number): Mark | null {
  const found = FIGURES.marks.find(([least]) => times >= least);
  return found ? (found[1] as Mark) : null;
}

function sum(figures: number[]) {
  return figures.reduce((all, each) => all + each, 0);
}

function sideOf(made: Judged[], seat: Player, variant: 'duel' | 'solo'): Side {
  const counted = made.filter((each) => each.seat === seat && each.choice);
  const { length } = counted;
  const points = sum(counted.map((each) => each.points));
  const mean = points / Math.max(length, 1);
  const accuracies = counted.map((each) => 100 * 2 ** (-each.points / FIGURES.half_life));
  const cards = made.filter(({ move }) => isAutomas(move));
  const luck = {
    points: rounded(sum(cards.map(({ before, after }) => after.margin - before.margin)), 2),
    chance: rounded(sum(cards.map(({ before, after }) => after.chance - before.chance)), 3),
  };
  return {
    decisions: length,
    best: counted.filter(({ before, move }) => before.line[0] === move).length,
    points_lost: rounded(mean, 2),
    points_lost_total: rounded(points, 2),
    chance_lost: rounded(sum(counted.map((each) => each.chance)) / Math.max(length, 1), 4),
    accuracy: length > 0 ? rounded(sum(accuracies) / length, 1) : null,
    near_level: length < FIGURES.enough ? null : nearLevel(mean, variant),
    account: {},
    luck: variant === 'solo' && seat === 1 ? luck : null,
  };
}

/** Return the level with the most similar loss. */
function nearLevel(mean: number, variant: 'duel' | 'solo') {
  const off = MEASURED[variant].map(({ lost: each }) => Math.abs(each - mean));
  return 1 + off.indexOf(Math.min(...off));
}

function costliest(made: Judged[], seat: Player) {
  return made
    .filter((each) => each.seat === seat && each.points >= FIGURES.worth_naming)
    .sort((one, other) => other.points - one.points)
    .slice(0, FIGURES.costliest)
    .map(({ number }) => number);
}
