/**
 * The one door to the engine of this page: moves, hints, lines and reviews, or why there are none.
 * Help that would be unfair in a running game is refused here, whoever asks.
 */
import { Refused, call, isAway } from '../core/api.ts';
import { playAutoma } from '../core/rules/automa.ts';
import { automaTurn, candidates, cardOf, openCards, withCard } from '../core/rules/automa_cards.ts';
import { parsePosition, positionString } from '../core/rules/notation.ts';
import { deciderOf } from '../core/rules/position.ts';
import { shufflesOf } from '../core/rules/shuffles.ts';
import { t } from '../core/words.ts';
import { runningGames } from '../shell/settings.ts';
import { Engine, whyNot, type Line, type Request } from './engine.ts';
import { refusalOf, type Running } from './fairness.ts';
import { compensated, endOf, valueOf } from './value.ts';
import type { Answer, Wish } from './types.ts';
import type { WeighedCard } from '../core/generated/messages.ts';
import type { Position } from '../core/rules/types.ts';
import type { Patches } from '../core/types.ts';

/** For lines and hints; reviews search longer and have a larger one. */
const engine = new Engine();

/** How many quick games each line is forecast from. */
const FORECAST = 30;
/** For so long the page thinks about a position by itself, in seconds. */
const LONGEST = 30;
/** How long it thinks about a card at first, and at most, in ms: up to twelve come in turn. */
const FIRST_CARD = 50;
const LONGEST_CARD = 1000;

/** For so long an answer of the server about running games holds, in ms. */
const HOLDS = 5000;

let asked = { at: -Infinity, games: Promise.resolve<Running[]>([]) };

/** The running games in which help is unfair: as the server has them, or as this browser saw. */
function running(): Promise<Running[]> {
  if (performance.now() - asked.at < HOLDS) return asked.games;
  const games = call('GET /api/me/running').catch((problem) => {
    if (!isAway(problem)) throw problem;
    return runningGames(Date.now());
  });
  asked = { at: performance.now(), games };
  return games;
}

/**
 * The move of a level, in a game that this page plays itself.
 * @param moveTime  the most time, in ms
 */
export async function moveHere(
  request: { position: string; level: number; moveTime: number },
  signal?: AbortSignal,
) {
  return (await think(request, signal, engine)).move;
}

/**
 * How help is asked for. `about` is the position by which it may be refused: that of the request by
 * default; for a review the first of the game, as on the server.
 */
type Ways = {
  signal?: AbortSignal;
  by?: Engine;
  report?: (lines: Line[]) => void;
  about?: string;
};

/** Help, or a sentence why there is none. */
export async function decideHere(
  request: Request,
  { signal, by = engine, report, about = request.position }: Ways = {},
) {
  const refusal = refusalOf(about, await running());
  if (refusal) throw new Refused(t(refusal), 403);
  return think(request, signal, by, report);
}

async function think(
  request: Request,
  signal: AbortSignal | undefined,
  by: Engine,
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

/** The best lines in a position, better and better, as the server streams them to programs. */
export async function* linesHere(
  wish: Wish,
  patches: Patches,
  signal: AbortSignal,
): AsyncGenerator<Answer> {
  const { position, lines, seconds = LONGEST } = wish;
  const at = parsePosition(position, patches);
  if (at === null) throw new RangeError(`no position: ${position}`);
  if (deciderOf(at) === 'card') return yield* cardsHere(wish, at, patches, signal);
  const answer = (found: Line[], final: boolean) => answerOf(found, wish, at, patches, final);
  const request = {
    ...{ position, lines: Math.max(lines, 2), moveTime: 1000 * seconds },
    ...{ forecast: FORECAST, passLine: true },
  };
  let tell: (found: Line[]) => void = () => {};
  const deciding = decideHere(request, { signal, report: (found) => tell(found) });
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
  { points, lines }: Wish,
  at: Position,
  patches: Patches,
  final: boolean,
): Answer {
  const seat = at.turn;
  const all = found.flatMap((line) => {
    const value = valueOf(line, seat);
    return value ? [{ move: line.moves[0], ...compensated(value, points, at, patches) }] : [];
  });
  const nodes = Math.max(0, ...found.map((line) => line.nodes));
  const pass = all.slice(lines).find(({ move }) => move === 'pass') ?? null;
  return { nodes, lines: all.slice(0, lines), pass, final, waiting: null };
}

/** A card that may come, and the position after it. */
type NextCard = WeighedCard & { after: Position; text: string; nodes: number };

/** The cards that may come, analysed in turn and ever longer; the value is the mean of theirs. */
async function* cardsHere(
  { position, points, seconds = LONGEST }: Wish,
  at: Position,
  patches: Patches,
  signal: AbortSignal,
): AsyncGenerator<Answer> {
  const cards = nextCards(position, at, points, patches);
  const open = cards.filter(({ margin }) => margin === null);
  let [slice, left] = [FIRST_CARD, 1000 * seconds];
  while (open.length > 0 && left > 0 && !signal.aborted) {
    for (const card of open) {
      const request = { position: card.text, moveTime: Math.min(slice, left) };
      const { lines } = await decideHere(request, { signal, about: position });
      left -= slice;
      take(card, lines[0], points, patches);
      if (left <= 0 || signal.aborted) break;
      if (slice === FIRST_CARD) yield described(cards, false);
    }
    yield described(cards, false);
    slice = Math.min(2 * slice, LONGEST_CARD);
  }
  yield described(cards, true);
}

/** The cards that may come, by number; those that end the game have their value. */
function nextCards(text: string, at: Position, points: number, patches: Patches): NextCard[] {
  const shuffles = shufflesOf(text);
  const numbers = shuffles ? candidates(shuffles, 0) : [];
  return numbers.flatMap((card) => {
    const turn = automaTurn(at, cardOf(card), 1, patches);
    const move = `A:${turn?.taken ?? 'pass'}`;
    const after = turn && playAutoma(at, move, turn);
    if (!shuffles || !after) return [];
    const ended = after.stage === 'over' && endOf(after, patches);
    const value = ended ? compensated(ended, points, after, patches) : null;
    const known = { chance: value?.chance ?? null, margin: value?.margin ?? null };
    const then = positionString(after, openCards(withCard(shuffles, 0, card), [turn]));
    const probability = 1 / numbers.length;
    return [{ card, move, probability, ...known, after, text: then, nodes: 0 }];
  });
}

/** Take in what the engine says of the position after a card, unless it knew more before. */
function take(card: NextCard, line: Line | undefined, points: number, patches: Patches) {
  const value = line && valueOf(line, 1);
  if (!value || line.nodes < card.nodes) return;
  const { chance, margin } = compensated(value, points, card.after, patches);
  Object.assign(card, { chance, margin, nodes: line.nodes });
}

function described(cards: NextCard[], final: boolean): Answer {
  const nodes = cards.reduce((sum, card) => sum + card.nodes, 0);
  const known = cards.every(({ margin }) => margin !== null);
  const mean = (of: 'chance' | 'margin') =>
    cards.reduce((sum, card) => sum + (card[of] ?? 0), 0) / cards.length;
  const expected = known ? { chance: mean('chance'), margin: mean('margin') } : null;
  return { nodes, lines: [], pass: null, cards, expected, final, waiting: null };
}
