/**
 * The command line: it opens with `/` at the lower edge of the window, with its answer above it.
 */
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { icon } from './icons.ts';
import type { Game } from '../core/game.ts';
import type { Context } from './context.ts';

export function commandLine({ state, game }: Context) {
  if (!state.typing) return nothing;
  const notice = state.notice?.typed ? state.notice : null;
  return html`<form
    class="command"
    aria-label=${t('command-line')}
    @submit=${(event: SubmitEvent) => submit(event, game)}
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
        @keydown=${(event: KeyboardEvent) => leave(event, game)}
      />
      <button type="submit" class="main">${t('enter')}</button>
      <button type="button" aria-label=${t('close')} @click=${() => game.type(false)}>
        ${icon('cancel')}
      </button>
    </div>
  </form>`;
}

function submit(event: SubmitEvent, game: Game) {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const input = form.elements.namedItem('command') as HTMLInputElement;
  game.onLine(input.value);
  input.value = '';
}

function leave(event: KeyboardEvent, game: Game) {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  game.type(false);
  document.querySelector('.quilt.active .cells' as 'div')?.focus();
}
