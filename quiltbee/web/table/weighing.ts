import type { Game } from '../core/game.ts';

/**
 * The preview of a pass stays on the time board until the user turns to something else or presses
 * Esc; the pointer may go there.
 */

/** Other things to turn to. */
const OTHERS = ':is(button, a, input, summary, .quilt):not(.pass)';

/** Watch for that; the returned function stops it. */
export function watchWeighing(root: HTMLElement, game: Game) {
  const end = () => game.store.dispatch({ type: 'weigh', on: false });
  const over = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest(OTHERS)) end();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
  };
  root.addEventListener('pointerover', over);
  window.addEventListener('keydown', key);
  return () => {
    root.removeEventListener('pointerover', over);
    window.removeEventListener('keydown', key);
  };
}
