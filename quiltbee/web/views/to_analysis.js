/** The way to the analysis board, from wherever a game is shown. */
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { icon } from './icons.js';

/**
 * @param {import('./page.js').Shell} shell
 * @param {string} link   of the game, with its `#`
 * @param {number} index   after how many moves it is opened
 */
export function toAnalysis(shell, link, index) {
  const path = `/analysis?at=${index}${link}`;
  const click = (/** @type {MouseEvent} */ event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    shell.go(path);
  };
  return html`<a class="quiet button" href=${path} data-testid="analyse" @click=${click}
    >${icon('lens')}<span>${t('tab-analysis')}</span></a
  >`;
}
