/** The end of a solo game: both scores in parts, and the outcome at each level. */
import { automaParts } from '../../core/automa.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { nameOf, signed } from '../../core/sentences.js';
import { scoreTable } from '../scores.js';

/**
 * @typedef {import('../../core/types.js').Frame} Frame
 * @typedef {import('../../core/types.js').ScoreParts} ScoreParts
 * @typedef {import('../../core/types.js').Seat} Seat
 * @typedef {import('../../core/types.js').Automa} Automa
 */

/**
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {Automa} automa
 */
export function automaScores(frame, seats, automa) {
  const [you, it] = frame.players;
  const own = /** @type {ScoreParts} */ (you.score_parts);
  const counted = new Map(automaParts(it, automa.level));
  const its = (/** @type {string} */ part) => counted.get(part) ?? '–';
  const heads = [nameOf(seats, 1), `${nameOf(seats, 2)} ${automa.numeral}`];
  /** @type {[string, (string | number)[]][]} */
  const rows = [
    ['Buttons', [own.buttons, its('Buttons it holds')]],
    ['Special tile', [own.special_tile, its('Special tile')]],
    ['Empty, −2 each', [`${signed(own.empty)} (${you.empty})`, '–']],
  ];
  for (const part of ['Patches with buttons', 'Buttons on its patches'])
    if (counted.has(part)) rows.push([part, ['–', its(part)]]);
  return scoreTable(frame, heads, rows);
}

/**
 * How the game would have ended at each level.
 * @param {Automa} automa
 * @param {Seat[]} seats
 */
export function levelOutcomes({ level, levels }, seats) {
  if (!levels || levels.length === 0) return nothing;
  return html`<h3 id="levels-heading">At each level</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">Level</th>
          <th scope="col">${nameOf(seats, 1)}</th>
          <th scope="col">${nameOf(seats, 2)}</th>
          <th scope="col">Winner</th>
        </tr>
      </thead>
      <tbody>
        ${levels.map(
          (each) =>
            html`<tr
              class=${each.level === level ? 'this-level' : ''}
              aria-current=${each.level === level ? 'true' : nothing}
            >
              <th scope="row">
                ${each.numeral} ${each.name}${each.level === level ? ' (this game)' : ''}
              </th>
              ${each.scores.map((score) => html`<td>${signed(score)}</td>`)}
              <td>${nameOf(seats, each.winner)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
