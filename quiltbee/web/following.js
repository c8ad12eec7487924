/** The list of moves follows the position on show, without the page being scrolled. */

/** @param {ParentNode} root */
export function followMove(root) {
  const list = /** @type {HTMLElement | null} */ (root.querySelector('.move-list'));
  const now = /** @type {HTMLElement | null} */ (list?.querySelector('.move.now') ?? null);
  if (!list) return;
  if (!now) {
    list.scrollTop = 0;
    return;
  }
  const [box, line] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
  if (line.top < box.top) list.scrollTop -= box.top - line.top;
  else if (line.bottom > box.bottom) list.scrollTop += line.bottom - box.bottom;
}
