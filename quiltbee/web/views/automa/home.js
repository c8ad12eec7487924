/** The Automa on the first page: deck and level, and this browser's results so far. */
import { DECKS, DECK_NOTES, LEVELS } from '../../core/automa.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { signed } from '../../core/sentences.js';
import { pick } from '../pick.js';

/**
 * @typedef {import('../../core/home.js').Home} Home
 * @typedef {import('../../core/home.js').HomeState} HomeState
 */

/**
 * @param {HomeState['form']} form
 * @param {Home} home
 */
export function soloPicks(form, home) {
  const level = LEVELS[form.level - 1];
  return html`${pick(
      'deck',
      'Deck',
      [
        ['normal', 'Normal'],
        ['tactical', 'Tactical'],
      ],
      form.deck,
      (value) => home.set({ deck: /** @type {HomeState['form']['deck']} */ (value) }),
    )}
    <p class="small explain">${DECKS[form.deck]}: ${DECK_NOTES[form.deck]}.</p>
    ${pick(
      'level',
      'Level of the Automa',
      LEVELS.map((each) => [String(each.level), `${each.numeral} ${each.name}`]),
      String(form.level),
      (value) => home.set({ level: Number(value) }),
    )}
    <p class="small explain" data-testid="level-counts">
      ${level.numeral} ${level.name}: ${level.counts}. You begin.
    </p>`;
}

/** @param {HomeState} state */
export function soloTotals({ totals }) {
  if (totals.length === 0) return nothing;
  const margin = (/** @type {number | null} */ value) =>
    value === null ? '–' : signed(Math.round(value * 10) / 10);
  return html`<section class="panel totals" aria-labelledby="totals-heading">
    <h2 id="totals-heading">Alone with the Automa</h2>
    <table class="scores" data-testid="solo-totals">
      <caption class="visually-hidden">
        Finished games by deck and level
      </caption>
      <thead>
        <tr>
          <th scope="col">Deck, level</th>
          <th scope="col">Won</th>
          <th scope="col">Mean</th>
          <th scope="col">Best</th>
          <th scope="col">Practice</th>
        </tr>
      </thead>
      <tbody>
        ${totals.map(
          (each) =>
            html`<tr>
              <th scope="row">${each.deck === 'normal' ? 'Normal' : 'Tactical'} ${each.numeral}</th>
              <td>${each.won} of ${each.games}</td>
              <td>${margin(each.mean_margin)}</td>
              <td>${margin(each.best_margin)}</td>
              <td>${each.practice}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="small">
      Mean and best are your points less the Automa’s. Practice games are counted apart.
    </p>
  </section>`;
}
