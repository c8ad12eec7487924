/** What is to be heard and felt when a table goes from one state to the next. Pure. */
import { buttonsOf } from './happenings.ts';
import { isMyTurn } from './queries.ts';
import { ownSeats } from './seats.ts';
import type { Table } from './types.ts';

export type Cue = 'place' | 'button' | 'payday' | 'turn' | 'win' | 'end';

/** @param before  null at first: then there is nothing to be heard */
export function cuesOf(before: Table | null, after: Table): Cue[] {
  if (!before || after.number === before.number) return [];
  return [...moveCues(before, after), ...turnCues(before, after)];
}

/** What the last move did. */
function moveCues(before: Table, after: Table): Cue[] {
  const [happening, ...more] = after.moves.slice(before.moves.length);
  if (!happening?.change || more.length > 0) return [];
  const { move, player, change } = happening;
  const income = before.players[player - 1].income;
  const marks = after.time_board.income.filter((mark) => mark > change.from && mark <= change.to);
  const cues: Cue[] = move === 'pass' ? [] : ['place'];
  if (marks.length > 0 && income > 0) return [...cues, 'payday'];
  return buttonsOf(change) > 0 ? [...cues, 'button'] : cues;
}

/** Whose turn it is now, or how it has ended. Where two share the screen nobody is called. */
function turnCues(before: Table, after: Table): Cue[] {
  const own = ownSeats(after.seats);
  if (after.result && !before.result) return [own.includes(after.result.winner) ? 'win' : 'end'];
  const wasMine = before.turn === after.turn && isMyTurn(before);
  return own.length === 1 && isMyTurn(after) && !wasMine ? ['turn'] : [];
}
