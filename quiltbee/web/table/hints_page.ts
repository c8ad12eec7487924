/**
 * Hints, and verdicts on the player's last move: the page's engine finds the best move and its
 * lead, a server adds the reasons.
 */
import { call, isAway, Refused } from '../core/api.ts';
import { reasonSentence } from '../core/reasons.ts';
import { describePosition } from '../core/rules/description.ts';
import { positionOf } from '../core/rules/fold.ts';
import { play } from '../core/rules/play.ts';
import { deciderOf } from '../core/rules/position.ts';
import { framesOfGame } from '../core/rules/replay.ts';
import { listed, t } from '../core/words.ts';
import { decideHere } from '../engine/here_page.ts';
import { compensated, endOf, rounded, valueOf, type Value } from '../engine/value.ts';
import type { Game } from '../core/game.ts';
import type { GameState } from '../core/game_state.ts';
import type { Position, HelpRequest, Hint, Player, Reason, Why, Patches } from '../core/types.ts';
import type { Line } from '../engine/thinking.ts';

/** The engine's time for a position, in ms. */
const MOVE_TIME = 300;
/** The node limit of a value, one or two tenths of a second. */
const NODES = 30_000;
/** Enough lines to include the best move of another kind. */
const LINES = 30;
/** The most reasons. */
const MOST = 2;

/** An answer, and the request for its reasons. */
type Found = {
  hint: Hint | Why;
  /** Tests that the game has not moved on. */
  holds: () => boolean;
  reasons: () => Promise<Reason[]>;
};

/** Answer a question about a move: the best move first, then the reasons. */
export async function answer(game: Game, { type }: HelpRequest) {
  const found = await (type === 'hint' ? hintAt(game) : whyAt(game));
  if (!found?.holds()) return;
  const show = (hint: Hint | Why) => game.store.dispatch({ type: 'hint', hint });
  show(found.hint);
  if (found.hint.reasons) return;
  found.reasons().then((reasons) => {
    if (game.state.hint === found.hint) show({ ...found.hint, reasons });
  }, game.fail);
}

/** Find the best move, and its rival: the best one that takes another patch, or passes. */
async function hintAt(game: Game): Promise<Found | null> {
  const { table } = game.state;
  const { position, points, number, turn } = table;
  const request = { position, lines: LINES, moveTime: MOVE_TIME, passLine: true };
  const { move, lines } = await decideHere(request);
  if (move === null) return null;
  const [best, ...others] = lines;
  const other = others.find(({ moves }) => kindOf(moves[0]) !== kindOf(move));
  const rival = other?.moves[0] ?? null;
  const value = async (token: string) => {
    const after = play(positionOf(game.source.folded), token, game.patches);
    const facts = table.automa && { ...table.automa, turns: [], levels: [] };
    return after && worth(after, describePosition(after, game.patches, facts).position, game);
  };
  const lead = rival === null ? null : lossOf(await value(move), await value(rival), turn).points;
  return {
    hint: { type: 'hint', move, rival, points: lead, reasons: null },
    holds: () => game.state.table.number === number,
    reasons: async () => {
      const reasons = await reasonsFor({ position, move, rival, points });
      return [...provenIn(best, points), ...reasons].slice(0, MOST);
    },
  };
}

function kindOf(move: string) {
  return move === 'pass' ? move : move[0];
}

/** Search a position briefly, since a search for many lines hardly looks at the last. */
async function worth(there: Position, position: string, { patches }: Game) {
  if (there.stage === 'over') return endOf(there, patches);
  const [line] = (await decideHere({ position, nodes: NODES, moveTime: MOVE_TIME })).lines;
  const decider = deciderOf(there);
  return line && valueOf(line, typeof decider === 'number' ? decider : 1);
}

/** State a proven result of the best move, unless a seat gets points. */
function provenIn({ proven, margin }: Line, given: number): Reason[] {
  if (proven === null || given !== 0) return [];
  const values = { points: Math.trunc(Math.abs(margin)) };
  return [{ of: 'better', code: `proven-${proven}`, values }];
}

/** Compare the player's last move with the best one. */
async function whyAt(game: Game): Promise<Found | null> {
  const { folded } = game.source;
  const { moves, seats } = folded;
  const at = moves.map(({ player }) => seats[player - 1].yours).lastIndexOf(true);
  if (at < 0) return null;
  const { player, move: mine } = moves[at];
  const frames = framesOfGame(folded, game.patches);
  const { position, points } = frames[at];
  const { move, lines } = await decideHere({ position, moveTime: MOVE_TIME });
  const [line] = lines;
  if (move === null) return null;
  const given = (value: Value | null | undefined, index: number) =>
    value ? compensated(value, points, folded.positions[index], game.patches) : null;
  const isSame = move === mine;
  const after = at + 1;
  const loss = isSame
    ? { points: 0, chance: 0 }
    : lossOf(
        given(valueOf(line, player), at),
        given(await worth(folded.positions[after], frames[after].position, game), after),
        player,
      );
  return {
    hint: { type: 'why', player, move: mine, better: move, ...loss, reasons: isSame ? [] : null },
    holds: () => game.state.table.moves[at]?.move === mine,
    reasons: () => reasonsFor({ position, move, mine, points }),
  };
}

/** Compute how much worse the second value is for a player. */
function lossOf(better: Value | null | undefined, mine: Value | null | undefined, seat: Player) {
  if (!better || !mine) return { points: null, chance: null };
  const by = (of: 'margin' | 'chance') => (seat === 1 ? 1 : -1) * (better[of] - mine[of]);
  return {
    points: Math.max(0, rounded(by('margin'), 1)),
    chance: Math.max(0, Math.round(1000 * by('chance'))),
  };
}

/** Request the server's reasons; none without it, or if it is busy. */
async function reasonsFor(request: {
  position: string;
  move: string;
  rival?: string | null;
  mine?: string | null;
  points: number;
}): Promise<Reason[]> {
  try {
    return (await call('POST /api/reasons', request)).reasons;
  } catch (problem) {
    if (isAway(problem) || problem instanceof Refused) return [];
    throw problem;
  }
}

/** Messages for the quarter turns of an orientation. */
const TURNED = ['', 'hint-right', 'hint-round', 'hint-left'];
/** A smaller gain in the chance to win, per mille, is not mentioned. */
const NOTABLE = 50;

/**
 * Put the answer into sentences; empty if there is none.
 * @param named  refer to spaces by name
 */
export function hintWords({ hint, patches }: GameState, named: boolean) {
  if (!hint) return '';
  return (
    hint.type === 'hint' ? hintSentences(hint, patches, named) : whySentences(hint, patches, named)
  ).join(' ');
}

/** Test whether an answer already has its reasons. */
export function isWhole(hint: GameState['hint']) {
  return hint !== null && hint.reasons !== null;
}

function hintSentences({ move, rival, points, reasons }: Hint, patches: Patches, named: boolean) {
  const lead =
    rival && points !== null
      ? [t('hint-lead', { count: Math.round(points), rival: compared(rival, move, patches) })]
      : [];
  return [
    instruction(move, patches, named),
    ...lead,
    ...(reasons ?? []).map((reason) => reasonSentence(reason, patches, false)),
  ];
}

function instruction(move: string, patches: Patches, named: boolean) {
  if (move === 'pass') return t('hint-advance');
  const cell = move.slice(-2);
  if (move.startsWith('+')) return named ? t('hint-put-on', { cell }) : t('hint-put');
  const [letter, code] = move;
  const patch = patches[letter].name;
  if (!named) return t('hint-take', { patch });
  const how = turned(Number(code));
  return how ? t('hint-take-turned', { patch, cell, how }) : t('hint-take-at', { patch, cell });
}

/** Format how a patch is turned: `flipped and turned left`. */
function turned(code: number) {
  const keys = [code >= 4 ? 'hint-flipped' : '', TURNED[code % 4]].filter(Boolean);
  return listed(keys.map((key) => t(key)));
}

function whySentences(why: Why, patches: Patches, named: boolean) {
  if (why.better === why.move) return [t('why-same')];
  const place = named && why.better !== 'pass' ? [instruction(why.better, patches, true)] : [];
  const reasons = why.reasons ?? [];
  return [
    verdict(why, patches),
    ...place,
    ...reasons.map((reason) => reasonSentence(reason, patches, true)),
  ];
}

/** Compare the player's move with the computer's choice, as far as its value is known. */
function verdict(why: Why, patches: Patches) {
  const { points, chance } = why;
  if (points === null) return t('why-unknown', { what: preference(why, patches) });
  const count = Math.round(points);
  if (count > 0) return t('why-loss', { what: preference(why, patches), count });
  if ((chance ?? 0) < NOTABLE) {
    return t('why-good', { what: compared(why.better, why.move, patches) });
  }
  const percent = Math.round((chance ?? 0) / 10);
  return t('why-loss-chance', { what: preference(why, patches), percent });
}

function preference({ better, move }: Why, patches: Patches) {
  if (better === 'pass') return t('why-advance');
  if (better.startsWith('+')) return t('why-put');
  if (better[0] === move[0]) return t('why-elsewhere');
  return t('why-take', { patch: patches[better[0]].name });
}

function compared(other: string, move: string, patches: Patches) {
  if (other === 'pass') return t('good-pass');
  if (other[0] === move[0]) return t('good-elsewhere');
  return t('good-take', { patch: patches[other[0]].name });
}
