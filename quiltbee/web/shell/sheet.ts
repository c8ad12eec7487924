/** Dialogs and bars over any page; a closed dialog is removed, and the focus returns. */

/**
 * Open a dialog filled by `draw`.
 * @param name  for tests and style sheets
 * @param heading  the id of its accessible name
 */
export function openSheet(
  name: string,
  heading: string,
  draw: (dialog: HTMLDialogElement) => void,
) {
  const dialog = document.createElement('dialog');
  dialog.className = `sheet ${name}-dialog`;
  dialog.dataset.testid = `dialog-${name}`;
  dialog.setAttribute('aria-labelledby', heading);
  dialog.addEventListener('close', () => dialog.remove());
  draw(dialog);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Stack a bar at the lower edge of the page, so that none covers another. */
export function addBar(bar: HTMLElement) {
  let bars = document.getElementById('bars');
  if (!bars) {
    bars = document.createElement('div');
    bars.id = 'bars';
    document.body.append(bars);
  }
  bars.append(bar);
}
