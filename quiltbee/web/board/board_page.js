/**
 * Connects a board to the browser: keys, pointer, focus, movements and sounds are those of a table.
 * What a feature needs of the board comes from here, so that it is one part of the bundle.
 */
import { enliven, focusActiveQuilt, listen, obeyLines, recoverFocus } from '../at_table.js';
import { Turning } from '../core/turning.js';
import { showDialog } from '../views/dialogs.js';
import { watchWeighing } from '../weighing.js';

export { Board } from './board.js';
export { boardAround, boardClass, boardFelt } from './board_view.js';
export { courseOf } from './course.js';
export { drawRing } from './draw_ring.js';
export { LONGEST, PACKED, packed, recordIn } from './packing.js';
export { recordText } from './record_text.js';
export { linesOf, worthOf } from './worth.js';

/**
 * @typedef {import('./board.js').Board} Laid
 * @typedef {import('../game_page.js').Mounted} Mounted
 * @typedef {import('../views/page.js').Shell} Shell
 */

/**
 * Draw whenever the board changes, and hear what the person does; `close` of the result ends both.
 * @param {HTMLElement} root   what has the board in it, and nothing of another
 * @param {Pick<Laid, 'game' | 'close'> & Partial<Pick<Laid, 'open'>>} board
 * @param {Shell} shell
 * @param {() => void} render   draws the feature's page, the board in it
 * @param {{turnsCards?: boolean}} [options]   whether the Automa's cards turn by themselves, as set
 * @returns {Mounted}
 */
export function connectBoard(root, board, shell, render, { turnsCards = true } = {}) {
  const { game } = board;
  board.open?.();
  game.onHelp = shell.help;
  obeyLines(game);
  const alive = enliven(root, game, shell);
  const turning = new Turning({
    turn: () => game.turnCard(true),
    later: (run, milliseconds) => window.setTimeout(run, milliseconds),
    forget: (timer) => window.clearTimeout(timer),
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
  return {
    draw,
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
