/** The settings, over any page that is no table; a table has them among its own dialogs. */
import { openSheet } from './sheet.js';
import { html, render } from './vendor/lit-html.js';
import { settings } from './views/settings.js';

/** @typedef {import('./views/page.js').Shell} Shell */

/** @type {(() => void) | null} */
let redraw = null;

/** Open them; closed, they leave no trace. @param {Shell} shell */
export function openSettings(shell) {
  if (redraw) return;
  const dialog = openSheet('settings', 'dialog-heading', (sheet) => {
    redraw = () => render(html`${settings(shell, () => sheet.close(), null)}`, sheet);
    redraw();
  });
  dialog.addEventListener('close', () => {
    redraw = null;
  });
}

/** A setting, or the language, has changed: draw them anew if they are open. */
export function drawSettings() {
  redraw?.();
}
