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
 * @property {typeof import('../news.js').onNews} onNews   listen to what is to be read again
 */

/** @type {Record<Settings['theme'], Settings['theme']>} */
const NEXT_THEME = { auto: 'light', light: 'dark', dark: 'auto' };

/**
 * @param {Shell} shell
 * @param {unknown} [middle]
 */
export function head(shell, middle = nothing) {
  const { theme } = shell.settings;
  return html`<header class="head">
    ${brand(shell)}
    <div class="head-middle">${middle}</div>
    <a class="quiet button" href="/me" data-testid="to-me" @click=${follow(shell)}
      >${icon('person')}<span>${t('to-me')}</span></a
    >
    <button
      type="button"
      class="quiet theme"
      data-testid="theme"
      @click=${() => shell.change({ theme: NEXT_THEME[theme] })}
    >
      ${icon('sun')}<span>${t(`theme-${theme}`)}</span
      ><span class="visually-hidden">${t('theme-change')}</span>
    </button>
  </header>`;
}

/** The way to the first page. @param {Shell} shell */
export function brand(shell) {
  return html`<a class="brand" href="/" data-testid="home" @click=${follow(shell)}>
    <img src=${shell.logo} alt="" width="28" height="28" /><span>Quiltbee</span></a
  >`;
}

/** What the next theme is. @param {Settings['theme']} theme */
export function nextTheme(theme) {
  return NEXT_THEME[theme];
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
