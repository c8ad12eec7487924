/**
 * The only access to the page's engine, for moves, hints, lines and reviews. Unfair help in a
 * running game is refused here, for every caller.
 */
import { Refused, call, isAway } from '../core/api.ts';
import { playAutoma } from '../core/rules/automa.ts';
import { automaTurn, candidates, cardOf, openCards, withCard } from '../core/rules/automa_cards.ts';
import { describePosition } from '../core/rules/description.ts';
import { parsePosition, positionString } from '../core/rules/notation.ts';
import { deciderOf } from '../core/rules/position.ts';
import { shufflesOf } from '../core/rules/shuffles.ts';
import { t } from '../core/words.ts';
import { Engine, whyNot, type Line, type Request } from './engine.ts';
import { compensated, endOf, valueOf } from './value.ts';
import { runningGames } from '../shell/settings.ts';
import type {
  WeighedCard,
  AnalysisAnswer,
  CardAnswer,
  LineState,
} from '../core/generated/messages.ts';
import type { Position, Patches } from '../core/types.ts';
import type { Estimate } from '../review/document.ts';

/** `points` are for the second seat; `seconds` has a default. */
export type AnalysisRequest = { position: string; points: number; lines: number; seconds?: number };

/** An answer for a decision, or in place of lines for the candidates of a card. */
export type Answer = AnalysisAnswer & Partial<Pick<CardAnswer, 'cards' | 'expected'>>;

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

/** The server's last answer. */
let latest = { at: -Infinity, games: Promise.resolve<Running[]>([]) };

/** List the running games in which help is unfair, from the server or as noted by this browser. */
function running(): Promise<Running[]> {
  if (performance.now() - latest.at < HOLDS) return latest.games;
  const games = call('GET /api/me/running').catch((problem) => {
    if (!isAway(problem)) throw problem;
    return runningGames(Date.now());
  });
  latest = { at: performance.now(), games };
  return games;
}

/** The time limit of a move, in ms; all levels but the highest need less. */
const MOVE_TIME = 1000;

/** Decide a move of a level, in a game that this page plays itself; null for none. */
export async function decide(position: string, level: number, signal?: AbortSignal) {
  return (await think({ position, level, moveTime: MOVE_TIME }, signal, engine)).move;
}

/**
 * Options of a request. `about` is the position that decides on a refusal: by default the requested
 * one; for a review the first of the game, as on the server.
 */
type Options = {
  signal?: AbortSignal;
  by?: Engine;
  report?: (lines: Line[]) => void;
  about?: string;
};

/** Search a position; refused with an explanation if help is unfair or unavailable. */
export async function decideHere(
  request: Request,
  { signal, by = engine, report, about = request.position }: Options = {},
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
  request: AnalysisRequest,
  patches: Patches,
  signal: AbortSignal,
): AsyncGenerator<Answer> {
  const { position, lines, seconds = LONGEST } = request;
  const at = parsePosition(position, patches);
  if (at === null) throw new RangeError(`no position: ${position}`);
  if (deciderOf(at) === 'card') return yield* cardsHere(request, at, patches, signal);
  const answer = (found: Line[], final: boolean) => answerOf(found, request, at, patches, final);
  const search = {
    ...{ position, lines: Math.max(lines, 2), moveTime: 1000 * seconds },
    ...{ forecast: FORECAST, passLine: true },
  };
  let onReport: (found: Line[]) => void = () => {};
  const deciding = decideHere(search, { signal, report: (found) => onReport(found) });
  deciding.catch(() => {}); // it is awaited below, unless nobody asks any more
  for (;;) {
    const reported = new Promise<Line[]>((resolve) => {
      onReport = resolve;
    });
    const found = await Promise.race([reported, deciding.then(() => null)]);
    if (found === null) break;
    yield answer(found, false);
  }
  yield answer((await deciding).lines, true);
}

function answerOf(
  found: Line[],
  { points, lines }: AnalysisRequest,
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
  { position, points, seconds = LONGEST }: AnalysisRequest,
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

/**
 * Runs or numbers of patches with the same successor as in the game that can't be a coincidence.
 */
const RUN = 4;
const MANY = 8;

/** A game against others; fast if its clock counts seconds. */
export type Running = { ring: string; fast: boolean };

/** Explain why help is refused, as the key of a message; null if it isn't. */
export function refusalOf(position: string, games: Running[]) {
  if (games.some(({ fast }) => fast)) return 'refused-analysis-clock';
  const fields = position.trim().split(' ');
  const left = fields[fields.length === 11 ? 3 : 4] ?? '';
  return games.some(({ ring }) => isOfRing(left, ring)) ? 'refused-analysis-playing' : null;
}

/**
 * Test whether the remaining patches may come from a ring, ignoring added and missing patches and
 * the starting point.
 */
function isOfRing(left: string, ring: string) {
  const common = [...left].filter((letter) => ring.includes(letter));
  const original = [...ring].filter((letter) => left.includes(letter));
  const after = new Map(
    original.map((letter, at) => [letter, original[(at + 1) % original.length]]),
  );
  const same = common.map((letter, at) => after.get(letter) === common[(at + 1) % common.length]);
  let longest = 0;
  let run = 0;
  for (const each of [...same, ...same]) {
    run = each ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest >= Math.min(RUN, common.length) || same.filter(Boolean).length >= MANY;
}

/** The time for an answer, in seconds. */
const SECONDS = 2;

/**
 * Evaluate a position; null if the engine is unavailable.
 * @param points  for the second seat
 */
export async function worthOf(
  text: string,
  patches: Patches,
  signal: AbortSignal,
  points: number = 0,
): Promise<Pick<Estimate, 'margin' | 'chance'> | null> {
  const position = parsePosition(text, patches);
  const result = position && describePosition(position, patches, null, points).result;
  if (result) {
    const [one, two] = result.scores;
    return { margin: one - two, chance: result.winner === 1 ? 1 : 0 };
  }
  const [best = null] = await linesOf({ position: text, points, lines: 1 }, patches, signal);
  return best;
}

/** Search the best lines; empty if the engine is unavailable. */
export async function linesOf(
  request: Omit<AnalysisRequest, 'seconds'>,
  patches: Patches,
  signal: AbortSignal,
): Promise<LineState[]> {
  let found: LineState[] = [];
  try {
    for await (const answer of linesHere({ ...request, seconds: SECONDS }, patches, signal))
      found = answer.lines ?? found;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
  }
  return found;
}
