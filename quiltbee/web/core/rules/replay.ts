/** Whole games, position by position. */
import { isAutomas } from './automa.ts';
import { lastTurns, positionsOf } from './course.ts';
import { describeEnd, describePosition } from './description.ts';
import { parsePosition, pointsIn } from './notation.ts';
import { openCards } from './automa_cards.ts';
import { shufflesOf } from './shuffles.ts';
import type { AutomaGame, EndedState } from '../generated/messages.ts';
import type { Patches, Replay, Folded, OpenCards, Position, ReplayFrame } from '../types.ts';

/** A game with all its positions. */
type Known = {
  positions: readonly Position[];
  moves: string[];
  /** For the second seat. */
  points: number;
  ended: EndedState | null;
  /** The solo game, with the open cards after each turn. */
  automa: (Pick<AutomaGame, 'practice' | 'turns' | 'levels'> & { cards: OpenCards[] }) | null;
};

/**
 * List every position of a recorded game with the move that led to it; null if a move is illegal.
 */
export function framesOf(replay: Replay, patches: Patches): ReplayFrame[] | null {
  const { start, moves, automa, tags } = replay;
  const first = parsePosition(start, patches);
  const positions = first && positionsOf(first, moves, automa?.turns ?? [], patches);
  return positions && describeAll({ ...replay, positions, points: pointsIn(tags) }, patches);
}

/** List the positions of a game so far. */
export function framesOfGame({ game, positions }: Folded, patches: Patches): ReplayFrame[] {
  const { moves, ended, fair, automa } = game;
  const known = automa && { ...automa, cards: cardsIn(game.start, automa) };
  return describeAll(
    { positions, moves, ended, points: fair?.points ?? 0, automa: known },
    patches,
  );
}

function describeAll({ positions, moves, points, ended, automa }: Known, patches: Patches) {
  return positions.map((position, at) => ({
    move: at === 0 ? null : moves[at - 1],
    player: at === 0 ? null : positions[at - 1].turn,
    ...describePosition(
      position,
      patches,
      automa && factsAt(automa, moves.slice(0, at), position),
      points,
    ),
    ...(ended && at === moves.length && describeEnd(position, ended, patches, points)),
  }));
}

/** Collect the public facts about the Automa after some moves. */
function factsAt(
  { practice, turns, levels, cards }: NonNullable<Known['automa']>,
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

/** List the open cards after each turn; all revealed ones are known by now. */
function cardsIn(start: string, { shuffles: known, turns, budget }: AutomaGame): OpenCards[] {
  const first = shufflesOf(start);
  if (first === null) throw new RangeError('a solo game without cards');
  const shuffles = { ...first, known, budgets: budget === null ? {} : { [turns.length]: budget } };
  return [...turns, null].map((_, count) => {
    const { shuffles: _known, ...cards } = openCards(shuffles, turns.slice(0, count));
    return cards;
  });
}
