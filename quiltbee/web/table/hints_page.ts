/**
 * Hints, and how one's last move was: the engine of the page says what is best and by how much, a
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

/** How long the engine thinks about a position, in ms. */
const MOVE_TIME = 300;
/** The most that a value takes, a tenth of a second or two. */
const NODES = 30_000;
/** As many lines as find the best move of another kind. */
const LINES = 30;
/** The most reasons that are told. */
const MOST = 2;

/** What is known of a move, and how to ask for its reasons. */
type Found = {
  hint: Hint | Why;
  /** Whether the game has not gone on so that the answer is about something else. */
  holds: () => boolean;
  reasons: () => Promise<Reason[]>;
};

/** Answer a question about a move: at once what is best, then the reasons. */
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

/** The best move, and the best one that takes another patch, or passes instead, or does not. */
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

/** The value of a position, searched briefly: a search for many lines hardly looks at the last. */
async function worth(there: Position, position: string, { patches }: Game) {
  if (there.stage === 'over') return endOf(there, patches);
  const [line] = (await decideHere({ position, nodes: NODES, moveTime: MOVE_TIME })).lines;
  const decider = deciderOf(there);
  return line && valueOf(line, typeof decider === 'number' ? decider : 1);
}

/** What is certain of the best move; nothing where points go with a seat. */
function provenIn({ proven, margin }: Line, given: number): Reason[] {
  if (proven === null || given !== 0) return [];
  const values = { points: Math.trunc(Math.abs(margin)) };
  return [{ of: 'better', code: `proven-${proven}`, values }];
}

/** What would have been best in place of one's last move, and how much better it is. */
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

/** How much worse the second of two values is for a player. */
function lossOf(better: Value | null | undefined, mine: Value | null | undefined, seat: Player) {
  if (!better || !mine) return { points: null, chance: null };
  const by = (of: 'margin' | 'chance') => (seat === 1 ? 1 : -1) * (better[of] - mine[of]);
  return {
    points: Math.max(0, rounded(by('margin'), 1)),
    chance: Math.max(0, Math.round(1000 * by('chance'))),
  };
}

/** The server's reasons; none without it, or where it has no time for them. */
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
