import type { Game } from '../core/game.ts';

/**
 * What a pass would do stays on the time board until one turns to something else: the pointer may
 * go there, and Esc puts it away.
 */

/** What else there is to turn to. */
const OTHERS = ':is(button, a, input, summary, .quilt):not(.pass)';

/** Gives what ends the watching. */
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
