/** The Automa's side of the page: its bar, cards, patches and score. */
import {
  automaParts,
  automaTitle,
  cardsSentence,
  markerSentence,
  numeralAndName,
} from '../../core/automa.js';
import { t } from '../../core/words.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { signed } from '../../core/sentences.js';
import { cardBack } from './card.js';
import { automaAccount } from './account.js';
import { patchPicture } from '../patch_art.js';
import { bar } from '../player.js';

/**
 * @typedef {import('../../core/types.js').Automa} Automa
 * @typedef {import('../../core/types.js').Frame} Frame
 * @typedef {import('../../core/types.js').Patches} Patches
 * @typedef {import('../../core/types.js').Seat} Seat
 */

/**
 * The bar with its name and numbers.
 * @param {Frame} frame
 * @param {Seat[]} seats
 * @param {Automa} automa
 */
export function automaBar(frame, seats, automa) {
  const { buttons, time, score } = frame.players[1];
  const numbers = [
    [t('number-buttons'), buttons, 'buttons'],
    [t('number-patches'), automa.with_buttons.length + automa.without_buttons.length, 'patches'],
    [t('number-time'), time, 'time'],
    [t('number-score'), signed(score), 'score'],
  ];
  const aside = html`<span class="level-name">${numeralAndName(automa)}</span>`;
  // Phones have the panel with the next card below the fold.
  const thumbnail = html`<span class="next-card">${nextBack(frame, automa)}</span>`;
  return bar(frame, seats, 2, numbers, { aside, thumbnail });
}

/**
 * Its next card, its last turns and its score, each in a slot of one size; then what grows: its two
 * piles and the cards that were turned.
 * @param {Frame} frame
 * @param {Automa} automa
 * @param {import('../../core/game_state.js').GameState['account']} account
 * @param {Patches} patches
 * @param {boolean} lettered
 * @param {unknown} [switches]
 */
export function automaPanel(frame, automa, account, patches, lettered, switches = nothing) {
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

/**
 * The back of its next card, with the budget where that is public.
 * @param {Frame} frame
 * @param {Automa} automa
 */
function nextBack({ result }, { pile, budget }) {
  return cardBack(pile, result ? null : budget);
}

/** One text: a part of its own would move with the number in it. @param {Automa} automa */
function nextCard({ pile, budget }) {
  if (pile === 0) return t('pile-empty');
  return budget === null
    ? t('next-face-down')
    : t('next-can-pay', { price: t('buttons', { count: budget }) });
}

/**
 * @param {'patches-with' | 'patches-without'} title
 * @param {string} letters
 * @param {string} id
 * @param {Patches} patches
 * @param {boolean} lettered
 */
function pile(title, letters, id, patches, lettered) {
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

/**
 * What its level counts.
 * @param {Frame} frame
 * @param {Automa} automa
 */
function parts(frame, automa) {
  const row = (
    /** @type {string} */ name,
    /** @type {string | number} */ points,
    /** @type {string} */ kind,
  ) =>
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
