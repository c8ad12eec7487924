/** The Automa's next card on the analysis board: what each card that may come would let it do. */
import { t } from '../core/words.js';
import { nameIn } from '../core/sentences.js';
import { html, nothing } from '../vendor/lit-html.js';
import { meanMargin } from './cards.js';
import { engineHead, percentOf, withSign } from './engine_view.js';
import { moveArt } from './tree_view.js';

/**
 * @typedef {import('./cards.js').CardOutcome} CardOutcome
 * @typedef {import('./engine.js').Engine} Engine
 * @typedef {import('../core/types.js').Patches} Patches
 *
 * @typedef {object} Pile
 * @property {number | null} own   the card that was turned over in the game, where it is known
 * @property {(card: number) => void} turn
 */

/**
 * @param {CardOutcome[]} outcomes
 * @param {Engine} engine
 * @param {Patches} patches
 * @param {Pile} pile
 */
export function cardsPanel(outcomes, engine, patches, pile) {
  const all = outcomes.reduce((sum, { cards }) => sum + cards.length, 0);
  const { isOn, answer } = engine.state;
  const values = (isOn && answer?.cards) || [];
  return html`<section
    class="panel engine-lines"
    aria-labelledby="engine-heading"
    data-testid="engine-lines"
  >
    ${engineHead(engine, t('analysis-cards'))}
    <ol data-testid="card-outcomes">
      ${outcomes.map(({ move, stop, income, cards }) => {
        const mean = meanMargin(cards, values);
        return html`<li class="card-outcome">
          <span class="odds">${percentOf(cards.length / all)}</span>
          <span class="margin" data-testid="card-margin"
            >${mean === null ? nothing : withSign(mean)}</span
          >
          <span class="first-move"
            >${moveArt(move, patches)}<span
              >${outcomeWords(move, stop, income, patches)}</span
            ></span
          >
          <span class="card-row">${cards.map((card) => cardButton(card, values, pile))}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}

/**
 * @param {number} card
 * @param {import('./engine.js').CardValue[]} values
 * @param {Pile} pile
 */
function cardButton(card, values, { own, turn }) {
  const margin = values.find((each) => each.card === card)?.margin ?? null;
  return html`<button
    type="button"
    class=${card === own ? 'own' : 'quiet'}
    data-testid="choose-card"
    data-card=${card}
    aria-current=${card === own ? 'true' : 'false'}
    @click=${() => turn(card)}
  >
    <span class="visually-hidden">${t('analysis-turn-card', { card: String(card) })}</span>
    <b aria-hidden="true">${card}</b>
    ${margin === null ? nothing : html`<span>${withSign(margin)}</span>`}
  </button>`;
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
