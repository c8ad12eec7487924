/** A dialog over any page; closed, it leaves no trace, and the focus is where it was. */

/**
 * Open one that `draw` fills.
 * @param name  by which tests and style sheets know it
 * @param heading  the id of what names it for those who hear it
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
