/** The computer of a game in this page: its moves, and the hints that it gives. */
import { decideHere, moveHere } from '../engine/here_page.ts';
import type { Advised } from '../board/local_source.ts';

/** The most time for a move, in ms; all levels but the highest need less. */
const MOVE_TIME = 1000;
/** As many lines as find the best move of another kind. */
const LINES = 30;

/** The move in a position at a level; null for none. */
export function decide(position: string, level: number, signal?: AbortSignal) {
  return moveHere({ position, level, moveTime: MOVE_TIME }, signal);
}

/** The best move, and the best one that takes another patch, or passes instead, or does not. */
export async function advise(position: string): Promise<Advised | null> {
  const wish = { position, lines: LINES, moveTime: MOVE_TIME };
  const { move, lines } = await decideHere(wish);
  if (move === null) return null;
  const [best, ...others] = lines;
  const rival = others.find(({ moves }) => kindOf(moves[0]) !== kindOf(move));
  return rival
    ? { move, rival: rival.moves[0], points: Math.max(0, best.margin - rival.margin) }
    : { move, rival: null, points: null };
}

function kindOf(move: string) {
  return move === 'pass' ? move : move[0];
}
