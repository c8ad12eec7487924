/** One's games as a list: a picture of one's quilt, against whom, and how it stands. */
import { SIZE } from '../core/geometry.ts';
import { ago, opponentOf, standing, type MyGames } from './my_games.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { errorLine } from '../views/error.ts';
import { sketch } from '../views/quilt.ts';
import type { ListedGame as MyGame } from '../core/messages.ts';
import type { RecentGame } from './home.ts';

/** @param clock  the page's own clock, in ms */
export function myGamesPanel(mine: MyGames, clock: number) {
  const { games, recent, waiting, next, busy, error, at } = mine.store.get();
  if (games.length === 0 && recent.length === 0 && !error) return nothing;
  return html`<section class="panel my-games" aria-labelledby="games-heading">
    <h2 id="games-heading">
      ${t('your-games')}
      ${
        waiting > 0
          ? html`<span class="badge" data-testid="waiting"
              >${t('waiting-for-you', { count: waiting })}</span
            >`
          : nothing
      }
    </h2>
    <ul data-testid="recent-games">
      ${games.map((game) => gameRow(game, clock - at))}
      ${recent.map((game) => rememberedRow(game, mine))}
    </ul>
    ${
      next === null
        ? nothing
        : html`<button
            type="button"
            data-testid="more-games"
            aria-disabled=${busy ? 'true' : 'false'}
            @click=${() => mine.more()}
          >
            ${t('show-more')}
          </button>`
    }
    ${errorLine(error, 'games-error')}
  </section>`;
}

function gameRow(game: MyGame, sinceRead: number) {
  return html`<li class=${`game ${game.status}`} data-status=${game.status}>
    ${sketch(game.cells)}
    <a href=${game.url}>${opponentOf(game)}</a>
    <span class="standing"
      >${standing(game, sinceRead)}${
        game.tournament
          ? html` <span class="small block">${t('place-in-list', { ...game.tournament })}</span>`
          : nothing
      }</span
    >
    <span class="small when">${ago(game.last, Date.now())}</span>
  </li>`;
}

/** A game that only this browser knows of. */
function rememberedRow(game: RecentGame, mine: MyGames) {
  const when = ago(game.when, Date.now());
  return html`<li class="game remembered">
    ${sketch('.'.repeat(SIZE * SIZE))}
    <a href=${`/game/${game.id}`}>${game.title}</a>
    <span class="standing small">${t('opened-here', { when })}</span>
    <button
      type="button"
      class="quiet"
      aria-label=${t('remove-game', { game: game.title, when })}
      @click=${() => mine.forget(game.id)}
    >
      ${t('remove')}
    </button>
  </li>`;
}
