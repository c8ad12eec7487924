/**
 * Planning with the patches that are still to come: how far away one is, who could pay for it, and
 * holding it on one's own quilt. Nothing of this is ever sent.
 *
 * @typedef {import('./game.js').Game} Game
 * @typedef {import('./game_state.js').GameState} GameState
 * @typedef {import('./types.js').Cell} Cell
 * @typedef {import('./types.js').Frame} Frame
 * @typedef {import('./types.js').Seat} Seat
 */
import { goodSpot } from './fit.js';
import { parseCell } from './geometry.js';
import { orientationOf } from './placement.js';
import { ON_OFFER, plannedSpot } from './plan.js';
import { frameOf, planChoice, planner } from './queries.js';
import { PLAYERS } from './seats.js';
import { isYou, nameOf, patchLabel } from './sentences.js';
import { t } from './words.js';

/** Where a patch appears that fits nowhere. @type {Cell} */
const MIDDLE = [3, 3];

/**
 * After how many purchases a patch is on offer, of both players together, at the least and at the
 * most: each takes one of three, and those before it come last. Null where it is on offer now.
 * @param {string} ring
 * @param {string} letter
 */
export function purchasesTo(ring, letter) {
  const behind = ring.indexOf(letter) - ON_OFFER + 1;
  return behind <= 0 ? null : { least: Math.ceil(behind / ON_OFFER), most: behind };
}

/**
 * `On offer after 2 to 4 purchases`.
 * @param {string} ring
 * @param {string} letter
 */
export function whenWords(ring, letter) {
  const away = purchasesTo(ring, letter);
  if (away === null) return t('plan-now');
  return away.most === 1 ? t('plan-next') : t('plan-after', away);
}

/**
 * Whether each side could pay for a patch now: `You could pay it now`, `Anna is 2 short`.
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {number} price
 */
export function payWords(frame, seats, price) {
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

/**
 * What is to be known of a patch that is planned with, to be read aloud.
 * @param {GameState} state
 * @param {string} letter
 */
function wordsFor(state, letter) {
  const { patches, table } = state;
  const frame = frameOf(state);
  if (!frame || !table) return '';
  const patch = patches[letter];
  const facts = [whenWords(frame.ring, letter), ...payWords(frame, table.seats, patch.buttons)];
  return `${patchLabel(patch)}. ${facts.join('. ')}.`;
}

/** Why a patch that is planned with is not placed. @param {GameState} state */
export function notYet(state) {
  const { letter } = state.placement;
  const ring = frameOf(state)?.ring ?? '';
  return t('plan-not-yet', { when: whenWords(ring, letter ?? '') });
}

/**
 * Look at a patch that can't be bought now, and hold it on one's own quilt where it fits well; once
 * more, and it is put back. Whoever only watches looks at it alone.
 * @param {Game} game
 * @param {string} letter
 */
export function planWith(game, letter) {
  const { table, patches, placement, looking } = game.state;
  if (!table) return;
  if (placement.plan && placement.letter === letter) return game.placement({ type: 'cancel' });
  const player = looking ? null : planner(table);
  const cells = player === null ? '' : table.players[player - 1].cells;
  const choice = planChoice(letter, patches[letter], cells);
  const said = wordsFor(game.state, letter);
  game.placement({ type: 'choose', choice, said });
  if (player === null) return;
  const spot = plannedSpot(game.state);
  if (spot) return game.placement({ type: 'put', ...spot, said });
  const code = orientationOf(placement, letter);
  const key = goodSpot(cells, choice, code);
  const origin = (key && parseCell(key.slice(1))) || MIDDLE;
  game.placement({ type: 'put', orientation: key ? Number(key[0]) : code, origin, said });
}
