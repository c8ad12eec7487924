/**
 * The best and the costliest move, in the result of a game that has just ended: its review is made
 * quietly meanwhile, and kept.
 */
import { Away, Refused, linesFrom } from '../core/api.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { ownSeats } from '../core/seats.js';
import { follow } from '../views/page.js';
import { afterLine } from './document.js';

/**
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../views/page.js').Shell} Shell
 * @typedef {import('./types.js').Document} Document
 */

/**
 * Follow the review of a game to its end, and show what it knows in the result; what is returned
 * ends that.
 * @param {import('../core/game.js').Game} game
 * @param {Shell} shell
 */
export function lookBack(game, shell) {
  const ending = new AbortController();
  showMoments(game, shell, ending.signal).catch((problem) => {
    // Nobody has asked for it: the review says what is wrong, once it is opened.
    if (!(problem instanceof Away || problem instanceof Refused || ending.signal.aborted))
      throw problem;
  });
  return () => ending.abort();
}

/**
 * @param {import('../core/game.js').Game} game
 * @param {Shell} shell
 * @param {AbortSignal} signal
 */
async function showMoments(game, shell, signal) {
  /** @type {Document | null} */
  let document = null;
  const [player] = ownSeats(game.state.table?.seats ?? []);
  if (!player) return;
  for await (const line of linesFrom(`/api/games/${game.id}/review`, undefined, signal)) {
    document = afterLine(document, line);
    if (document?.stage !== 'deep') continue;
    const told = moments(game.id, document, player, game.state.patches, shell);
    game.store.dispatch({ type: 'moments', moments: told });
  }
}

/**
 * A person's best and costliest move, each a way into the review.
 * @param {string} id
 * @param {Document} document
 * @param {Player} player
 * @param {Patches} patches
 * @param {Shell} shell
 */
function moments(id, { decisions, finest, costliest }, player, patches, shell) {
  const best = finest[player - 1];
  const [worst] = costliest[player - 1];
  const lost = worst && decisions[worst - 1].points_lost;
  const words = (/** @type {number} */ number, /** @type {number} */ points) => ({
    what: nameOf(decisions[number - 1].move, patches),
    points: points.toFixed(1),
  });
  const way = (/** @type {number} */ number, /** @type {string} */ said) =>
    html`<a href=${`/game/${id}/review?at=${number - 1}`} @click=${follow(shell)}>${said}</a>`;
  return html`<p class="moments" data-testid="moments">
    ${best ? way(best.number, t('moments-best', words(best.number, best.points))) : nothing}
    ${lost ? way(worst, t('moments-worst', words(worst, lost))) : nothing}
  </p>`;
}

/** @param {string} move @param {Patches} patches */
function nameOf(move, patches) {
  if (move === 'pass') return t('moments-pass');
  return move.startsWith('+') ? t('moments-special') : patches[move[0]].name;
}
