/** Both quilts and the time board in sentences. */
import { automaSummary } from '../core/automa.js';
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { distances, nameOf, placedLabel, quiltSummary } from '../core/sentences.js';

/**
 * @typedef {import('../core/types.js').Frame} Frame
 * @typedef {import('../core/types.js').Patches} Patches
 * @typedef {import('../core/types.js').Player} Player
 * @typedef {import('../core/types.js').Seat} Seat
 */

/**
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {Patches} patches
 */
export function summary(frame, seats, patches) {
  return html`<details class="panel summary" data-testid="summary">
    <summary><h2>${t('in-words')}</h2></summary>
    ${[1, 2].map((each) => {
      const player = /** @type {Player} */ (each);
      if (each === 2 && frame.automa) {
        return html`<h3>${nameOf(seats, 2)}</h3>
          <p data-testid="summary-2">
            ${automaSummary(frame, frame.automa, patches)}
            ${t('on-time-board', { distances: distances(frame, 2) })}
          </p>`;
      }
      const { cells, patches: placed } = frame.players[each - 1];
      return html`<h3>${nameOf(seats, player)}</h3>
        <p data-testid=${`summary-${each}`}>
          ${quiltSummary(cells)} ${t('on-time-board', { distances: distances(frame, player) })}
        </p>
        ${
          placed.length
            ? html`<ul>
                ${placed.map((one) => html`<li>${placedLabel(one, patches)}</li>`)}
              </ul>`
            : ''
        }`;
    })}
  </details>`;
}
