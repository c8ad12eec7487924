/** The settings, over any page but a table, which has them among its own dialogs. */
import { openSheet } from './sheet.ts';
import { html, render } from 'lit-html';
import { settings } from '../views/settings.ts';
import type { Shell } from '../views/page.ts';

let redraw: (() => void) | null = null;

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

export function drawSettings() {
  redraw?.();
}
