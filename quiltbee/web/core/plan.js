/**
 * What is on offer once a patch has been bought, and when patches can be planned with; planning
 * itself, which is loaded when it is first wanted, is in `planning.js`.
 *
 * @typedef {import('./game.js').Game} Game
 * @typedef {import('./game_state.js').GameState} GameState
 * @typedef {import('./types.js').Cell} Cell
 * @typedef {import('./types.js').Frame} Frame
 */
import { formatCell } from './geometry.js';
import { orientationOf } from './placement.js';
import { canAct, choiceOf, planner } from './queries.js';
import { isWaiting } from './seats.js';

/** How many patches are on offer at a time. */
export const ON_OFFER = 3;
/**
 * Which patches are on offer once one has been bought.
 * @param {string} ring
 * @param {string} letter
 */
export function offeredAfter(ring, letter) {
  const at = ring.indexOf(letter);
  return [...(ring.slice(at + 1) + ring.slice(0, at))].slice(0, ON_OFFER);
}

/**
 * Which patches are on offer once the one in hand has been bought; none where nothing is.
 * @param {GameState} state
 * @param {Frame} frame
 */
export function offeredThen(state, { ring }) {
  const { letter, plan } = state.placement;
  const isOffer = letter !== null && letter !== '+' && !plan && canAct(state);
  return isOffer ? offeredAfter(ring, letter) : [];
}

/** Whether those on offer can be planned with: while the other decides. @param {Game} game */
export function plansOffers(game) {
  const { state } = game;
  const isMine = state.table !== null && planner(state.table) !== null;
  return isMine && !canAct(state) && !state.looking && letsPlan(game);
}

/** Whether patches can be planned with at this table now. @param {Game} game */
export function letsPlan({ company, state: { table, pending } }) {
  const goesOn = table !== null && table.stage !== 'over' && !isWaiting(table);
  return goesOn && !pending && company.letsPlan !== false;
}

/**
 * Where the patch in hand was held when it was planned with, if it still fits there.
 * @param {GameState} state
 * @returns {{orientation: number, origin: Cell} | null}
 */
export function plannedSpot(state) {
  const choice = choiceOf(state);
  const origin = choice && state.placement.spots[choice.letter];
  if (!choice || !origin) return null;
  const orientation = orientationOf(state.placement, choice.letter);
  return choice.placements.has(orientation + formatCell(origin)) ? { orientation, origin } : null;
}
