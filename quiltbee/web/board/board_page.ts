/**
 * The connection of a board to the browser, with keys, pointer, focus, movements and sounds as at a
 * table.
 */
import { attach } from '../table/at_table.ts';
import type { Board as Laid } from './board.ts';
import type { Page } from '../shell/page.ts';

export { Board } from './board.ts';
export { boardAround, boardClass, boardFelt } from './board_view.ts';
export { drawRing } from './course.ts';
export { linesOf, worthOf } from '../engine/here_page.ts';

/**
 * Connect a board to a page until the returned function is called. The Automa's cards don't turn by
 * themselves.
 */
export function connectBoard(
  page: Page,
  board: Pick<Laid, 'game' | 'close'> & Partial<Pick<Laid, 'open'>>,
) {
  const { game } = board;
  board.open?.();
  const { drawn, stop } = attach(page.place.root, game, page.place.shell);
  const unwatch = game.store.watch(page.changed);
  const before = page.drawn;
  page.drawn = drawn;
  return () => {
    page.drawn = before;
    unwatch();
    stop();
    board.close();
  };
}
