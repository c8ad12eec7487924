/** Playing with anyone: one click for a game with whoever comes first, and the open tables. */
import { termsOf } from '../core/lobby.js';
import { SPEEDS } from '../core/speeds.js';
import { html, nothing } from '../vendor/lit-html.js';
import { follow } from './page.js';

/**
 * @typedef {import('../core/lobby.js').Lobby} Lobby
 * @typedef {import('../core/people_types.js').LobbyTable} LobbyTable
 * @typedef {import('./page.js').Shell} Shell
 */

/**
 * @param {Lobby} lobby
 * @param {Shell} shell
 */
export function lobbyPanel(lobby, shell) {
  const { tables, busy, error } = lobby.store.get();
  return html`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">Play anyone</h2>
    <p class="small">
      You sit down with whoever is waiting for such a game. If nobody is, you wait at a new table.
    </p>
    <div class="quick" role="group" aria-label="Quick match">
      ${SPEEDS.map(
        ({ key, label, note }) =>
          html`<button
            type="button"
            data-testid=${`match-${key}`}
            aria-disabled=${busy === null ? 'false' : 'true'}
            @click=${() => lobby.match(key)}
          >
            <b>${label}</b><span class="small">${note}</span>
          </button>`,
      )}
    </div>
    <h3>Open tables</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${tables?.length ? tables.map((table) => row(table, lobby, shell)) : empty(tables)}
    </ul>
    <p class="notice" role="alert" ?hidden=${!error} data-testid="lobby-error">${error}</p>
  </section>`;
}

/** @param {LobbyTable[] | null} tables */
function empty(tables) {
  return tables === null
    ? nothing
    : html`<li class="none small">Nobody is waiting at the moment.</li>`;
}

/**
 * @param {LobbyTable} table
 * @param {Lobby} lobby
 * @param {Shell} shell
 */
function row(table, lobby, shell) {
  const { game, name, rating, yours } = table;
  const { busy } = lobby.store.get();
  return html`<li data-game=${game}>
    <span class="host"
      ><b>${yours ? 'Your table' : name}</b>${
        rating === null ? nothing : html` <span class="small">${rating}</span>`
      } <span class="small">${termsOf(table)}</span></span
    >
    ${
      yours
        ? html`<a class="button" href=${`/game/${game}`} @click=${follow(shell)}>Open</a>`
        : html`<button
            type="button"
            data-testid="sit"
            aria-label=${`Sit down with ${name}: ${termsOf(table)}`}
            aria-disabled=${busy === null ? 'false' : 'true'}
            @click=${() => lobby.sit(game)}
          >
            Sit down
          </button>`
    }
  </li>`;
}
