/** The end of a solo game: both scores in parts, and the outcome at each level. */
import { automaParts } from '../../core/automa.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { nameOf, plural, signed } from '../../core/sentences.js';

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
  const [tile, held, patches, printed] = automaParts(it).map(([, points]) => String(points));
  /** @type {[string, string, string][]} */
  const rows = [
    ['Buttons held', String(own.buttons), held],
    ['Special tile', String(own.special_tile), tile],
    ['Empty spaces, −2 each', `${signed(own.empty)} (${plural(you.empty, 'space')})`, '–'],
    ['Patches with buttons', '–', patches],
    ['Buttons on patches', '–', printed],
  ];
  return html`<table class="scores">
    <caption class="visually-hidden">
      How the scores come about
    </caption>
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">Part</span></th>
        <th scope="col">${nameOf(seats, 1)}</th>
        <th scope="col">${nameOf(seats, 2)} ${automa.numeral}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, yours, its]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${yours}</td>
            <td>${its}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Score</th>
        ${frame.players.map(
          (player, index) =>
            html`<td data-testid=${`total-${index + 1}`}>${signed(player.score)}</td>`,
        )}
      </tr>
    </tfoot>
  </table>`;
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
