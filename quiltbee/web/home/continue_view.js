/** The way back into a game: its quilt, whose turn it is, how far it has come. */
import { continued, opponentOf, sewn, standing } from './my_games.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { sketch } from '../views/quilt.js';
import { follow } from '../views/page.js';

/**
 * @typedef {import('./my_games.js').MyGames} MyGames
 * @typedef {import('../views/page.js').Shell} Shell
 */

/**
 * @param {MyGames} mine
 * @param {Shell} shell
 * @param {number} clock   the page's own clock, in ms
 */
export function continuePanel(mine, shell, clock) {
  const { games, at } = mine.store.get();
  const game = continued(games);
  if (!game) return nothing;
  return html`<a class="continue" href=${game.url} data-testid="continue" @click=${follow(shell)}>
    ${sketch(game.cells)}
    <span class="continue-words">
      <b>${t('continue')}</b>
      <span
        >${t('opponent-and-standing', {
          opponent: opponentOf(game),
          standing: standing(game, clock - at),
        })}</span
      >
      <span class="small">${t('spaces-sewn', { count: sewn(game) })}</span>
    </span>
  </a>`;
}
