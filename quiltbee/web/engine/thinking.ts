/** Decisions in an instance of the module, one after another: the work of the worker. */
import { once } from '../core/store.ts';
import { encode, tokenOf, type Encoded } from './encoding.ts';
import { Instance, layoutOf, weightsOf } from './instance.ts';

/** A request for a decision; times in ms. Missing limits are the level's own. */
export interface Request {
  /** A valid position string. */
  position: string;
  level?: number;
  lines?: number;
  /** Only the margin counts. */
  byScore?: boolean;
  passLine?: boolean;
  forecast?: number;
  nodes?: number;
  depth?: number;
  moveTime?: number;
  clock?: number;
  increment?: number;
  infinite?: boolean;
  /** For the random choices of weak levels; by default different each time. */
  seed?: number;
}

/**
 * A line of play in the view of the player to move: chance to win from 0 to 1, margin in points.
 */
export interface Line {
  moves: string[];
  depth: number;
  nodes: number;
  chance: number | null;
  margin: number;
  proven: 'win' | 'loss' | null;
  /** The expected end of the game; each pair begins with the player to move. */
  forecast?: { scores: [number, number]; empty: [number, number]; tile: [number, number] };
}

/** The result of a request, without a move if a card comes next. */
export interface Decision {
  move: string | null;
  lines: Line[];
  candidates: { move: string; visits: number; prior: number }[];
  method: string;
}

/** What the host provides for a decision: the clock, the stop signal, pauses, and reports. */
export interface Surroundings {
  now: () => number;
  isStopped: () => boolean;
  /** Yields to other tasks, and waits while the page is hidden; returns the duration in ms. */
  rest: () => Promise<number>;
  report: (lines: Line[]) => void;
}

/** Rounds of the search in a slice, about a millisecond. */
const WORK = 20;
/** The work between two yields, in ms. */
const TURN = 12;
const REPORT = 500;
const DONE = 1;
const NONE = -1;
const MOST_SEED = 2 ** 48;

/** Fetches the unpacked weights of a game. */
export type Weights = (game: 'duel' | 'solo') => Promise<Uint8Array>;

export class Thinking {
  readonly #module: WebAssembly.Module;
  readonly #weights: Weights;
  readonly #size: 'small' | 'large';

  constructor(module: WebAssembly.Module, weights: Weights, size: 'small' | 'large' = 'small') {
    this.#module = module;
    this.#weights = weights;
    this.#size = size;
  }

  /** Run one decision; await it before the next one. */
  async decide(request: Request, around: Surroundings): Promise<Decision> {
    const encoded = encode(request.position, layoutOf(this.#module));
    const instance = await this.#instance(encoded.game);
    const started = around.now();
    let [waited, rested, reported] = [0, started, started];
    write(instance, request, encoded);
    instance.call('begin');
    for (;;) {
      const now = around.now();
      const elapsed = Math.round(1000 * (now - started - waited));
      if (instance.call('step', WORK, elapsed, Number(around.isStopped())) === DONE) break;
      if (now - rested < TURN) continue;
      waited += await around.rest();
      rested = around.now();
      if (rested - reported < REPORT) continue;
      reported = rested;
      if (instance.call('report')) around.report(linesOf(instance));
    }
    while (request.infinite && !around.isStopped()) await around.rest();
    return decisionOf(instance);
  }

  /** Return the instance of a game, with its weights. */
  readonly #instance = once(async (game: 'duel' | 'solo') => {
    const weights = weightsOf(await this.#weights(game));
    const instance = new Instance(this.#module, game, this.#size);
    for (const [name, bytes] of weights) instance.fill(`search.${name}`, bytes);
    return instance;
  });
}

function write(instance: Instance, request: Request, { state, ring }: Encoded) {
  instance.words('state').set(state);
  instance.words('ring').set(ring);
  const microseconds = (ms: number | undefined) =>
    ms === undefined ? NONE : Math.round(1000 * ms);
  const numbers: Record<string, number> = {
    level: request.level ?? 10,
    lines: request.lines ?? 1,
    by_score: Number(request.byScore ?? false),
    pass_line: Number(request.passLine ?? false),
    forecast: request.forecast ?? 0,
    seed: request.seed ?? 1 + Math.floor(Math.random() * MOST_SEED),
    nodes: request.nodes ?? NONE,
    depth: request.depth ?? NONE,
    infinite: Number(request.infinite ?? false),
    move_time: microseconds(request.moveTime),
    clock: microseconds(request.clock),
    increment: microseconds(request.increment ?? 0),
    threads: 1,
  };
  const names = instance.layout.names.request;
  instance.words('request').set(names.map((name) => BigInt(numbers[name])));
}

/** Split a table into rows by column name. */
function rowsOf<T extends bigint | number>(all: ArrayLike<T>, names: string[], count: number) {
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(names.map((name, n) => [name, Number(all[row * names.length + n])])),
  );
}

function linesOf(instance: Instance): Line[] {
  const { names } = instance.layout;
  const count = Number(instance.words('results')[names.results.indexOf('lines')]);
  const figures = rowsOf(instance.floats('lines.figures'), names.figures, count);
  const actions = instance.words('lines.actions');
  const width = actions.length / (instance.words('lines.numbers').length / names.numbers.length);
  return rowsOf(instance.words('lines.numbers'), names.numbers, count).map((numbers, row) => {
    const { chance, margin, ...others } = figures[row];
    const moves = actions.subarray(row * width, row * width + numbers.length);
    const line: Line = {
      moves: Array.from(moves, (action) => tokenOf(Number(action), instance.layout)),
      depth: numbers.depth,
      nodes: numbers.nodes,
      chance: numbers.has_chance ? chance : null,
      margin,
      proven: numbers.solved === 0 ? null : numbers.solved > 0 ? 'win' : 'loss',
    };
    if (!numbers.games) return line;
    const pair = (name: string): [number, number] => [others[name], others[`others_${name}`]];
    return {
      ...line,
      forecast: { scores: pair('scores'), empty: pair('empty'), tile: pair('tile') },
    };
  });
}

function decisionOf(instance: Instance): Decision {
  const { names } = instance.layout;
  const [results] = rowsOf(instance.words('results'), names.results, 1);
  const candidates = rowsOf(instance.words('candidates'), ['action', 'visits'], results.candidates);
  const priors = instance.floats('priors');
  const lines = linesOf(instance);
  return {
    move: lines[0]?.moves[0] ?? null,
    lines,
    candidates: candidates
      .map(({ action, visits }, n) => ({
        move: tokenOf(action, instance.layout),
        visits,
        prior: priors[n],
      }))
      .filter(({ visits }) => visits > 0),
    method: names.methods[results.method],
  };
}
