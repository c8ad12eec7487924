/**
 * The list of the person's games, waiting ones first: those on the server, and those that only this
 * browser remembers.
 */
import { call, reach } from '../core/api.ts';
import { SIZE } from '../core/geometry.ts';
import { ago, isGuides, opponentOf, standing } from './my_games.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { errorLine } from '../views/error.ts';
import { sketch } from '../views/quilt.ts';
import { button } from '../views/icons.ts';
import type { GamesPage, ListedGame as MyGame } from '../core/generated/messages.ts';
import type { Latest, Page } from '../shell/page.ts';
import type { RecentGame } from '../shell/settings.ts';

/** Games per request. */
const GAMES = 12;

/** The games that this browser remembers. */
export type Memory = {
  /** Newest first. */
  recent: () => RecentGame[];
  forget: (id: string) => void;
  /** The list as of the last visit. */
  kept: () => GamesPage | null;
  keep: (list: GamesPage) => void;
};

export class MyGames {
  readonly list: Latest<GamesPage>;
  /** When it was read, on the page's clock. */
  at = performance.now();

  constructor(
    private page: Page,
    private memory: Memory,
  ) {
    this.list = page.latest(memory.kept() ?? { games: [], waiting: 0, next: null });
  }

  /** The remembered games that are not in the list. */
  get recent() {
    const known = new Set(this.list.value.games.map(({ id }) => id));
    return this.memory.recent().filter(({ id }) => !known.has(id));
  }

  async load() {
    await this.read(null, () => []);
    if (!this.list.error && !this.list.isReading) this.memory.keep(this.list.value);
  }

  /** Load the next part of the list. */
  async more() {
    const { next } = this.list.value;
    if (next !== null && !this.list.isReading) await this.read(next, () => this.list.value.games);
  }

  /** @param before  returns the previous parts */
  private read(cursor: string | null, before: () => MyGame[]) {
    const answer = call('GET /api/me/games', { limit: GAMES, ...(cursor && { cursor }) });
    const whole = answer.then((part) => {
      const games = [...before(), ...part.games.filter((game) => !isGuides(game))];
      this.at = performance.now();
      return { ...part, games };
    });
    return this.list.read(whole);
  }

  forget(id: string) {
    this.memory.forget(id);
    this.page.changed();
  }
}

export function myGamesPanel(mine: MyGames, clock: number) {
  const { recent, at } = mine;
  const { error, isReading: busy } = mine.list;
  const { games, waiting, next } = mine.list.value;
  if (games.length === 0 && recent.length === 0 && (!error || reach.get().away)) return nothing;
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
        : button('more-games', t('show-more'), () => mine.more(), { off: busy })
    }
    ${reach.get().away ? nothing : errorLine(error, 'games-error')}
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
