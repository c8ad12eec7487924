/** What decided a game: the difference between the players that was worth the margin. */
import { COVERED_POINTS, TILE_POINTS } from './rules/scores.ts';
import { otherOf } from './seats.ts';
import { whoIs } from './sentences.ts';
import { t } from './words.ts';
import type { AutomaScoreParts, Frame, Move, Player, ScoreParts, Seat } from './types.ts';

/** Of the winner and of the other; `points`: how far the winner is ahead by it. */
type Difference = { kind: string; points: number; mine: number; theirs: number };

/**
 * The sentence that says what decided it; empty where nothing did, as after a resignation.
 * @param frame  the end of the game
 * @param moves  all of them, with what they changed
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
 * What happened goes before what was left at the end: without it the winner would not have been
 * ahead. Otherwise the larger half of the score counts.
 */
function decisiveOf(differences: Difference[], margin: number) {
  const largest = (some: Difference[]) =>
    [...some].sort((one, other) => other.points - one.points).at(0);
  const isLeft = ({ kind }: Difference) => LEFT.includes(kind);
  const events = differences.filter((each) => !isLeft(each) && each.points >= margin);
  return largest(events) ?? largest(differences.filter((each) => isLeft(each) && each.points > 0));
}

/** The parts of the score of a duel. */
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

/** Against the Automa, which has no quilt. */
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

/** The buttons that a player got at paydays. */
function paydaysOf(moves: Move[], player: Player) {
  return moves
    .filter((move) => move.player === player)
    .reduce((sum, { change }) => sum + (change?.income ?? 0), 0);
}
