/** The table of final scores: what each is made of, part by part. */
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { signed } from '../core/sentences.ts';
import type { Frame } from '../core/types.ts';

/**
 * @param frame  the end of the game, with the totals
 * @param heads  what each player is called
 * @param rows  a part's name, and what each player has of it
 */
export function scoreTable(frame: Frame, heads: unknown[], rows: [string, (string | number)[]][]) {
  return html`<table class="scores">
    <caption class="visually-hidden">
      ${t('score-parts')}
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${t('score-part')}</span></th>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, values]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${values.map((value) => html`<td>${value}</td>`)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${t('number-score')}</th>
        ${frame.players.map(
          (player, index) =>
            html`<td data-testid=${`total-${index + 1}`}>
              ${signed(player.score + (index === 1 ? frame.points : 0))}
            </td>`,
        )}
      </tr>
    </tfoot>
  </table>`;
}
