/** The way back into a game: its quilt, whose turn it is, how far it has come. */
import { continued, opponentOf, sewn, standing, type MyGames } from './my_games.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { sketch } from '../views/quilt.ts';

/** @param clock  the page's own clock, in ms */
export function continuePanel(mine: MyGames, clock: number) {
  const { games, at } = mine.store.get();
  const game = continued(games);
  if (!game) return nothing;
  return html`<a class="continue" href=${game.url} data-testid="continue">
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
