/** The phrases that two players can exchange; each reads them in their own language. */
import { openSheet } from '../shell/sheet.ts';
import { t } from '../core/words.ts';
import { html, render } from 'lit-html';
import { button } from '../views/icons.ts';
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
    const phraseButton = (phrase: string) =>
      button(
        `say-${phrase}`,
        t(`phrase-${phrase}`),
        close(() => game.source.say?.(phrase)),
      );
    render(
      html`<h2 id="phrases-heading">${t('say')}</h2>
        <div class="sayings">${areOn ? PHRASES.map(phraseButton) : t('phrases-are-off')}</div>
        ${button(
          'phrases-switch',
          t(areOn ? 'phrases-off' : 'phrases-on'),
          close(() => shell.change({ phrases: !areOn })),
        )}
        ${button(
          'phrases-close',
          t('close'),
          close(() => {}),
          { classes: 'main' },
        )}`,
      dialog,
    );
  });
}
