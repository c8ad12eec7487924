/** The engine of this page in place of a server: decisions and lines, or why there are none. */
import { Refused } from '../core/api.ts';
import { parsePosition } from '../core/rules/notation.ts';
import { deciderOf } from '../core/rules/position.ts';
import { t } from '../core/words.ts';
import { Engine, whyNot, type Line, type Request } from './engine.ts';
import { compensated, valueOf } from './value.ts';
import type { LineState } from '../core/generated/messages.ts';
import type { Patches } from '../core/types.ts';

/** For lines and hints; reviews search longer and have a larger one. */
const engine = new Engine();

/** How many quick games each line is forecast from. */
const FORECAST = 30;

/** Decide, or say in a sentence why this page can't. */
export async function decideHere(
  request: Request,
  signal?: AbortSignal,
  by: Engine = engine,
  report: (lines: Line[]) => void = () => {},
) {
  const missing = whyNot();
  if (missing) throw new Refused(t(missing), 0);
  try {
    return await by.analyse(request, report, signal);
  } catch (problem) {
    by.stop(); // the next decision loads it anew
    if (signal?.aborted) throw problem;
    throw new Refused(t('engine-not-loaded'), 0);
  }
}

export type LinesHere = {
  nodes: number;
  lines: LineState[];
  pass: LineState | null;
  /** None is judged for itself. */
  cards?: [];
  /** Before a card of the Automa. */
  expected?: { chance: number; margin: number } | null;
  final: boolean;
  waiting: null;
};

/** The best lines in a position, better and better, as the server streams them. */
export async function* linesHere(
  { position, points, lines, seconds }: Wish,
  patches: Patches,
  signal: AbortSignal,
): AsyncGenerator<LinesHere> {
  const answer = (found: Line[], final: boolean) =>
    answerOf(found, { position, points, lines, seconds }, patches, final);
  const request = {
    ...{ position, lines: Math.max(lines, 2), moveTime: 1000 * seconds },
    ...{ forecast: FORECAST, passLine: true },
  };
  let tell: (found: Line[]) => void = () => {};
  const deciding = decideHere(request, signal, engine, (found) => tell(found));
  deciding.catch(() => {}); // it is awaited below, unless nobody asks any more
  for (;;) {
    const reported = new Promise<Line[]>((resolve) => {
      tell = resolve;
    });
    const found = await Promise.race([reported, deciding.then(() => null)]);
    if (found === null) break;
    yield answer(found, false);
  }
  yield answer((await deciding).lines, true);
}

export type Wish = { position: string; points: number; lines: number; seconds: number };

function answerOf(
  found: Line[],
  { position, points, lines }: Wish,
  patches: Patches,
  final: boolean,
): LinesHere {
  const at = parsePosition(position, patches);
  if (at === null) throw new RangeError(`no position: ${position}`);
  const seat = deciderOf(at);
  const told = found.flatMap((line) => {
    const value = valueOf(line, seat === 2 ? 2 : 1);
    return value ? [compensated(value, points, at, patches)] : [];
  });
  const nodes = Math.max(0, ...found.map((line) => line.nodes));
  const common = { nodes, final, waiting: null };
  if (seat === 'card') {
    return { ...common, lines: [], pass: null, cards: [], expected: told[0] ?? null };
  }
  const all = told.map((value) => ({ move: value.line[0], ...value }));
  const pass = all.slice(lines).find(({ move }) => move === 'pass') ?? null;
  return { ...common, lines: all.slice(0, lines), pass };
}
