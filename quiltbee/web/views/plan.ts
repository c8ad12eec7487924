/**
 * The card of a coming patch: its cost, its time on offer, and who could pay for it now. It appears
 * in the strip; spectators see it over the market.
 */
import { goodSpot } from '../core/fit.ts';
import { ghostCells, orientationOf, legal } from '../core/placement.ts';
import { plannedSpot } from '../core/plan.ts';
import { choiceOf, holder, frameOf, planner } from '../core/queries.ts';
import { ON_OFFER } from '../core/rules/position.ts';
import { PLAYERS } from '../core/seats.ts';
import { capital, objection, isYou, nameOf, patchLabel } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { button, icon } from './icons.ts';
import { earned } from './market.ts';
import { framedPicture } from './patch_art.ts';
import { cost, time } from './ring.ts';
import type { Game } from '../core/game.ts';
import type { GameState } from '../core/game_state.ts';
import type { Frame, Seat } from '../core/types.ts';
import type { Context } from './context.ts';

/** @param state  with a planned patch */
export function planCard({ state, table, frame }: Context) {
  const letter = state.placement.letter as string;
  const patch = state.patches[letter];
  return html`<div class="plan" data-testid="plan" data-planned=${letter}>
    <span class="plan-art"
      >${framedPicture(letter, patch, orientationOf(state.placement, letter), false)}</span
    >
    <p class="plan-name">
      <b>${patch.name}</b>
      <span class="price">${cost(patch.buttons)}${time(patch.time)}</span>
      <span>${earned(patch)}</span>
    </p>
    <p class="plan-when">${icon('clock')} ${whenWords(frame.ring, letter)}</p>
    ${payWords(frame, table.seats, patch.buttons).map((words) => html`<p>${words}</p>`)}
    ${verdict(state)}
  </div>`;
}

/** The same card over the market, for spectators. */
export function planAside(context: Context) {
  const { state, game } = context;
  if (!state.placement.plan) return nothing;
  return html`<div class="plan-aside">
    ${planCard(context)}
    ${button('forget-plan', icon('cancel'), () => game.placement({ type: 'cancel' }), {
      classes: 'corner forget',
      label: t('close'),
    })}
  </div>`;
}

function verdict(state: GameState) {
  const choice = choiceOf(state);
  const player = holder(state);
  if (!choice || !player) return nothing;
  const { cells } = state.table.players[player - 1];
  const none = choice.placements.size === 0 ? t('fits-nowhere') : null;
  const against = none ?? objection(ghostCells(state.placement, choice), cells, undefined, false);
  return html`<p class="plan-fit">${against ? capital(against) : t('plan-fits')}</p>`;
}

/**
 * Bound the purchases (of both players) until a patch is on offer: each takes one of three, and
 * those skipped go last. Null if it is on offer now.
 */
export function purchasesTo(ring: string, letter: string) {
  const behind = ring.indexOf(letter) - ON_OFFER + 1;
  return behind <= 0 ? null : { least: Math.ceil(behind / ON_OFFER), most: behind };
}

/** Format when a patch is on offer: `On offer after 2 to 4 purchases`. */
export function whenWords(ring: string, letter: string) {
  const away = purchasesTo(ring, letter);
  if (away === null) return t('plan-now');
  return away.most === 1 ? t('plan-next') : t('plan-after', away);
}

/** Format who can pay for a patch: `You could pay it now`, `Anna is 2 short`. */
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
 * Hold a coming patch on the player's own quilt where it fits well; a second call puts it back.
 * Spectators only look at it.
 */
export function planWith(game: Game, letter: string) {
  const { table, patches, placement, looking } = game.state;
  if (placement.plan && placement.letter === letter) return game.placement({ type: 'cancel' });
  const player = looking ? null : planner(table);
  const cells = player === null ? '' : table.players[player - 1].cells;
  const choice = { ...legal(cells, letter, patches), planned: true };
  const words = wordsFor(game.state, letter);
  game.placement({ type: 'choose', choice, words });
  if (player === null) return;
  const code = orientationOf(placement, letter);
  const spot = plannedSpot(game.state) ?? goodSpot(cells, choice, code);
  game.placement({ type: 'put', ...spot, words });
}
