/** The Automa's side of the page: its bar, cards, patches and score. */
import { automaParts, automaTitle, cardsSentence, markerSentence } from '../../core/automa.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { plural, signed } from '../../core/sentences.js';
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
    ['Buttons', buttons, 'buttons'],
    ['Patches', automa.with_buttons.length + automa.without_buttons.length, 'patches'],
    ['Time', time, 'time'],
    ['Score', signed(score), 'score'],
  ];
  const aside = html`<span class="level-name">${automa.numeral} ${automa.name}</span>`;
  return bar(frame, seats, 2, numbers, { aside });
}

/**
 * Its cards, its last turns, its two piles and its score.
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
      <h2 id="automa-heading">The Automa</h2>
      <span class="small">${automaTitle(automa)}</span>
    </div>
    <div class="dealer">
      <div class="pile">${cardBack(automa.pile, frame.result ? null : automa.budget)}</div>
      <div>
        <p data-testid="automa-cards">
          ${frame.result ? 'No more cards are turned.' : nextCard(automa)}
        </p>
        <p class="small">${cardsSentence(automa)}</p>
        <p class="small">${markerSentence(automa)}</p>
      </div>
    </div>
    ${automaAccount(account, patches, lettered)}
    <div class="piles">
      ${pile('Patches with buttons', automa.with_buttons, 'pile-with', patches, lettered)}
      ${pile('Patches without', automa.without_buttons, 'pile-without', patches, lettered)}
    </div>
    ${parts(frame, automa)} ${switches}
  </section>`;
}

/** @param {Automa} automa */
function nextCard({ pile, budget }) {
  if (pile === 0) return 'The pile is empty.';
  return budget === null
    ? 'The next card is face down.'
    : html`The next card can pay up to <b>${plural(budget, 'button')}</b>.`;
}

/**
 * @param {string} title
 * @param {string} letters
 * @param {string} id
 * @param {Patches} patches
 * @param {boolean} lettered
 */
function pile(title, letters, id, patches, lettered) {
  return html`<div class="taken-pile" data-testid=${id}>
    <h3>${title}: ${letters.length}</h3>
    <ul>
      ${[...letters].map((letter) => {
        const { name, income } = patches[letter];
        return html`<li title=${name}>
          ${patchPicture(letter, patches[letter], 0, lettered)}
          <span class="visually-hidden"
            >${name} (${letter})${income ? `, ${plural(income, 'button')}` : ''}</span
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
    <h3>What level ${automa.numeral} counts</h3>
    <dl data-testid="automa-score">
      ${counted.map(([name, points]) => row(name, points, 'part'))}
      ${row(frame.result ? 'Score' : 'Score now', signed(frame.players[1].score), 'sum')}
    </dl>
  </div>`;
}
