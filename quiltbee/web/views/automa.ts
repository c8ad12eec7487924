/** The Automa's side of the page: bar, cards, last turns, patches and score. */
import {
  automaParts,
  automaTitle,
  budgetSentence,
  cardsSentence,
  cardTitle,
  filterName,
  markerSentence,
  numeralAndName,
  outcomes,
  stepSentence,
} from '../core/automa.ts';
import { t } from '../core/words.ts';
import { html, nothing, svg } from 'lit-html';
import { signed } from '../core/sentences.ts';
import { buttonDisc, patchPicture } from './patch_art.ts';
import { bar } from './player.ts';
import type { Automa, AutomaTurn, Card, Frame, Patches, Seat } from '../core/types.ts';
import type { GameState } from '../core/game_state.ts';

export function automaBar(frame: Frame, seats: Seat[], automa: Automa) {
  const { buttons, time, score } = frame.players[1];
  const numbers = [
    [t('number-buttons'), buttons, 'buttons'],
    [t('number-patches'), automa.with_buttons.length + automa.without_buttons.length, 'patches'],
    [t('number-time'), time, 'time'],
    [t('number-score'), signed(score), 'score'],
  ];
  const aside = html`<span class="level-name">${numeralAndName(automa)}</span>`;
  // On phones the panel with the next card is below the fold.
  const thumbnail = html`<span class="next-card">${nextBack(frame, automa)}</span>`;
  return bar(frame, seats, 2, numbers, { aside, thumbnail });
}

/**
 * Show the next card, the last turns and the score in slots of a fixed size; then the growing
 * parts: piles and revealed cards.
 */
export function automaPanel(
  frame: Frame,
  automa: Automa,
  account: GameState['account'],
  patches: Patches,
  lettered: boolean,
  switches: unknown = nothing,
) {
  return html`<section
    class="panel automa"
    data-testid="automa"
    tabindex="0"
    aria-labelledby="automa-heading"
  >
    <div class="panel-head">
      <h2 id="automa-heading">${t('the-automa')}</h2>
      <span class="small">${automaTitle(automa)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${nextBack(frame, automa)}</div>
      <div>
        <p data-testid="automa-cards">${frame.result ? t('no-more-cards') : nextCard(automa)}</p>
        <p class="small">${markerSentence(automa)}</p>
      </div>
    </div>
    ${automaAccount(account, patches, lettered)} ${parts(frame, automa)} ${switches}
    <div class="piles">
      ${pile('patches-with', automa.with_buttons, 'pile-with', patches, lettered)}
      ${pile('patches-without', automa.without_buttons, 'pile-without', patches, lettered)}
    </div>
    <p class="small">${cardsSentence(automa)}</p>
  </section>`;
}

function nextBack({ result }: Frame, { pile, budget }: Automa) {
  return cardBack(pile, result ? null : budget);
}

/** A single text: separate parts would move with the number. */
function nextCard({ pile, budget }: Automa) {
  if (pile === 0) return t('pile-empty');
  return budget === null
    ? t('next-face-down')
    : t('next-can-pay', { price: t('buttons', { count: budget }) });
}

function pile(
  title: 'patches-with' | 'patches-without',
  letters: string,
  id: string,
  patches: Patches,
  lettered: boolean,
) {
  return html`<div class="taken-pile" data-testid=${id}>
    <h3>${t(title, { count: letters.length })}</h3>
    <ul>
      ${[...letters].map((letter) => {
        const { name, income } = patches[letter];
        return html`<li title=${name}>
          ${patchPicture(letter, patches[letter], 0, lettered)}
          <span class="visually-hidden"
            >${name} (${letter})${income ? `, ${t('buttons', { count: income })}` : ''}</span
          >
        </li>`;
      })}
    </ul>
  </div>`;
}

function parts(frame: Frame, automa: Automa) {
  const row = (name: string, points: string | number, kind: string) =>
    html`<div class=${kind}>
      <dt>${name}</dt>
      <dd>${points}</dd>
    </div>`;
  const counted = automaParts(frame.players[1], automa.level);
  return html`<div class="parts">
    <h3>${t('what-level-counts', { numeral: automa.numeral })}</h3>
    <dl data-testid="automa-score">
      ${counted.map(([part, points]) => row(t(part), points, 'part'))}
      ${row(t(frame.result ? 'number-score' : 'score-now'), signed(frame.players[1].score), 'sum')}
    </dl>
  </div>`;
}

/** An empty card, 40 x 56. */
function sheet(kind: string, content: unknown) {
  return html`<svg class=${`card ${kind}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${content}
  </svg>`;
}

function cardBack(count: number, budget: number | null) {
  if (count === 0) return sheet('empty', nothing);
  return sheet(
    'back',
    svg`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${
      budget === null
        ? buttonDisc(20, 28, 7)
        : svg`<circle class="budget" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${budget}</text>`
    }`,
  );
}

function cardFace({ number, budget, income, filters }: Card) {
  return sheet(
    'face',
    svg`
    <text class="card-number" x="20" y="6.6">${number}</text>
    <circle class="budget" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${budget}</text>
    ${buttonDisc(30, 16, 5.6)}<text class="gain" x="30" y="28.4">+${income}</text>
    <text class="card-word" x="12" y="28">${t('card-budget')}</text>
    ${filters.map((filter, index) => filterLine(filterName(filter), 36 + index * 7))}
    ${filters.length === 0 ? filterLine(t('filter-none'), 42) : nothing}`,
  );
}

function filterLine(text: string, y: number) {
  const size = Math.min(4.6, 64 / text.length); // no longer than the card is wide
  return svg`<text class="card-filter" x="20" y=${y} font-size=${size.toFixed(1)}>${text}</text>`;
}

function automaAccount(
  { turns, run }: { turns: AutomaTurn[]; run: number },
  patches: Patches,
  lettered: boolean,
) {
  const sentences = turns.map((turn) => oneTurn(turn, patches, lettered));
  // Each run has elements of its own: it is animated anew, and the previous one stays still.
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
        ? html`<div class="turns odd">${sentences}</div>`
        : html`<div class="turns even">${sentences}</div>`
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

/** Show a patch on offer with the card's verdict. */
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
