/** The Automa's last turns: each card, what it bought, why, and what followed. */
import { budgetSentence, cardTitle, outcomes, stepSentence } from '../../core/automa.ts';
import { t } from '../../core/words.ts';
import { html, nothing } from 'lit-html';
import { cardFace } from './card.ts';
import { patchPicture } from '../patch_art.ts';
import type { AutomaTurn, Patches } from '../../core/types.ts';

export function automaAccount(
  { turns, run }: { turns: AutomaTurn[]; run: number },
  patches: Patches,
  lettered: boolean,
) {
  const told = turns.map((turn) => oneTurn(turn, patches, lettered));
  // Each run has elements of its own: it is told anew, and nothing of the one before moves.
  return html`<section
    class="account"
    data-testid="automa-turn"
    tabindex="0"
    aria-labelledby="account-heading"
  >
    <h3 id="account-heading">
      ${turns.length > 1 ? t('last-turns', { count: turns.length }) : t('last-turn')}
    </h3>
    ${turns.length === 0 ? html`<p class="small">${t('no-card-since')}</p>` : nothing}
    ${
      run % 2
        ? html`<div class="turns odd">${told}</div>`
        : html`<div class="turns even">${told}</div>`
    }
  </section>`;
}

function oneTurn(turn: AutomaTurn, patches: Patches, lettered: boolean) {
  return html`<div class="card-turn" data-card=${turn.card.number} data-taken=${turn.taken ?? ''}>
    ${cardFace(turn.card)}
    <div class="told">
      <p class="told-card">${cardTitle(turn.card)}</p>
      <div class="tried" aria-hidden="true">
        ${[...turn.choices].map((letter) => candidate(letter, turn, patches, lettered))}
      </div>
      <ol>
        <li>${budgetSentence(turn, patches, lettered)}</li>
        ${turn.steps.map(
          (step) =>
            html`<li class=${step.skipped ? 'skipped' : ''}>
              ${stepSentence(step, patches, lettered)}
            </li>`,
        )}
        ${outcomes(turn, patches, lettered).map((text) => html`<li class="outcome">${text}</li>`)}
      </ol>
    </div>
  </div>`;
}

/** One of the three patches on offer, as the card saw it. */
function candidate(
  letter: string,
  { affordable, taken }: AutomaTurn,
  patches: Patches,
  lettered: boolean,
) {
  const fate = letter === taken ? 'taken' : affordable.includes(letter) ? 'left' : 'dear';
  const sign = { taken: '✓', left: '–', dear: '×' }[fate];
  return html`<span class=${`candidate ${fate}`}
    >${patchPicture(letter, patches[letter], 0, lettered)}<span class="fate">${sign}</span></span
  >`;
}
