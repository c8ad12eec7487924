/** The Automa's side of the page: its bar, cards, patches and score. */
import {
  automaParts,
  automaTitle,
  cardsSentence,
  markerSentence,
  numeralAndName,
} from '../../core/automa.ts';
import { t } from '../../core/words.ts';
import { html, nothing } from 'lit-html';
import { signed } from '../../core/sentences.ts';
import { cardBack } from './card.ts';
import { automaAccount } from './account.ts';
import { patchPicture } from '../patch_art.ts';
import { bar } from '../player.ts';
import type { Automa, Frame, Patches, Seat } from '../../core/types.ts';
import type { GameState } from '../../core/game_state.ts';

/** The bar with its name and numbers. */
export function automaBar(frame: Frame, seats: Seat[], automa: Automa) {
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

/** The back of its next card, with the budget where that is public. */
function nextBack({ result }: Frame, { pile, budget }: Automa) {
  return cardBack(pile, result ? null : budget);
}

/** One text: a part of its own would move with the number in it. */
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

/** What its level counts. */
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
