/** The end of a solo game: both scores in parts, and the outcome at each level. */
import { automaParts, numeralAndName } from '../../core/automa.js';
import { t } from '../../core/words.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { nameOf, signed } from '../../core/sentences.js';
import { scoreTable } from '../scores.js';

/**
 * @typedef {import('../../core/types.js').Frame} Frame
 * @typedef {import('../../core/types.js').ScoreParts} ScoreParts
 * @typedef {import('../../core/types.js').Seat} Seat
 * @typedef {import('../../core/automa.js').Part} Part
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
  const its = (/** @type {Part} */ part) => counted.get(part) ?? '–';
  const heads = [nameOf(seats, 1), `${nameOf(seats, 2)} ${automa.numeral}`];
  /** @type {[string, (string | number)[]][]} */
  const rows = [
    [t('number-buttons'), [own.buttons, its('part-held')]],
    [t('score-tile'), [own.special_tile, its('part-tile')]],
    [t('score-empty'), [`${signed(own.empty)} (${you.empty})`, '–']],
  ];
  for (const part of /** @type {Part[]} */ (['part-patches', 'part-printed']))
    if (counted.has(part)) rows.push([t(part), ['–', its(part)]]);
  return scoreTable(frame, heads, rows);
}

/**
 * How the game would have ended at each level.
 * @param {Automa} automa
 * @param {Seat[]} seats
 */
export function levelOutcomes({ level, levels }, seats) {
  if (!levels || levels.length === 0) return nothing;
  return html`<h3 id="levels-heading">${t('at-each-level')}</h3>
    <table class="scores" data-testid="levels" aria-labelledby="levels-heading">
      <thead>
        <tr>
          <th scope="col">${t('level')}</th>
          <th scope="col">${nameOf(seats, 1)}</th>
          <th scope="col">${nameOf(seats, 2)}</th>
          <th scope="col">${t('winner')}</th>
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
                ${
                  each.level === level
                    ? t('this-game-level', { level: numeralAndName(each) })
                    : numeralAndName(each)
                }
              </th>
              ${each.scores.map((score) => html`<td>${signed(score)}</td>`)}
              <td>${nameOf(seats, each.winner)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
