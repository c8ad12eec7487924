/** Queries on the state of the game page: who may act, the piece in hand, the position on show. */
import { SIZE, parseCell } from './geometry.ts';
import { ghostCells, isLegal, legal, type Choice } from './placement.ts';
import { has7x7, maskIn, maskOf, union } from './rules/placements.ts';
import { cardWaits } from './automa.ts';
import { BOARD, isPlaying, isWaiting, ownSeats } from './seats.ts';
import { sinceOwn } from './sentences.ts';
import type { Cell, Frame, Option, Patches, Player, Table, Move } from './types.ts';
import type { GameState } from './game_state.ts';

export function isMyTurn(table: Table) {
  return table.stage !== 'over' && !isWaiting(table) && table.seats[table.turn - 1].yours;
}

export function canAct(state: GameState) {
  return !state.looking && !state.pending && isMyTurn(state.table);
}

export function canTurn({ table, looking, pending }: GameState) {
  return cardWaits(table) && !looking && !pending;
}

/** Test whether hints are available: not between two people. */
export function givesHints({ game, mode }: Table) {
  return game !== BOARD && mode !== 'screen' && mode !== 'remote';
}

export function canAskHint(state: GameState) {
  return canAct(state) && givesHints(state.table);
}

/**
 * Test whether the player may ask about their last move: it can be undone, and hints are available.
 */
export function canAskWhy(state: GameState) {
  const { table, looking } = state;
  return givesHints(table) && canUndo(state) && !looking && table.stage !== 'over';
}

/** Return the hinted move while it can be made. */
export function hintedMove(state: GameState) {
  return canAct(state) && state.hint?.type === 'hint' ? state.hint.move : null;
}

/** Return the move to outline on a player's quilt: a hint, or the computer's preference. */
export function pointedAt(state: GameState, player: Player) {
  const { hint, looking, table } = state;
  if (hint?.type !== 'why') return table.turn === player ? hintedMove(state) : null;
  return hint.player === player && !looking ? hint.better : null;
}

export function canUndo({ table, pending }: GameState) {
  return table.can_undo && pending === null && isPlaying(table);
}

export function frameOf(state: GameState): Frame {
  return state.looking ? state.looking.frames[state.looking.index] : state.table;
}

export function optionOf(state: GameState, letter: string | null): Option | undefined {
  return state.table.options.find((option) => option.letter === letter);
}

export function offered(table: Table) {
  return table.options.flatMap((option) => (option.letter === null ? [] : [option.letter]));
}

export function patchChoice(state: GameState, letter: string): Choice | null {
  const { table, patches } = state;
  const isOffer = optionOf(state, letter) !== undefined;
  return isOffer ? legal(table.players[table.turn - 1].cells, letter, patches) : null;
}

/**
 * Return the player on whose quilt a coming patch is held: the user's own side, or the mover if
 * the user plays both; null for spectators.
 */
export function planner(table: Table): Player | null {
  if (table.stage === 'over' || isWaiting(table)) return null;
  const own = ownSeats(table.seats);
  return own.length === 2 ? table.turn : (own[0] ?? null);
}

/** Return the player on whose quilt the piece in hand lies. */
export function holder({ table, placement }: GameState): Player | null {
  return placement.plan ? planner(table) : table.turn;
}

/** Test whether a quilt takes clicks and keys: for a decision, or to plan. */
export function canHold(state: GameState) {
  if (!state.placement.plan) return canAct(state);
  return choiceOf(state) !== null && !state.pending;
}

/** Return the piece in hand; null when idle, or for a patch that is only looked at. */
export function choiceOf(state: GameState): Choice | null {
  const { table, patches, looking } = state;
  const { letter, plan } = state.placement;
  if (letter === null) return null;
  if (!plan && letter !== '+') return patchChoice(state, letter);
  const player = plan ? planner(table) : table.turn;
  if (player === null || (plan && looking)) return null;
  const choice = legal(table.players[player - 1].cells, letter, patches);
  return plan ? { ...choice, planned: true } : choice;
}

/** Return the player whose quilt is in front: the user, or the mover on a shared screen. */
export function frontPlayer(state: GameState): Player {
  const { table } = state;
  const mine = ([1, 2] as Player[]).filter((player) => table.seats[player - 1].yours);
  if (mine.length === 1) return mine[0];
  return mine.length === 2 ? frameOf(state).turn : 1;
}

/** Test whether the ghost completes a 7x7 square while the special tile is free. */
export function completes7x7({ table, placement }: GameState, choice: Choice) {
  const isOpen = !placement.plan && table.players.every((each) => !each.special_tile);
  if (!isOpen || !isLegal(placement, choice)) return false;
  const { cells } = table.players[table.turn - 1];
  const ghost = ghostCells(placement, choice).map(([row, column]) => row * SIZE + column);
  return has7x7(union(maskIn(cells), maskOf(ghost)));
}

/** Return the shape that a move put on a quilt, and where; null for other moves. */
export function landing(move: string | null | undefined, patches: Patches) {
  if (!move || move === 'pass' || move.startsWith('A:')) return null;
  const origin = parseCell(move.slice(-2)) as Cell;
  const shape = move.startsWith('+') ? [[0, 0] as Cell] : patches[move[0]].orientations[move[1]];
  return { shape, origin };
}

/** List the suggestions on the quilt of the player to move. */
export function suggestedOn({ table, patches, suggestions, looking }: GameState, player: Player) {
  if (looking || table.turn !== player) return [];
  return suggestions.flatMap(({ move, label, kind, faint }) => {
    const lies = landing(move, patches);
    return lies ? [{ ...lies, label, kind, faint }] : [];
  });
}

/** List the suggestions for a patch on offer, or for the pass (null). */
export function suggestedOffers({ suggestions, looking }: GameState, letter: string | null) {
  if (looking) return [];
  return suggestions.filter(({ move }) =>
    letter === null ? move === 'pass' : move !== 'pass' && move[0] === letter,
  );
}

/**
 * List the decisions since the player's last one; for an earlier position, the move that led there.
 */
export function lately({ table, looking }: GameState): Move[] {
  return looking ? table.moves.slice(0, looking.index).slice(-1) : sinceOwn(table);
}

export function landings(moves: (string | null)[], patches: Patches) {
  return moves.flatMap((move) => landing(move, patches) ?? []);
}
