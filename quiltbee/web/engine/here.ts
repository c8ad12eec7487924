/** The engine of this page in place of a server: decisions and lines, or why there are none. */
import { Refused } from '../core/api.ts';
import { parsePosition } from '../core/rules/notation.ts';
import { deciderOf } from '../core/rules/position.ts';
import { t } from '../core/words.ts';
import { Engine, whyNot, type Line, type Request } from './engine.ts';
import { compensated, valueOf } from './value.ts';
import type { AnalysisAnswer, CardAnswer } from '../core/generated/messages.ts';
import type { Patches } from '../core/types.ts';

/** For lines and hints; reviews search longer and have a larger one. */
const engine = new Engine();

/** How many quick games each line is forecast from. */
const FORECAST = 30;
/** For so long the page thinks about a position by itself, in seconds. */
const LONGEST = 30;

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

/** `points` go with the second seat; without `seconds` it is as long as usual. */
export type Wish = { position: string; points: number; lines: number; seconds?: number };

/** About a decision, or in place of lines about the cards that may come. */
export type Answer = AnalysisAnswer & Partial<Pick<CardAnswer, 'cards' | 'expected'>>;

/** The best lines in a position, better and better, as the server streams them. */
export async function* linesHere(
  wish: Wish,
  patches: Patches,
  signal: AbortSignal,
): AsyncGenerator<Answer> {
  const { position, lines, seconds = LONGEST } = wish;
  const answer = (found: Line[], final: boolean) => answerOf(found, wish, patches, final);
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

function answerOf(
  found: Line[],
  { position, points, lines }: Wish,
  patches: Patches,
  final: boolean,
): Answer {
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
