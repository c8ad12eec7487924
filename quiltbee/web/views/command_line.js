/**
 * The command line: it opens with `/` at the lower edge of the window, with its answer above it.
 */
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from './icons.js';

/**
 * @typedef {import('../core/game.js').Game} Game
 * @typedef {import('../core/game_state.js').GameState} GameState
 */

/**
 * @param {GameState} state
 * @param {Game} game
 */
export function commandLine(state, game) {
  if (!state.typing) return nothing;
  const notice = state.notice?.typed ? state.notice : null;
  return html`<form
    class="command"
    aria-label=${t('command-line')}
    @submit=${(/** @type {SubmitEvent} */ event) => submit(event, game)}
  >
    ${
      notice?.kind === 'error'
        ? html`<p class="notice" data-testid="notice">${icon('cancel')} ${notice.text}</p>`
        : html`<p class="answer" data-testid="command-answer">${notice?.text ?? ''}</p>`
    }
    <div class="command-row">
      <label for="command" class="visually-hidden">${t('command')}</label>
      <input
        id="command"
        name="command"
        data-testid="command"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder="X0a7, pass, m, fit 2, ?"
        @keydown=${(/** @type {KeyboardEvent} */ event) => leave(event, game)}
      />
      <button type="submit" class="main">${t('enter')}</button>
      <button type="button" aria-label=${t('close')} @click=${() => game.type(false)}>
        ${icon('cancel')}
      </button>
    </div>
  </form>`;
}

/**
 * @param {SubmitEvent} event
 * @param {Game} game
 */
function submit(event, game) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const input = /** @type {HTMLInputElement} */ (form.elements.namedItem('command'));
  game.onLine(input.value);
  input.value = '';
}

/**
 * Esc goes back to the quilt.
 * @param {KeyboardEvent} event
 * @param {Game} game
 */
function leave(event, game) {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  game.type(false);
  document.querySelector(/** @type {'div'} */ ('.quilt.active .cells'))?.focus();
}
