/** The market: the three patches on offer, and the pass. */
import { orientationOf } from '../core/placement.js';
import { canAct, optionOf } from '../core/queries.js';
import { html, nothing } from '../vendor/lit-html.js';
import { passLabel, plural } from '../core/sentences.js';
import { icon } from './icons.js';
import { patchPicture } from './patch_art.js';
import { cost, time } from './ring.js';
import { hintLine } from './turn_buttons.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 * @typedef {import('../core/types.js').Frame} Frame
 */

/**
 * @param {GameState} state
 * @param {Frame} frame
 * @param {Game} game
 * @param {boolean} lettered
 * @param {() => void} onChosen
 */
export function market(state, frame, game, lettered, onChosen) {
  const letters = [...frame.ring.slice(0, 3)];
  const pass = state.looking ? undefined : optionOf(state, null);
  return html`<section class="panel market" aria-labelledby="market-heading" data-keys>
    <h2 id="market-heading">${pass ? 'Choose a patch, or pass' : 'The next patches'}</h2>
    ${hintLine(state)}
    <div class="offers">
      ${letters.map((letter, index) => offer(state, letter, index, game, lettered, onChosen))}
      ${letters.length === 0 ? html`<p class="small">The circle is empty.</p>` : nothing}
    </div>
    <button
      type="button"
      class=${state.hint?.move === 'pass' ? 'pass hinted' : 'pass'}
      data-testid="pass"
      aria-disabled=${canAct(state) && pass ? 'false' : 'true'}
      @click=${() => game.pass()}
    >
      ${icon('pass')}<span
        >${pass ? passLabel(pass, frame.players[frame.turn - 1].time) : 'Pass'}</span
      >
    </button>
  </section>`;
}

/** Text for screen readers between the digits. @param {string} text */
function spoken(text) {
  return html`<span class="visually-hidden">${text}</span>`;
}

/**
 * @param {GameState} state
 * @param {string} letter
 * @param {number} index
 * @param {Game} game
 * @param {boolean} lettered
 * @param {() => void} onChosen
 */
function offer(state, letter, index, game, lettered, onChosen) {
  const patch = state.patches[letter];
  const option = state.looking ? undefined : optionOf(state, letter);
  const chosen = state.placement.letter === letter;
  const reason = option && !option.available ? option.reason : null;
  const hinted = state.hint?.move.startsWith(letter) ?? false;
  const classes = ['offer', chosen && 'chosen', reason && 'dear', hinted && 'hinted']
    .filter(Boolean)
    .join(' ');
  return html`<button
    type="button"
    class=${classes}
    data-testid=${`patch-${index}`}
    data-patch=${letter}
    data-orientation=${orientationOf(state.placement, letter)}
    aria-pressed=${chosen ? 'true' : 'false'}
    aria-disabled=${canAct(state) && option ? 'false' : 'true'}
    aria-keyshortcuts=${index + 1}
    data-key=${index + 1}
    @click=${() => {
      game.choose(letter);
      onChosen();
    }}
  >
    <span class="art"
      >${patchPicture(letter, patch, orientationOf(state.placement, letter), lettered)}</span
    >
    <span class="facts"
      ><span class="offer-name">${patch.name}</span
      >${hinted ? html` <span class="badge">hint</span>` : nothing}${spoken(
        `, ${plural(patch.squares, 'square')}, costs `,
      )}
      <span class="price"
        >${cost(patch.buttons)}${spoken(patch.buttons === 1 ? ' button, ' : ' buttons, ')}
        ${time(patch.time)}${spoken(' time, ')}<span class="earn"
          >${patch.income || 'no'} income</span
        ></span
      >
      ${reason ? html`${spoken(', ')}<span class="reason">${reason}</span>` : nothing}</span
    >
  </button>`;
}
