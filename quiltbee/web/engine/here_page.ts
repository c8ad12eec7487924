/**
 * The only access to the page's engine, for moves, hints, lines and reviews. Unfair help in a
 * running game is refused here, for every caller.
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

/** For lines and hints; reviews search longer and use a larger one. */
const engine = new Engine();

/** Playouts for the forecast of each line. */
const FORECAST = 30;
/** The longest search of a position, in seconds. */
const LONGEST = 30;
const FIRST_CARD = 50;
const LONGEST_CARD = 1000;

/** How long the server's answer about running games is valid, in ms. */
const HOLDS = 5000;

let asked = { at: -Infinity, games: Promise.resolve<Running[]>([]) };

/** List the running games in which help is unfair, from the server or as noted by this browser. */
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
 * Decide a move of a level, in a game that this page plays itself.
 * @param moveTime  the limit, in ms
 */
export async function moveHere(
  request: { position: string; level: number; moveTime: number },
  signal?: AbortSignal,
) {
  return (await think(request, signal, engine)).move;
}

/**
 * Options of a request. `about` is the position that decides on a refusal: by default the requested
 * one; for a review the first of the game, as on the server.
 */
type Ways = {
  signal?: AbortSignal;
  by?: Engine;
  report?: (lines: Line[]) => void;
  about?: string;
};

/** Search a position; refused with an explanation if help is unfair or unavailable. */
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

/** Yield better and better lines for a position, as the server streams them to programs. */
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

/** A candidate for the next card, and the position after it. */
type NextCard = WeighedCard & { after: Position; text: string; nodes: number };

/**
 * Analyze the candidates for the next card in rounds of growing length; the value is their mean.
 */
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

/** List the candidates; those that end the game have their value already. */
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

/** Record the engine's value after a card, unless an earlier search went deeper. */
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
