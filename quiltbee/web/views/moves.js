/** The list of moves; each is a button that shows the position after it. */
import { detailOf } from '../core/happenings.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { moveLabel, nameOf } from '../core/sentences.js';
import { icon } from './icons.js';

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
  /** @type {[string, 'first' | 'back' | 'forward' | 'last', number][]} */
  const steps = [
    [t('first-position'), 'first', 0],
    [t('previous-position'), 'back', shown - 1],
    [t('next-position'), 'forward', shown + 1],
    [t('last-position'), 'last', moves.length],
  ];
  const goesNowhere = (/** @type {number} */ index) =>
    index < 0 || index > moves.length || index === shown;
  return html`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${t('moves')}</h2>
      <div class="steps">
        ${steps.map(
          ([label, name, index]) =>
            html`<button
              type="button"
              class="quiet square"
              aria-label=${label}
              title=${label}
              data-testid=${`step-${name}`}
              aria-disabled=${goesNowhere(index) ? 'true' : 'false'}
              @click=${() => onLook(index)}
            >
              ${icon(name)}
            </button>`,
        )}
      </div>
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
              <span class="move-words"
                ><b>${nameOf(seats, each.player)}</b>
                ${moveLabel(each.move, patches)}${effect(each)}</span
              >
              <code>${each.move}</code>
            </button>
          </li>`,
      )}
    </ol>
    ${moves.length === 0 ? html`<p class="small">${t('no-move-yet')}</p>` : ''}
  </section>`;
}

/** What a move did, in a few words. @param {Move} move */
function effect({ change }) {
  if (!change || change.from === change.to) return nothing;
  return `: ${detailOf(change)}`;
}
