/**
 * The patches on offer after a purchase, and the conditions for planning; planning itself is in
 * `views/plan.ts`, which is loaded when first needed.
 */
import { formatCell } from './geometry.ts';
import { orientationOf } from './placement.ts';
import { canAct, choiceOf, planner } from './queries.ts';
import { ON_OFFER } from './rules/position.ts';
import { isWaiting } from './seats.ts';
import type { Cell, Frame } from './types.ts';
import type { Game } from './game.ts';
import type { GameState } from './game_state.ts';

export function offeredAfter(ring: string, letter: string) {
  const at = ring.indexOf(letter);
  return [...(ring.slice(at + 1) + ring.slice(0, at))].slice(0, ON_OFFER);
}

/** List the patches on offer once the one in hand has been bought; empty without one. */
export function offeredThen(state: GameState, { ring }: Frame) {
  const { letter, plan } = state.placement;
  const isOffer = letter !== null && letter !== '+' && !plan && canAct(state);
  return isOffer ? offeredAfter(ring, letter) : [];
}

/** Test whether the patches on offer can be planned with: while the other player decides. */
export function plansOffers(game: Game) {
  const { state } = game;
  return planner(state.table) !== null && !canAct(state) && !state.looking && letsPlan(game);
}

export function letsPlan({ company, state: { table, pending } }: Game) {
  const goesOn = table.stage !== 'over' && !isWaiting(table);
  return goesOn && !pending && company.letsPlan !== false;
}

/** Return where the patch in hand was held for planning, if it still fits there. */
export function plannedSpot(state: GameState): { orientation: number; origin: Cell } | null {
  const choice = choiceOf(state);
  const origin = choice && state.placement.spots[choice.letter];
  if (!choice || !origin) return null;
  const orientation = orientationOf(state.placement, choice.letter);
  return choice.placements.has(orientation + formatCell(origin)) ? { orientation, origin } : null;
}
