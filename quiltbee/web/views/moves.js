/** The list of moves; each is a button that shows the position after it. */
import { html } from '../vendor/lit-html.js';
import { moveLabel, nameOf } from '../core/sentences.js';
import { icon } from './icons.js';

/**
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
 */
export function moveList(moves, shown, seats, patches, onLook) {
  /** @type {[string, 'first' | 'back' | 'forward' | 'last', number][]} */
  const steps = [
    ['First position', 'first', 0],
    ['Previous position', 'back', shown - 1],
    ['Next position', 'forward', shown + 1],
    ['Last position', 'last', moves.length],
  ];
  const goesNowhere = (/** @type {number} */ index) =>
    index < 0 || index > moves.length || index === shown;
  return html`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">Moves</h2>
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
          html`<li>
            <button
              type="button"
              class=${each.number === shown ? 'move now' : 'move'}
              aria-current=${each.number === shown ? 'step' : 'false'}
              @click=${() => onLook(each.number)}
            >
              <span class="number">${each.number}</span>
              <span class=${`who who-${each.player}`}>${nameOf(seats, each.player)}</span>
              <span>${moveLabel(each.move, patches)}</span> <code>${each.move}</code>
            </button>
          </li>`,
      )}
    </ol>
    ${moves.length === 0 ? html`<p class="small">No move yet.</p>` : ''}
  </section>`;
}
