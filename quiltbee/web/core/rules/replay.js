/**
 * A whole game position by position.
 *
 * @typedef {import('../types.js').Patches} Patches
 * @typedef {import('./types.js').ReplayFrame} ReplayFrame
 * @typedef {import('../types.js').Replay} Replay
 */
import { isAutomas } from './automa.js';
import { lastTurns, positionsOf } from './course.js';
import { describeEnd, describePosition } from './description.js';
import { parsePosition, pointsIn } from './notation.js';

/**
 * Every position of a game and the move that led to it; null where a move is illegal.
 * @param {Replay} replay
 * @param {Patches} patches
 * @returns {ReplayFrame[] | null}
 */
export function framesOf(replay, patches) {
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

/**
 * What lay open of the Automa after some moves.
 * @param {NonNullable<Replay['automa']>} automa
 * @param {string[]} moves
 * @param {import('./types.js').Position} position
 */
function toldAt({ practice, turns, levels, cards }, moves, { stage }) {
  const count = moves.filter(isAutomas).length;
  return {
    ...cards[count],
    practice,
    turns: lastTurns(moves, turns.slice(0, count)),
    levels: stage === 'over' ? levels : [],
  };
}
