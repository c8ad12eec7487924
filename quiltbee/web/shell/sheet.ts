/** Dialogs over any page; a closed one is removed, and the focus returns. */

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
