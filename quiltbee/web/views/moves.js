/** The list of moves; each is a button that shows the position after it. */
import { detailOf } from '../core/happenings.js';
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { moveLabel, nameOf } from '../core/sentences.js';
import { rich } from './rich.js';
import { stepButtons } from './steps.js';

/**
 * @typedef {import('../core/happenings.js').Happening} Happening
 * @typedef {import('../core/types.js').Move} Move
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Seat} Seat
 */

/**
 * @param {Move[]} moves
 * @param {number} shown  how many moves lie behind the position on show
 * @param {Seat[]} seats
 * @param {Patches} patches
 * @param {(index: number) => void} onLook
 * @param {Happening[]} [lately]   what has happened since one's own last decision
 */
export function moveList(moves, shown, seats, patches, onLook, lately = []) {
  const fresh = new Set(lately.map(({ number }) => number));
  const places = { first: 0, back: shown - 1, forward: shown + 1, last: moves.length };
  const goesNowhere = (/** @type {number} */ index) =>
    index < 0 || index > moves.length || index === shown;
  return html`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${t('moves')}</h2>
      ${stepButtons(
        (step) => goesNowhere(places[step]),
        (step) => onLook(places[step]),
      )}
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${moves.map(
        (each) =>
          html`<li class=${fresh.has(each.number) ? 'fresh-move' : ''}>
            <button
              type="button"
              class=${each.number === shown ? 'move now' : 'move'}
              aria-current=${each.number === shown ? 'step' : 'false'}
              @click=${() => onLook(each.number)}
            >
              <span class="number">${each.number}</span>
              <span class="move-words">${whatHappened(each, seats, patches)}</span>
              <code>${each.move}</code>
            </button>
          </li>`,
      )}
    </ol>
    ${moves.length === 0 ? html`<p class="small">${t('no-move-yet')}</p>` : ''}
  </section>`;
}

/**
 * Who did what, and what came of it in a few words.
 * @param {Move} move
 * @param {Seat[]} seats
 * @param {Patches} patches
 */
function whatHappened({ player, move, change }, seats, patches) {
  const name = html`<b>${nameOf(seats, player)}</b>`;
  const deed = moveLabel(move, patches);
  if (!change || change.from === change.to) return rich('happened', { name }, { deed });
  return rich('happened-with', { name }, { deed, detail: detailOf(change) });
}
