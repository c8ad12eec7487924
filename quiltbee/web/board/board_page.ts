/**
 * Connects a board to the browser: keys, pointer, focus, movements and sounds are those of a table.
 * What a feature needs of the board comes from here, so that it is one part of the bundle.
 */
import {
  enliven,
  focusActiveQuilt,
  listen,
  obeyLines,
  recoverFocus,
  stopping,
} from '../table/at_table.ts';
import { TIMERS } from '../core/timers.ts';
import { Turning } from '../core/turning.ts';
import { showDialog } from '../views/dialogs.ts';
import { watchWeighing } from '../table/weighing.ts';
import type { Board as Laid } from './board.ts';
import type { Mounted } from '../table/game_page.ts';
import type { Shell } from '../views/page.ts';

export { Board } from './board.ts';
export { boardAround, boardClass, boardFelt } from './board_view.ts';
export { drawRing } from './course.ts';
export { linesOf, worthOf } from './worth.ts';

/**
 * Draw whenever the board changes, and hear what the person does; `close` of the result ends both.
 * @param root  what has the board in it, and nothing of another
 * @param render  draws the feature's page, the board in it
 * @param options  whether the Automa's cards turn by themselves, as set
 */
export function connectBoard(
  root: HTMLElement,
  board: Pick<Laid, 'game' | 'close'> & Partial<Pick<Laid, 'open'>>,
  shell: Shell,
  render: () => void,
  { turnsCards = true }: { turnsCards?: boolean } = {},
): Mounted {
  const { game } = board;
  board.open?.();
  game.onHelp = shell.help;
  obeyLines(game);
  const alive = enliven(root, game, shell);
  const turning = new Turning({
    turn: () => game.turnCard(true),
    ...TIMERS,
  });
  const consider = () => turning.consider(game.state, turnsCards && shell.settings.turnCards);
  const focusQuilt = () => focusActiveQuilt(root);
  let typing = false;
  const draw = () => {
    const focused = document.activeElement;
    render();
    showDialog(root);
    if (game.state.typing && !typing) document.getElementById('command')?.focus();
    typing = game.state.typing;
    if (focused && !focused.isConnected) recoverFocus(root, focused, focusQuilt);
    alive.play();
    consider();
  };
  const stops = [
    game.store.watch(draw),
    watchWeighing(root, game),
    listen(root, game, alive, { consider }, focusQuilt),
    () => turning.stop(),
    () => alive.skip(),
    () => board.close(),
  ];
  return { draw, close: stopping(stops) };
}
