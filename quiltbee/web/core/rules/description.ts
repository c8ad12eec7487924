/**
 * Positions with all details for the views, and the table of a game. Unchanged parts keep their
 * identity from one position to the next.
 */
import { INCOME_MARKS, LAST_SPACE, SPECIAL_PATCHES } from '../generated/figures.ts';
import { otherOf, PLAYERS } from '../seats.ts';
import { isMarkerOnBoard, levelOf } from './automa.ts';
import { gameLink, positionString, withPoints } from './notation.ts';
import { fitting } from './placements.ts';
import { consequence, whyNotBuyable } from './play.ts';
import { choices, deciderOf, furthest, moverOf, specialLeft } from './position.ts';
import { COVERED_POINTS, outcome, scoreParts, scores, total } from './scores.ts';
import { lastTurns } from './course.ts';
import { decider, positionOf } from './fold.ts';
import type { AutomaGame, EndedState } from '../generated/messages.ts';
import type {
  AutomaSide,
  Folded,
  Frame,
  OpenCards,
  Owned,
  Position,
  Table,
  Option,
  Patch,
  Patches,
  Player,
  PlayerState,
  Result,
  TimeBoard,
} from '../types.ts';

/** Public facts about the Automa. */
type AutomaFacts = OpenCards & Pick<AutomaGame, 'practice' | 'turns' | 'levels'>;

/**
 * Describe a position with all public details.
 * @param facts  in a solo game
 * @param points  for the second seat
 */
export function describePosition(
  position: Position,
  patches: Patches,
  facts: AutomaFacts | null = null,
  points: number = 0,
): Frame {
  const { ring, turn, automa } = position;
  return {
    position: positionString(position, facts),
    turn,
    stage: deciderOf(position) === 'card' ? 'card' : position.stage,
    ring,
    players: [describePlayer(position, 1, patches), describePlayer(position, 2, patches)],
    time_board: describeTimeBoard(position),
    result: outcome(position, patches, points),
    points,
    automa: automa && facts && describeAutoma(position, automa, facts, patches),
  };
}

/**
 * Describe the end of a game that was not played out.
 * @param points  for the second seat
 */
export function describeEnd(
  position: Position,
  { kind, player }: EndedState,
  patches: Patches,
  points: number = 0,
): Pick<Frame, 'stage' | 'result'> {
  if (kind === 'abort' || player === null) return { stage: 'over', result: null };
  const reason = kind === 'flag' ? 'time' : 'resignation';
  const result = { winner: otherOf(player), scores: scores(position, patches, points), reason };
  return { stage: 'over', result: result as Result };
}

const lastPlayers: WeakMap<Owned, PlayerState> = new WeakMap();

function describePlayer(position: Position, player: Player, patches: Patches): PlayerState {
  const owned = position.players[player - 1];
  const special_tile = position.tile === player;
  const to_special_patch = distance(owned.time, specialLeft(position));
  const before = lastPlayers.get(owned);
  const isSame =
    before?.special_tile === special_tile && before.to_special_patch === to_special_patch;
  if (isSame) return before;
  const { buttons, income, time, cells, empty } = owned;
  const parts = scoreParts(position, player, patches);
  const state = {
    ...{ buttons, income, time, cells },
    patches: [...owned.patches],
    score: total(parts),
    score_parts: parts,
    empty: player === 2 && position.automa !== null ? 0 : empty,
    special_tile,
    to_income: distance(time, INCOME_MARKS),
    to_special_patch,
  };
  lastPlayers.set(owned, state);
  return state;
}

/** Return the distance to the next mark, or null. */
function distance(time: number, marks: number[]) {
  const next = marks.find((mark) => mark > time);
  return next === undefined ? null : next - time;
}

const timeBoards: Map<string, TimeBoard> = new Map();

function describeTimeBoard(position: Position): TimeBoard {
  const { board, stage, turn } = position;
  const on_top = stage === 'over' ? otherOf(turn) : turn;
  const key = [board, furthest(position), on_top].join();
  const before = timeBoards.get(key);
  if (before) return before;
  const described = {
    last: LAST_SPACE,
    income: INCOME_MARKS,
    special_patches: SPECIAL_PATCHES[board],
    special_patches_left: specialLeft(position),
    on_top,
  };
  timeBoards.set(key, described);
  return described;
}

function describeAutoma(
  position: Position,
  { deck, level, taken }: AutomaSide,
  facts: AutomaFacts,
  patches: Patches,
) {
  const { budget, pile, aside, discards, practice, turns, levels } = facts;
  const { numeral, name, marker } = levelOf(level);
  const hasButtons = (letter: string) => patches[letter].income > 0;
  const letters = [...taken];
  return {
    ...{ deck, level, numeral, name, marker, marker_on_board: isMarkerOnBoard(position) },
    ...{ budget, pile, aside, discards, practice, turns, levels },
    with_buttons: letters.filter(hasButtons).join(''),
    without_buttons: letters.filter((letter) => !hasButtons(letter)).join(''),
  };
}

const lastOptions: WeakMap<Position, Option[]> = new WeakMap();

/** List the pass and the patches on offer. */
export function optionsIn(position: Position, patches: Patches): Option[] {
  const before = lastOptions.get(position);
  if (before) return before;
  const options = position.stage === 'action' ? describeOptions(position, patches) : [];
  lastOptions.set(position, options);
  return options;
}

function describeOptions(position: Position, patches: Patches): Option[] {
  const both = scores(position, patches);
  const pass: Option = {
    letter: null,
    move: 'pass',
    available: true,
    reason: null,
    missing: 0,
    consequence: described(position, null, both),
  };
  return [pass, ...choices(position).map((letter) => option(position, letter, patches, both))];
}

/** @param both  scores */
function option(
  position: Position,
  letter: string,
  patches: Patches,
  both: [number, number],
): Option {
  const { filled, buttons } = moverOf(position);
  const patch = patches[letter];
  const isStuck = fitting(filled, patch).length === 0 ? 'fits nowhere on the quilt' : null;
  const reason = whyNotBuyable(position, letter, patches) ?? isStuck;
  return {
    letter,
    move: null,
    available: reason === null,
    reason,
    missing: Math.max(0, patch.buttons - buttons),
    consequence: described(position, patch, both),
  };
}

/**
 * Describe the consequences of a choice, with both scores after it.
 * @param both  scores before it
 */
function described(
  position: Position,
  patch: Patch | null,
  [first, second]: [number, number],
): Option['consequence'] {
  const after = consequence(position, patch);
  const gained = after.buttons - moverOf(position).buttons + COVERED_POINTS * (patch?.squares ?? 0);
  return {
    ...after,
    next: after.over ? null : after.next,
    scores: position.turn === 1 ? [first + gained, second] : [first, second + gained],
  };
}

const known: WeakMap<Folded, Table> = new WeakMap();

/** Return the table of a game, the same object for the same game. */
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
  const facts = automa && { ...automa, turns: lastTurns(game.moves, automa.turns) };
  return {
    ...around(folded),
    ...describePosition(position, patches, facts, points),
    ...(ended && describeEnd(position, ended, patches, points)),
    options: decides ? optionsIn(position, patches) : [],
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

/** Copy the facts that the views show as the server sent them. */
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

/** Test whether the viewer may take back a decision, or ask to. */
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

/** Test whether the game may be aborted: until both have made a decision. */
function canAbort(folded: Folded) {
  const { game, positions, moves, seats } = folded;
  const isFull = seats.every(({ kind }) => kind !== 'open');
  if (game.rated && isFull && PLAYERS.every((seat) => game.present.includes(seat))) return false;
  if (game.mode !== 'remote' || game.tournament !== null || decider(folded) === null) return false;
  if (game.fair?.game === 2) return false;
  const acted = new Set(
    moves.slice(game.opening).map((_, at) => positions[game.opening + at].turn),
  );
  return acted.size < PLAYERS.length;
}
