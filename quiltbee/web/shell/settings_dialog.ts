/** The settings, over any page that is no table; a table has them among its own dialogs. */
import { openSheet } from './sheet.ts';
import { html, render } from 'lit-html';
import { settings } from '../views/settings.ts';
import type { Shell } from '../views/page.ts';

let redraw: (() => void) | null = null;

/** Open them; closed, they leave no trace. */
export function openSettings(shell: Shell) {
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
