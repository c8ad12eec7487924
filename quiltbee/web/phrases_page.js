/** What two players can say to each other: a few phrases, each reads them in their own language. */
import { openSheet } from './sheet.js';
import { t } from './core/words.js';
import { html, render } from './vendor/lit-html.js';

/**
 * @typedef {import('./core/game.js').Game} Game
 * @typedef {import('./views/page.js').Shell} Shell
 */

/** As the server knows them. */
const PHRASES = /** @type {const} */ (['hello', 'played', 'thanks', 'moment', 'sorry']);

/** @param {Game} game @param {Shell} shell */
export function openPhrases(game, shell) {
  openSheet('phrases', 'phrases-heading', (dialog) => {
    const close = (/** @type {() => void} */ act) => () => {
      act();
      dialog.close();
    };
    const { phrases: areOn } = shell.settings;
    const button = (/** @type {string} */ phrase) =>
      html`<button
        type="button"
        data-testid=${`say-${phrase}`}
        @click=${close(() => game.connection.say(phrase))}
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
