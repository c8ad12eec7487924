/** One's games as a list: a picture of one's quilt, against whom, and how it stands. */
import { outline, SIZE } from '../core/geometry.js';
import { ago, opponentOf, standing } from './my_games.js';
import { t } from '../core/words.js';
import { html, nothing, svg } from '../vendor/lit-html.js';
import { errorLine } from '../views/error.js';
import { UNIT } from '../views/fabric.js';
import { follow } from '../views/page.js';

/**
 * @typedef {import('./my_games.js').MyGames} MyGames
 * @typedef {import('./my_games.js').RecentGame} RecentGame
 * @typedef {import('../core/messages.js').ListedGame} MyGame
 * @typedef {import('../core/types.js').Cell} Cell
 * @typedef {import('../views/page.js').Shell} Shell
 */

const SPAN = SIZE * UNIT;
/** The fabrics of cells that are no patch of the ring. */
const FABRICS = { '*': 'special', x: 'covered' };

/**
 * @param {MyGames} mine
 * @param {Shell} shell
 * @param {number} clock   the page's own clock, in ms
 */
export function myGamesPanel(mine, shell, clock) {
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
      ${games.map((game) => gameRow(game, shell, clock - at))}
      ${recent.map((game) => rememberedRow(game, mine, shell))}
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

/**
 * @param {MyGame} game
 * @param {Shell} shell
 * @param {number} sinceRead
 */
function gameRow(game, shell, sinceRead) {
  return html`<li class=${`game ${game.status}`} data-status=${game.status}>
    ${sketch(game.cells)}
    <a href=${game.url} @click=${follow(shell)}>${opponentOf(game)}</a>
    <span class="standing">${standing(game, sinceRead)}</span>
    <span class="small when">${ago(game.last, Date.now())}</span>
  </li>`;
}

/**
 * A game that only this browser knows of.
 * @param {RecentGame} game
 * @param {MyGames} mine
 * @param {Shell} shell
 */
function rememberedRow(game, mine, shell) {
  const when = ago(game.when, Date.now());
  return html`<li class="game remembered">
    ${sketch('.'.repeat(SIZE * SIZE))}
    <a href=${`/game/${game.id}`} @click=${follow(shell)}>${game.title}</a>
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

/** A quilt at the size of a stamp. @param {string} cells   81 characters, row by row */
export function sketch(cells) {
  /** @type {Map<string, Cell[]>} */
  const shapes = new Map();
  [...cells].forEach((letter, index) => {
    if (letter === '.') return;
    const cell = /** @type {Cell} */ ([Math.floor(index / SIZE), index % SIZE]);
    shapes.set(letter, [...(shapes.get(letter) ?? []), cell]);
  });
  return html`<svg
    class="quilt-picture"
    viewBox=${`-1 -1 ${SPAN + 2} ${SPAN + 2}`}
    aria-hidden="true"
  >
    <rect class="ground" width=${SPAN} height=${SPAN}></rect>
    ${[...shapes].flatMap(([letter, shape]) => pieces(letter, shape))}
  </svg>`;
}

/**
 * A patch is one piece; leather and what nobody knows the patch of are cells.
 * @param {string} letter
 * @param {Cell[]} shape
 */
function pieces(letter, shape) {
  const single = letter === '*' || letter === 'x';
  const fabric = single ? FABRICS[letter] : letter;
  return (single ? shape.map((cell) => [cell]) : [shape]).map(
    (cells) =>
      svg`<path class="piece" fill=${`url(#fabric-${fabric})`} d=${outline(cells, UNIT)}></path>`,
  );
}
