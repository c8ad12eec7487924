/** A table as the views show it, from the game as the page follows it. */
import { PLAYERS } from '../seats.ts';
import { lastTurns } from './course.ts';
import { NO_CHOICES, describeChoices, describeEnd, describePosition } from './description.ts';
import { decider, positionOf } from './fold.ts';
import { gameLink, withPoints } from './notation.ts';
import { deciderOf } from './position.ts';
import type { Folded, Table } from './types.ts';
import type { Patches } from '../types.ts';

const known: WeakMap<Folded, Table> = new WeakMap();

/** The table of a game; the same object for the same game. */
export function tableOf(folded: Folded, patches: Patches): Table {
  const before = known.get(folded);
  if (before) return before;
  const table = describe(folded, patches);
  known.set(folded, table);
  return table;
}

function describe(folded: Folded, patches: Patches): Table {
  const { game, positions, moves, seats } = folded;
  const { automa, ended } = game;
  const position = positionOf(folded);
  const next = decider(folded);
  const points = game.fair?.points ?? 0;
  const decides = typeof next === 'number' && seats[next - 1].yours && !game.fair?.step;
  const told = automa && { ...automa, turns: lastTurns(game.moves, automa.turns) };
  return {
    ...around(folded),
    ...describePosition(position, patches, told, points),
    ...(ended && describeEnd(position, ended, patches, points)),
    ...(decides ? describeChoices(position, patches) : NO_CHOICES),
    moves,
    can_undo: canUndo(folded),
    can_abort: canAbort(folded),
    link: withPoints(
      gameLink(positions[0], game.start, game.moves, automa && automa.shuffles),
      points,
    ),
    offer: game.offer && { kind: 'takeback', seat: game.offer },
  };
}

/** What the server told and the views show as it is. */
function around({ game, positions, seats, said = null }: Folded) {
  const { number, acknowledges, opponent, level, mode, seed, access, takebacks } = game;
  const { rated, seed_chosen, tournament, day, fair, thinking, spectators } = game;
  const { clock, now, rematch } = game;
  return {
    type: 'state' as const,
    game: game.game,
    ...{ number, acknowledges, opponent, level, mode, seed, access, takebacks },
    ...{ rated, seed_chosen, tournament, day, fair, thinking, spectators, clock, now, rematch },
    ring0: positions[0].ring,
    board: positions[0].board,
    seats,
    said,
    declined: game.ended?.kind === 'abort' && game.ended.player !== null,
  };
}

/** Whether whoever looks may take a decision back, or ask whether they may. */
function canUndo(folded: Folded) {
  const { game, seats, moves, positions } = folded;
  const isRemote = game.mode === 'remote';
  if (game.rated || game.day !== null) return false;
  if (isRemote && (!game.takebacks || decider(folded) === null || game.offer !== null))
    return false;
  if (game.ended) return game.ended.kind === 'resign';
  const own = PLAYERS.filter((player) => seats[player - 1].yours);
  const people = PLAYERS.filter((player) => seats[player - 1].kind === 'person');
  const deciders = own.length > 0 ? own : people;
  return moves.some(
    (_, at) => at >= game.opening && deciders.some((each) => each === deciderOf(positions[at])),
  );
}

/** Whether the game may be called off: until both have decided in it. */
function canAbort(folded: Folded) {
  const { game, positions, moves } = folded;
  if (game.mode !== 'remote' || game.tournament !== null || decider(folded) === null) return false;
  if (game.fair?.game === 2) return false;
  const acted = new Set(
    moves.slice(game.opening).map((_, at) => positions[game.opening + at].turn),
  );
  return acted.size < PLAYERS.length;
}
