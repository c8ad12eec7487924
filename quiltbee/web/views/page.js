/** The head that every page has. */
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from './icons.js';

/** @typedef {import('../settings.js').Settings} Settings */
/**
 * @typedef {object} Shell
 * @property {Settings} settings
 * @property {string} logo   its address
 * @property {(part: Partial<Settings>) => void} change
 * @property {(path: string) => void} go
 * @property {() => void} help   opens the player aid
 * @property {() => void} openSettings
 * @property {(game: import('../core/game.js').Game) => void} phrases   opens what can be said
 * @property {boolean} canVibrate   whether this device does
 * @property {typeof import('../news.js').onNews} onNews   listen to what is to be read again
 */

/**
 * @param {Shell} shell
 * @param {unknown} [middle]
 */
export function head(shell, middle = nothing) {
  return html`<header class="head">
    ${brand(shell)}
    <div class="head-middle">${middle}</div>
    <button type="button" class="quiet" data-testid="settings" @click=${shell.openSettings}>
      ${icon('gear')}<span>${t('settings')}</span>
    </button>
    <button type="button" class="quiet to-help" data-testid="help" @click=${shell.help}>
      ${icon('help')}<span>${t('help')}</span>
    </button>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${follow(shell)}
      >${icon('person')}<span>${t('to-me')}</span></a
    >
  </header>`;
}

/** The way to the first page. @param {Shell} shell */
export function brand(shell) {
  return html`<a class="brand" href="/" data-testid="home" @click=${follow(shell)}>
    <img src=${shell.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`;
}

/**
 * A page while it loads.
 * @param {Shell} shell
 * @param {string} text
 */
export function waiting(shell, text) {
  return html`${head(shell)}
    <main class="waiting"><p>${text}</p></main>`;
}

/**
 * What a click on a link of this site does: go there without reloading. A click with a modifier key
 * opens a tab as usual.
 * @param {Shell} shell
 */
export function follow(shell) {
  return (/** @type {MouseEvent} */ event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    shell.go(/** @type {HTMLAnchorElement} */ (event.currentTarget).pathname);
  };
}
