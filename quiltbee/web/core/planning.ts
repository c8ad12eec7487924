/**
 * Planning with coming patches: how far away one is, who could pay for it, and holding it on one's
 * own quilt. Nothing of this is ever sent.
 */
import { goodSpot } from './fit.ts';
import { legal, orientationOf } from './placement.ts';
import { plannedSpot } from './plan.ts';
import { frameOf, planner } from './queries.ts';
import { ON_OFFER } from './rules/position.ts';
import { PLAYERS } from './seats.ts';
import { isYou, nameOf, patchLabel } from './sentences.ts';
import { t } from './words.ts';
import type { Frame, Seat } from './types.ts';
import type { Game } from './game.ts';
import type { GameState } from './game_state.ts';

/**
 * Bound the purchases (of both players) until a patch is on offer: each takes one of three, and
 * those skipped go last. Null if it is on offer now.
 */
export function purchasesTo(ring: string, letter: string) {
  const behind = ring.indexOf(letter) - ON_OFFER + 1;
  return behind <= 0 ? null : { least: Math.ceil(behind / ON_OFFER), most: behind };
}

/** `On offer after 2 to 4 purchases`. */
export function whenWords(ring: string, letter: string) {
  const away = purchasesTo(ring, letter);
  if (away === null) return t('plan-now');
  return away.most === 1 ? t('plan-next') : t('plan-after', away);
}

/** `You could pay it now`, `Anna is 2 short`. */
export function payWords(frame: Frame, seats: Seat[], price: number) {
  return PLAYERS.map((player) => {
    if (player === 2 && frame.automa) return t('plan-automa', { count: price });
    const count = Math.max(0, price - frame.players[player - 1].buttons);
    const who = isYou(seats, player) ? 'you' : 'other';
    return t(count === 0 ? 'plan-can-pay' : 'plan-short', {
      count,
      who,
      name: nameOf(seats, player),
    });
  });
}

function wordsFor(state: GameState, letter: string) {
  const { patches, table } = state;
  const frame = frameOf(state);
  const patch = patches[letter];
  const facts = [whenWords(frame.ring, letter), ...payWords(frame, table.seats, patch.buttons)];
  return `${patchLabel(patch)}. ${facts.join('. ')}.`;
}

export function notYet(state: GameState) {
  const { letter } = state.placement;
  return t('plan-not-yet', { when: whenWords(frameOf(state).ring, letter ?? '') });
}

/**
 * Hold a coming patch on one's own quilt where it fits well; a second call puts it back. Spectators
 * only look at it.
 */
export function planWith(game: Game, letter: string) {
  const { table, patches, placement, looking } = game.state;
  if (placement.plan && placement.letter === letter) return game.placement({ type: 'cancel' });
  const player = looking ? null : planner(table);
  const cells = player === null ? '' : table.players[player - 1].cells;
  const choice = { ...legal(cells, letter, patches), planned: true };
  const said = wordsFor(game.state, letter);
  game.placement({ type: 'choose', choice, said });
  if (player === null) return;
  const code = orientationOf(placement, letter);
  const spot = plannedSpot(game.state) ?? goodSpot(cells, choice, code);
  game.placement({ type: 'put', ...spot, said });
}
