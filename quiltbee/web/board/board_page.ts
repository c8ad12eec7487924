/**
 * The connection of a board to the browser, with keys, pointer, focus, movements and sounds as at a
 * table.
 */
import { enliven, focusActiveQuilt, listen, obeyLines, recoverFocus } from '../table/at_table.ts';
import { watchWeighing } from '../table/weighing.ts';
import type { Board as Laid } from './board.ts';
import type { Page } from '../shell/page.ts';

export { Board } from './board.ts';
export { boardAround, boardClass, boardFelt } from './board_view.ts';
export { drawRing } from './course.ts';
export { linesOf, worthOf } from './worth_page.ts';

/**
 * Connect a board to a page until the returned function is called. The Automa's cards don't turn by
 * themselves.
 */
export function connectBoard(
  page: Page,
  board: Pick<Laid, 'game' | 'close'> & Partial<Pick<Laid, 'open'>>,
) {
  const { game } = board;
  const { root, shell } = page.place;
  board.open?.();
  game.onHelp = shell.help;
  obeyLines(game);
  const alive = enliven(root, game, shell);
  const focusQuilt = () => focusActiveQuilt(root);
  let typing = false;
  const before = page.drawn;
  page.drawn = (focused) => {
    game.dialogs?.showDialog(root);
    if (game.state.typing && !typing) document.getElementById('command')?.focus();
    typing = game.state.typing;
    if (focused && !focused.isConnected) recoverFocus(root, focused, focusQuilt);
    alive.play();
  };
  const stops = [
    game.store.watch(page.changed),
    watchWeighing(root, game),
    listen(root, game, alive, { consider: () => {} }, focusQuilt),
    () => alive.skip(),
    () => board.close(),
  ];
  return () => {
    page.drawn = before;
    for (const stop of stops) stop();
  };
}
