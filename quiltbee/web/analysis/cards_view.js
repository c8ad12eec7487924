/** The Automa's next card on the analysis board: what each card that may come would let it do. */
import { t } from '../core/words.js';
import { nameIn } from '../core/sentences.js';
import { html } from '../vendor/lit-html.js';
import { moveArt } from './tree_view.js';

/**
 * @typedef {import('./cards.js').CardOutcome} CardOutcome
 * @typedef {import('../core/types.js').Patches} Patches
 */

/**
 * @param {CardOutcome[]} outcomes
 * @param {Patches} patches
 * @param {(card: number) => void} turn
 */
export function cardsPanel(outcomes, patches, turn) {
  const all = outcomes.reduce((sum, { cards }) => sum + cards.length, 0);
  return html`<section class="panel engine-lines" aria-labelledby="cards-heading">
    <div class="panel-head"><h2 id="cards-heading">${t('analysis-cards')}</h2></div>
    <ol data-testid="card-outcomes">
      ${outcomes.map(
        ({ move, stop, income, cards }) =>
          html`<li class="card-outcome">
            <span class="margin"
              >${t('analysis-percent', { percent: Math.round((100 * cards.length) / all) })}</span
            >
            <span class="first-move"
              >${moveArt(move, patches)}<span
                >${outcomeWords(move, stop, income, patches)}</span
              ></span
            >
            <span class="card-row"
              >${cards.map(
                (card) =>
                  html`<button
                    type="button"
                    class="quiet square"
                    data-testid="choose-card"
                    data-card=${card}
                    aria-label=${t('analysis-turn-card', { card: String(card) })}
                    @click=${() => turn(card)}
                  >
                    ${card}
                  </button>`,
              )}</span
            >
          </li>`,
      )}
    </ol>
  </section>`;
}

/**
 * @param {string} move
 * @param {number} stop
 * @param {number} income
 * @param {Patches} patches
 */
function outcomeWords(move, stop, income, patches) {
  const stops = { space: String(stop), count: income };
  const letter = move.slice(2);
  if (letter === 'pass') return t('analysis-card-passes', stops);
  return t('analysis-card-takes', { ...stops, patch: nameIn(patches, letter) });
}
