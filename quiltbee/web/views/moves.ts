/** The list of moves; each button shows the position after it. */
import { happeningSentence, patchIn } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { button, icon } from './icons.ts';
import { drawn, patchPicture } from './patch_art.ts';
import { sign } from './player.ts';
import { cost, time } from './ring.ts';
import { tokenPicture } from './time_board.ts';
import type { Change, Move, Patches, Seat } from '../core/types.ts';

/**
 * @param shown  the number of moves before the position on show
 * @param lately  the decisions since the player's last one
 */
export function moveList(
  moves: Move[],
  shown: number,
  seats: Seat[],
  patches: Patches,
  onLook: (index: number) => void,
  lately: Move[] = [],
) {
  const fresh = new Set(lately.map(({ number }) => number));
  const places = { first: 0, back: shown - 1, forward: shown + 1, last: moves.length };
  const goesNowhere = (index: number) => index < 0 || index > moves.length || index === shown;
  return html`<section class="panel moves" aria-labelledby="moves-heading">
    <div class="panel-head">
      <h2 id="moves-heading">${t('moves')}</h2>
      ${stepButtons(
        (step) => goesNowhere(places[step]),
        (step) => onLook(places[step]),
      )}
    </div>
    <ol class="move-list" data-testid="move-list" tabindex="0" aria-labelledby="moves-heading">
      ${moves.map(
        (each) =>
          html`<li class=${fresh.has(each.number) ? 'fresh-move' : ''}>
            <button
              type="button"
              class=${each.number === shown ? 'move now' : 'move'}
              aria-current=${each.number === shown ? 'step' : 'false'}
              @click=${() => onLook(each.number)}
            >
              <span class="number">${each.number}</span>
              ${moveLine(each, seats, patches)}
              <code>${each.move}</code>
            </button>
          </li>`,
      )}
    </ol>
    ${moves.length === 0 ? html`<p class="small">${t('no-move-yet')}</p>` : ''}
  </section>`;
}

/**
 * Draw a move in one line: player, patch as sewn, spaces, buttons paid and received, payday. Screen
 * readers get the sentence.
 */
export function moveLine(done: Move, seats: Seat[], patches: Patches) {
  const { player, move, change } = done;
  const sentence = happeningSentence(done, seats, patches);
  return html`<span class="visually-hidden">${sentence}</span>
    <span class="move-line" aria-hidden="true" title=${sentence}
      >${tokenPicture(player)}<span class="move-picture">${pictureOf(move, patches)}</span>${
        change && change.to !== change.from ? figures(change) : nothing
      }</span
    >`;
}

function pictureOf(move: string, patches: Patches) {
  const letter = patchIn(move);
  if (letter === null) return move.startsWith('+') ? leatherPicture() : icon('pass');
  const code = move.startsWith('A:') ? 0 : Number(move[1]);
  return patches[letter] ? patchPicture(letter, patches[letter], code, false) : letter;
}

function leatherPicture() {
  return html`<svg class="leather" viewBox="0 0 10 10">${drawn('special', 0, 0)}</svg>`;
}

function figures({ from, to, paid, earned, income }: Change) {
  return html`${time(to - from)}${paid > 0 ? cost(`−${paid}`) : nothing}${
    earned > 0 ? cost(`+${earned}`) : nothing
  }${income > 0 ? html`<span class="paid-out">${sign('income')}+${income}</span>` : nothing}`;
}

type Step = 'first' | 'back' | 'forward' | 'last';

const LABELS: [Step, string][] = [
  ['first', 'first-position'],
  ['back', 'previous-position'],
  ['forward', 'next-position'],
  ['last', 'last-position'],
];

export function stepButtons(goesNowhere: (step: Step) => boolean, onStep: (step: Step) => void) {
  return html`<div class="steps">
    ${LABELS.map(([step, key]) =>
      button(`step-${step}`, icon(step), () => onStep(step), {
        classes: 'quiet square',
        off: goesNowhere(step),
        label: t(key),
        title: t(key),
      }),
    )}
  </div>`;
}
