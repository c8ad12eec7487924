/**
 * The sentence on what decided a game: the difference between the players that outweighs the
 * margin.
 */
import { COVERED_POINTS, TILE_POINTS } from './rules/scores.ts';
import { otherOf } from './seats.ts';
import { whoIs } from './sentences.ts';
import { t } from './words.ts';
import type { AutomaScoreParts, Frame, Move, Player, ScoreParts, Seat } from './types.ts';

/** Figures of the winner and the loser; `points` is the winner's lead by this difference. */
type Difference = { kind: string; points: number; mine: number; theirs: number };

/**
 * Name what decided the game; empty if nothing did, as after a resignation.
 * @param frame  the final position
 * @param moves  all moves with their changes
 */
export function decidedSentence(frame: Frame, seats: Seat[], moves: Move[]) {
  const { result } = frame;
  const { winner, scores, reason } = result ?? {};
  if (!winner || !scores || reason === 'resignation' || reason === 'time') return '';
  const margin = scores[winner - 1] - scores[otherOf(winner) - 1];
  const differences = frame.automa
    ? aloneDifferences(frame, winner, moves)
    : duelDifferences(frame, winner, moves);
  const decisive = margin > 0 ? decisiveOf(differences, margin) : undefined;
  if (!decisive) return '';
  const { kind, ...figures } = decisive;
  return t(`decided-${kind}`, { ...whoIs(seats, winner), ...figures, margin });
}

/**
 * Prefer an event without which the winner would not have been ahead; otherwise the larger half of
 * the score.
 */
function decisiveOf(differences: Difference[], margin: number) {
  const largest = (some: Difference[]) =>
    [...some].sort((one, other) => other.points - one.points).at(0);
  const isLeft = ({ kind }: Difference) => LEFT.includes(kind);
  const events = differences.filter((each) => !isLeft(each) && each.points >= margin);
  return largest(events) ?? largest(differences.filter((each) => isLeft(each) && each.points > 0));
}

const LEFT = ['empty', 'buttons'];

function duelDifferences(frame: Frame, winner: Player, moves: Move[]): Difference[] {
  const loser = otherOf(winner);
  const [mine, theirs] = [winner, loser].map((player) => frame.players[player - 1]);
  const between = (kind: string, [own, other]: number[], each: number): Difference => ({
    ...{ kind, mine: own, theirs: other },
    points: (own - other) * each,
  });
  const collected = [winner, loser].map((player) => paydaysOf(moves, player));
  const isRicher = mine.income > theirs.income;
  const income = between('paydays', collected, 1);
  const specials = [mine, theirs].map(({ cells }) => cells.split('*').length - 1);
  const buttons = [mine, theirs].map(({ score_parts }) => (score_parts as ScoreParts).buttons);
  return [
    between('tile', [Number(mine.special_tile), Number(theirs.special_tile)], TILE_POINTS),
    isRicher ? { ...income, kind: 'income', mine: mine.income, theirs: theirs.income } : income,
    between('special', specials, COVERED_POINTS),
    between('seat', winner === 2 ? [frame.points, 0] : [0, frame.points], 1),
    between('empty', [mine.empty, theirs.empty], -COVERED_POINTS),
    between('buttons', buttons, 1),
  ];
}

function aloneDifferences(frame: Frame, winner: Player, moves: Move[]): Difference[] {
  const [you, { score_parts }] = frame.players;
  const its = score_parts as AutomaScoreParts;
  const tile = winner === 1 ? Number(you.special_tile) : Number(its.special_tile > 0);
  const collected = paydaysOf(moves, 1);
  const other =
    winner === 1
      ? { kind: 'alone-income', points: collected, mine: collected }
      : { kind: 'alone-empty', points: you.empty * COVERED_POINTS, mine: you.empty };
  return [
    { kind: 'tile', points: tile * TILE_POINTS, mine: tile, theirs: 0 },
    { ...other, theirs: 0 },
  ];
}

function paydaysOf(moves: Move[], player: Player) {
  return moves
    .filter((move) => move.player === player)
    .reduce((sum, { change }) => sum + (change?.income ?? 0), 0);
}
