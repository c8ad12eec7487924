/** The phrases that two players can exchange; each reads them in their own language. */
import { openSheet } from '../shell/sheet.ts';
import { t } from '../core/words.ts';
import { html, render } from 'lit-html';
import type { Game } from '../core/game.ts';
import type { Shell } from '../views/page.ts';

/** As known to the server. */
const PHRASES = ['hello', 'played', 'thanks', 'moment', 'sorry'] as const;

export function openPhrases(game: Game, shell: Shell) {
  openSheet('phrases', 'phrases-heading', (dialog) => {
    const close = (act: () => void) => () => {
      act();
      dialog.close();
    };
    const { phrases: areOn } = shell.settings;
    const button = (phrase: string) =>
      html`<button
        type="button"
        data-testid=${`say-${phrase}`}
        @click=${close(() => game.source.say?.(phrase))}
      >
        ${t(`phrase-${phrase}`)}
      </button>`;
    render(
      html`<h2 id="phrases-heading">${t('say')}</h2>
        <div class="sayings">${areOn ? PHRASES.map(button) : t('phrases-are-off')}</div>
        <button
          type="button"
          data-testid="phrases-switch"
          @click=${close(() => shell.change({ phrases: !areOn }))}
        >
          ${t(areOn ? 'phrases-off' : 'phrases-on')}
        </button>
        <button type="button" class="main" data-testid="phrases-close" @click=${close(() => {})}>
          ${t('close')}
        </button>`,
      dialog,
    );
  });
}
