/** A whole game position by position. */
import { isAutomas } from './automa.ts';
import { lastTurns, positionsOf } from './course.ts';
import { describeEnd, describePosition } from './description.ts';
import { parsePosition, pointsIn } from './notation.ts';
import type { Patches, Replay } from '../types.ts';
import type { Position, ReplayFrame } from './types.ts';

/** Every position of a game and the move that led to it; null where a move is illegal. */
export function framesOf(replay: Replay, patches: Patches): ReplayFrame[] | null {
  const { start, moves, automa, ended, tags } = replay;
  const points = pointsIn(tags);
  const first = parsePosition(start, patches);
  const positions = first && positionsOf(first, moves, automa?.turns ?? [], patches);
  if (positions === null) return null;
  return positions.map((position, at) => ({
    move: at === 0 ? null : moves[at - 1],
    player: at === 0 ? null : positions[at - 1].turn,
    ...describePosition(
      position,
      patches,
      automa && toldAt(automa, moves.slice(0, at), position),
      points,
    ),
    ...(ended && at === moves.length && describeEnd(position, ended, patches, points)),
  }));
}

/** What lay open of the Automa after some moves. */
function toldAt(
  { practice, turns, levels, cards }: NonNullable<Replay['automa']>,
  moves: string[],
  { stage }: Position,
) {
  const count = moves.filter(isAutomas).length;
  return {
    ...cards[count],
    practice,
    turns: lastTurns(moves, turns.slice(0, count)),
    levels: stage === 'over' ? levels : [],
  };
}
