/** Playing with anyone: one click for a game with whoever comes first, and the open tables. */
import { termsOf } from './lobby.js';
import { SPEEDS } from '../core/clock.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { errorLine } from '../views/error.js';
import { follow } from '../views/page.js';

/**
 * @typedef {import('./lobby.js').Lobby} Lobby
 * @typedef {import('../core/messages.js').LobbyEntry} LobbyTable
 * @typedef {import('../views/page.js').Shell} Shell
 */

/**
 * @param {Lobby} lobby
 * @param {Shell} shell
 */
export function lobbyPanel(lobby, shell) {
  const { tables, busy, error } = lobby.store.get();
  return html`<section class="panel lobby" aria-labelledby="lobby-heading" data-testid="lobby">
    <h2 id="lobby-heading">${t('play-anyone')}</h2>
    <p class="small">${t('lobby-text')}</p>
    <div class="quick" role="group" aria-label=${t('quick-match')}>
      ${SPEEDS.map(
        ({ key }) =>
          html`<button
            type="button"
            data-testid=${`match-${key}`}
            aria-disabled=${busy === null ? 'false' : 'true'}
            @click=${() => lobby.match(key)}
          >
            <b>${t(`speed-${key}`)}</b><span class="small">${t(`speed-note-${key}`)}</span>
          </button>`,
      )}
    </div>
    <h3>${t('open-tables')}</h3>
    <ul class="tables" data-testid="lobby-tables">
      ${tables?.length ? tables.map((table) => row(table, lobby, shell)) : empty(tables)}
    </ul>
    ${errorLine(error, 'lobby-error')}
  </section>`;
}

/** @param {LobbyTable[] | null} tables */
function empty(tables) {
  return tables === null ? nothing : html`<li class="none small">${t('nobody-waiting')}</li>`;
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
      ><b>${yours ? t('your-table') : name}</b>${
        rating === null ? nothing : html` <span class="small">${rating}</span>`
      } <span class="small">${termsOf(table)}</span></span
    >
    ${
      yours
        ? html`<a class="button" href=${`/game/${game}`} @click=${follow(shell)}>${t('open')}</a>`
        : html`<button
            type="button"
            data-testid="sit"
            aria-label=${t('sit-with', { name, terms: termsOf(table) })}
            aria-disabled=${busy === null ? 'false' : 'true'}
            @click=${() => lobby.sit(game)}
          >
            ${t('sit-down')}
          </button>`
    }
  </li>`;
}
