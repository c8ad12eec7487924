/** The list of moves follows the position on show, without the page being scrolled. */

export function followMove(root: ParentNode) {
  const list = root.querySelector('.move-list') as HTMLElement | null;
  const now = (list?.querySelector('.move.now') ?? null) as HTMLElement | null;
  if (!list) return;
  if (!now) {
    list.scrollTop = 0;
    return;
  }
  const [box, line] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
  if (line.top < box.top) list.scrollTop -= box.top - line.top;
  else if (line.bottom > box.bottom) list.scrollTop += line.bottom - box.bottom;
}
