/**
 * The page's copy of a table: the game as the server sent it, and every event after it. The rules
 * play its moves, so that `description.ts` can supply everything that the views show.
 */
import { PLAYERS, otherOf } from '../seats.ts';
import { decisionOf, movesOf, playEither, positionsOf } from './course.ts';
import { parsePosition } from './notation.ts';
import { deciderOf } from './position.ts';
import type { AutomaGame, CardEvent } from '../generated/messages.ts';
import type {
  EventMessage,
  GameMessage,
  NoteMessage,
  Patches,
  Folded,
  Happened,
  Seat,
} from '../types.ts';

/** Events that change whether it is the computer's turn. */
const SETTLING = new Set(['move', 'card', 'takeback', 'resign', 'flag', 'abort', 'handover']);

/** Start from a whole game; null if it is illegal by these rules. */
export function beginGame(game: GameMessage, patches: Patches): Folded | null {
  const start = parsePosition(game.start, patches);
  const positions = start && positionsOf(start, game.moves, game.automa?.turns ?? [], patches);
  if (positions === null) return null;
  return { game, positions, moves: movesOf(positions, game.moves, patches), seats: seatsOf(game) };
}

/** List the seats, and mark the people who are away. */
function seatsOf({ seats, mode, present }: GameMessage): Seat[] {
  return PLAYERS.map((player) => {
    const { name, kind, yours, bot, rating } = seats[player - 1];
    const away = mode === 'remote' && kind === 'person' && !present.includes(player);
    return { name, kind, yours, away, bot, rating };
  });
}

export function positionOf({ positions }: Folded) {
  return positions[positions.length - 1];
}

/** Return who decides next: a seat, the Automa's next card, or nobody once the game is over. */
export function decider(folded: Folded) {
  return folded.game.ended ? null : deciderOf(positionOf(folded));
}

/** Apply an event; null if one before it is missing, or it is impossible. */
export function afterEvent(folded: Folded, event: EventMessage, patches: Patches): Folded | null {
  if (event.number !== folded.game.number + 1) return null;
  const after = happened(folded, event, patches);
  if (after === null) return null;
  const { number, acknowledges, clock, now = null } = event;
  const control = after.game.clock;
  const timed = clock && control ? { ...control, ...clock } : control;
  const game = {
    ...after.game,
    ...{ number, acknowledges, now },
    clock: clock === null ? null : timed,
    automa: after.game.automa && cardsAfter(after.game.automa, event as CardEvent),
  };
  const isOver = decider(after) === null;
  if (isOver) game.offer = null;
  if (SETTLING.has(event.kind)) game.thinking = isComputers({ ...after, game });
  return { ...after, game, said: null };
}

function isComputers(folded: Folded) {
  const next = decider(folded);
  return typeof next === 'number' && folded.seats[next - 1].kind === 'computer';
}

function cardsAfter(automa: AutomaGame, { cards, levels }: Partial<CardEvent>) {
  return { ...automa, ...cards, levels: levels ?? automa.levels };
}

/** Apply an event, except for its number and its clocks. */
function happened(folded: Folded, event: EventMessage, patches: Patches): Folded | null {
  const { game } = folded;
  switch (event.kind) {
    case 'move':
    case 'card':
      return moved(folded, event, patches);
    case 'takeback':
      return takenBack(folded, event);
    case 'resign':
    case 'flag':
      return changed(folded, { ended: { kind: event.kind, player: event.player } });
    case 'abort':
      return changed(folded, { ended: { kind: 'abort', player: event.player } });
    case 'join':
    case 'handover':
      return seated(folded, event);
    case 'ask':
      return changed(folded, { offer: event.player });
    case 'decline':
      if (decider(folded) === null) return changed(folded, { rematch: { asked: [], game: null } });
      return changed(folded, { offer: null });
    case 'cut':
      return settled(folded, { step: 'choose', points: event.points });
    case 'choose':
      return settled(event.swapped ? swapped(folded) : folded, { step: null });
    case 'rematch': {
      const asked = PLAYERS.filter((p) => p === event.player || game.rematch.asked.includes(p));
      return changed(folded, { rematch: { ...game.rematch, asked } });
    }
    case 'rematch_opened':
      return changed(folded, { rematch: { ...game.rematch, game: event.table } });
    default:
      return null;
  }
}

function changed(folded: Folded, part: Partial<GameMessage>): Folded {
  return { ...folded, game: { ...folded.game, ...part } };
}

function settled(folded: Folded, part: Partial<NonNullable<GameMessage['fair']>>) {
  const { fair } = folded.game;
  return fair && changed(folded, { fair: { ...fair, ...part } });
}

function swapped(folded: Folded): Folded {
  const present = folded.game.present.map(otherOf);
  const game = { ...folded.game, present, seats: [...folded.game.seats].reverse() };
  return { ...folded, game, seats: seatsOf(game) };
}

function moved(
  folded: Folded,
  event: Extract<EventMessage, { move: string }>,
  patches: Patches,
): Folded | null {
  const { game, positions, moves, seats } = folded;
  const { move } = event;
  const turn = event.kind === 'card' ? event.turn : undefined;
  const before = positionOf(folded);
  const after = game.ended ? null : playEither(before, move, turn, patches);
  if (after === null || (game.automa === null) !== (before.automa === null)) return null;
  const automa =
    game.automa && turn ? { ...game.automa, turns: [...game.automa.turns, turn] } : null;
  return {
    game: { ...game, moves: [...game.moves, move], offer: null, automa: automa ?? game.automa },
    positions: [...positions, after],
    moves: [...moves, decisionOf(moves.length + 1, move, before, after, patches)],
    seats,
  };
}

function takenBack(
  { game, positions, moves, seats }: Folded,
  { keep, practice }: Extract<EventMessage, { kind: 'takeback' }>,
): Folded | null {
  if (!(keep >= game.opening && keep <= moves.length)) return null;
  const automa = game.automa && {
    ...game.automa,
    turns: game.automa.turns.filter(({ number }) => number <= keep),
    levels: [],
    practice: practice ?? game.automa.practice,
  };
  return {
    game: { ...game, moves: game.moves.slice(0, keep), offer: null, ended: null, automa },
    positions: positions.slice(0, keep + 1),
    moves: moves.slice(0, keep),
    seats,
  };
}

function seated(
  folded: Folded,
  {
    kind,
    player,
    seat,
    opponent,
    level,
    mode,
    rated,
  }: Extract<EventMessage, { kind: 'join' | 'handover' }>,
): Folded {
  const seats = folded.game.seats.map((before, index) =>
    index === player - 1 ? { ...seat, yours: before.yours } : before,
  );
  const game = { ...folded.game, seats, opponent, level, mode, rated };
  if (kind === 'handover') Object.assign(game, { clock: null, offer: null });
  return { ...folded, game, seats: seatsOf(game) };
}

/** Apply a note on the present state, which is not stored. */
export function afterNote(
  folded: Folded,
  { type: _type, clock, said, ...rest }: NoteMessage,
): Folded {
  const before = folded.game.clock;
  const game = { ...folded.game, ...rest };
  if (clock !== undefined) game.clock = clock && before && { ...before, ...clock };
  const seats = rest.present ? seatsOf(game) : folded.seats;
  return { ...folded, game, seats, said: said ?? folded.said };
}

/** Summarize an event for the page. */
export function happenedIn(before: Folded, event: EventMessage): Happened {
  const isMove = event.kind === 'move' || event.kind === 'card';
  return {
    kind: event.kind,
    player: isMove ? positionOf(before).turn : 'player' in event ? event.player : null,
    move: isMove ? event.move : null,
    keep: event.kind === 'takeback' ? event.keep : null,
  };
}
