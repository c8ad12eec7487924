/** The settings, over any page that is no table; a table has them among its own dialogs. */
import { html, render } from './vendor/lit-html.js';
import { settings } from './views/settings.js';

/** @typedef {import('./views/page.js').Shell} Shell */

/** @type {(() => void) | null} */
let redraw = null;

/** Open them; closed, they leave no trace. @param {Shell} shell */
export function openSettings(shell) {
  if (redraw) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'sheet';
  dialog.dataset.testid = 'dialog-settings';
  dialog.setAttribute('aria-labelledby', 'dialog-heading');
  dialog.addEventListener('close', () => {
    redraw = null;
    dialog.remove();
  });
  redraw = () => render(html`${settings(shell, () => dialog.close(), null)}`, dialog);
  redraw();
  document.body.append(dialog);
  dialog.showModal();
}

/** A setting, or the language, has changed: draw them anew if they are open. */
export function drawSettings() {
  redraw?.();
}
