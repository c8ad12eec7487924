/**
 * What decisions did, in words: for the list of moves, for what has happened since one's own last
 * decision, and for the movements on the board.
 */
import { moveLabel, nameIn, nameOf } from './sentences.ts';
import { ownSeats } from './seats.ts';
import { t } from './words.ts';
import type { Change, Decision as Happening } from './rules/types.ts';
import type { Patches, Seat, Table, TimeBoard } from './types.ts';

/**
 * What has happened since the last decision of whoever looks: the moves of the other side at the
 * end of the list. Where two share the screen, that is the one to move.
 */
export function sinceOwn(table: Table): Happening[] {
  const own = ownSeats(table.seats);
  const reader = own.length === 1 ? own[0] : table.turn;
  const last = table.moves.map(({ player }) => player).lastIndexOf(reader);
  return table.moves.slice(last + 1);
}

/** `Level 1 passed: moved 4, +4 buttons`. */
export function happeningSentence(
  { player, move, change }: Happening,
  seats: Seat[],
  patches: Patches,
) {
  const name = nameOf(seats, player);
  const did = { name, deed: deed(move, patches) };
  if (!change || change.to === change.from) return t('happened', did);
  return t('happened-with', { ...did, detail: detailOf(change) });
}

/** `moved 4, +4 buttons, income +2`: a price and an income are each told. */
export function detailOf({ from, to, paid, earned, income }: Change) {
  const gain = (sign: string, count: number) => (count > 0 ? [t('gain', { sign, count })] : []);
  const parts = [t('moved', { count: to - from }), ...gain('−', paid), ...gain('+', earned)];
  if (income > 0) parts.push(t('preview-income', { count: income }));
  return parts.join(', ');
}

/** How many buttons more it left, or fewer. */
export function buttonsOf({ paid, earned, income }: Change) {
  return earned + income - paid;
}

function deed(move: string, patches: Patches) {
  if (move.startsWith('+')) return t('deed-special');
  if (/^[A-Za-z]\d/.test(move)) return t('deed-patch', { patch: nameIn(patches, move[0]) });
  return moveLabel(move, patches);
}

/** The letter of the patch that a move took; null for any other move. */
export function patchIn(move: string) {
  if (move.startsWith('A:')) return move === 'A:pass' ? null : move[2];
  return /^[A-Za-g]\d/.test(move) ? move[0] : null;
}

/** What a move gained, in a few words, and the marks of the board that it crossed. */
export function paydayOf({ change }: Happening, board: TimeBoard) {
  if (!change || change.to <= change.from) return { gains: [], marks: [] };
  const isCrossed = (mark: number) => mark > change.from && mark <= change.to;
  const special = board.special_patches.filter(isCrossed);
  const buttons = buttonsOf(change);
  const gains = [buttons === 0 ? '' : gainSign(buttons)];
  if (board.income.some(isCrossed)) gains.push(t('payday'));
  const marks = [...board.income.filter(isCrossed), ...special];
  return { gains: gains.filter(Boolean), marks };
}

/** `+4`, `−1`. */
function gainSign(buttons: number) {
  return buttons < 0 ? `−${-buttons}` : `+${buttons}`;
}
