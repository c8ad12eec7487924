/**
 * What is on offer once a patch has been bought, and when patches can be planned with; planning
 * itself, which is loaded when it is first wanted, is in `planning.ts`.
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

/** Which patches are on offer once the one in hand has been bought; none where nothing is. */
export function offeredThen(state: GameState, { ring }: Frame) {
  const { letter, plan } = state.placement;
  const isOffer = letter !== null && letter !== '+' && !plan && canAct(state);
  return isOffer ? offeredAfter(ring, letter) : [];
}

/** Whether those on offer can be planned with: while the other decides. */
export function plansOffers(game: Game) {
  const { state } = game;
  return planner(state.table) !== null && !canAct(state) && !state.looking && letsPlan(game);
}

/** Whether patches can be planned with at this table now. */
export function letsPlan({ company, state: { table, pending } }: Game) {
  const goesOn = table.stage !== 'over' && !isWaiting(table);
  return goesOn && !pending && company.letsPlan !== false;
}

/** Where the patch in hand was held when it was planned with, if it still fits there. */
export function plannedSpot(state: GameState): { orientation: number; origin: Cell } | null {
  const choice = choiceOf(state);
  const origin = choice && state.placement.spots[choice.letter];
  if (!choice || !origin) return null;
  const orientation = orientationOf(state.placement, choice.letter);
  return choice.placements.has(orientation + formatCell(origin)) ? { orientation, origin } : null;
}
