/** The Automa's next card on the analysis board, with the result of each possible card. */
import { t } from '../core/words.ts';
import { nameIn } from '../core/sentences.ts';
import { html, nothing } from 'lit-html';
import { meanMargin, type CardOutcome } from './cards.ts';
import { engineHead, percentOf, withSign } from './engine_view.ts';
import { moveArt } from './tree_view.ts';
import type { WeighedCard } from '../core/generated/messages.ts';
import type { Engine } from './engine.ts';
import type { Patches } from '../core/types.ts';

type Pile = {
  /** The card of the game, if known. */
  own: number | null;
  turn: (card: number) => void;
};

export function cardsPanel(outcomes: CardOutcome[], engine: Engine, patches: Patches, pile: Pile) {
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

function cardButton(card: number, values: WeighedCard[], { own, turn }: Pile) {
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

function outcomeWords(move: string, stop: number, income: number, patches: Patches) {
  const stops = { space: String(stop), count: income };
  const letter = move.slice(2);
  if (letter === 'pass') return t('analysis-card-passes', stops);
  return t('analysis-card-takes', { ...stops, patch: nameIn(patches, letter) });
}
