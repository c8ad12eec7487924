/** Both quilts and the time board in sentences. */
import { automaSummary } from '../core/automa.ts';
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { distances, nameOf, placedLabel, quiltSummary } from '../core/sentences.ts';
import type { Frame, Patches, Player, Seat } from '../core/types.ts';

export function summary(frame: Frame, seats: Seat[], patches: Patches) {
  return html`<details class="panel summary" data-testid="summary">
    <summary><h2>${t('in-words')}</h2></summary>
    ${[1, 2].map((each) => {
      const player = each as Player;
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
