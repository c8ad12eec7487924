/** The end of a solo game: both scores in parts, and the outcome at each level. */
import { automaParts } from '../../core/automa.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { nameOf, plural, signed } from '../../core/sentences.js';
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
  const [tile, held, patches, printed] = automaParts(it).map(([, points]) => points);
  return scoreTable(
    frame,
    [nameOf(seats, 1), `${nameOf(seats, 2)} ${automa.numeral}`],
    [
      ['Buttons held', [own.buttons, held]],
      ['Special tile', [own.special_tile, tile]],
      ['Empty spaces, −2 each', [`${signed(own.empty)} (${plural(you.empty, 'space')})`, '–']],
      ['Patches with buttons', ['–', patches]],
      ['Buttons on patches', ['–', printed]],
    ],
  );
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
