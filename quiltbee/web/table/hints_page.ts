/**
 * Hints, and verdicts on one's last move: the page's engine finds the best move and its lead, a
 * server adds the reasons.
 */
import { call, isAway, Refused } from '../core/api.ts';
import { describePosition } from '../core/rules/description.ts';
import { positionOf } from '../core/rules/fold.ts';
import { play } from '../core/rules/play.ts';
import { deciderOf } from '../core/rules/position.ts';
import { framesOfGame } from '../core/rules/replay.ts';
import { decideHere } from '../engine/here_page.ts';
import { compensated, endOf, rounded, valueOf, type Value } from '../engine/value.ts';
import type { Game } from '../core/game.ts';
import type { Line } from '../engine/thinking.ts';
import type { Position } from '../core/rules/types.ts';
import type { HelpRequest, Hint, Player, Reason, Why } from '../core/types.ts';

export { hintWords, isWhole } from '../core/hints.ts';

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
  const wish = { position, lines: LINES, moveTime: MOVE_TIME, passLine: true };
  const { move, lines } = await decideHere(wish);
  if (move === null) return null;
  const [best, ...others] = lines;
  const other = others.find(({ moves }) => kindOf(moves[0]) !== kindOf(move));
  const rival = other?.moves[0] ?? null;
  const value = async (token: string) => {
    const after = play(positionOf(game.source.folded), token, game.patches);
    const told = table.automa && { ...table.automa, turns: [], levels: [] };
    return after && worth(after, describePosition(after, game.patches, told).position, game);
  };
  const lead = rival === null ? null : lossOf(await value(move), await value(rival), turn).points;
  return {
    hint: { type: 'hint', move, rival, points: lead, reasons: null },
    holds: () => game.state.table.number === number,
    reasons: async () => {
      const told = await reasonsFor({ position, move, rival, points });
      return [...provenIn(best, points), ...told].slice(0, MOST);
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

/** Compare one's last move with the best one. */
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
async function reasonsFor(wish: {
  position: string;
  move: string;
  rival?: string | null;
  mine?: string | null;
  points: number;
}): Promise<Reason[]> {
  try {
    return (await call('POST /api/reasons', wish)).reasons;
  } catch (problem) {
    if (isAway(problem) || problem instanceof Refused) return [];
    throw problem;
  }
}
