/** The record of a game in this browser, as the server would write it (docs/notation.md). */

import { recordText } from '../board/record_text.ts';
import type { Player, Result } from '../core/types.ts';

type Course = {
  /** At the start. */
  ring: string;
  board: string;
  names: [string, string];
  moves: { player: Player; move: string }[];
  /** Null while the game is not over. */
  result: Result | null;
  day: Date;
};

export function recordOf({ ring, board, names, moves, result, day }: Course) {
  const isResigned = result?.reason === 'resignation';
  const tags = {
    ...{ Event: 'Casual', Date: dotted(day), Player1: names[0], Player2: names[1] },
    ...{ Ring: ring, Result: ended(result), Board: board },
    ...(result && !isResigned && { Score: result.scores.join('-') }),
    Termination: result === null ? 'unfinished' : isResigned ? 'resignation' : 'normal',
  };
  return recordText(tags, [...words(moves), ended(result)]);
}

/** `2026.03.05`, where one is. */
function dotted(day: Date) {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`;
}

function ended(result: Result | null) {
  if (result === null) return '*';
  return result.winner === 1 ? '1-0' : '0-1';
}

/** The moves, with who moves wherever that changes. */
function words(moves: Course['moves']) {
  return moves.map(({ player, move }, at) =>
    player === moves[at - 1]?.player ? move : `${player}: ${move}`,
  );
}
