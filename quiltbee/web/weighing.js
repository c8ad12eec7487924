/**
 * What a pass would do stays on the time board until one turns to something else: the pointer may
 * go there, and Esc puts it away.
 */

/** @typedef {import('./core/game.js').Game} Game */

/** What else there is to turn to. */
const OTHERS = ':is(button, a, input, summary, .quilt):not(.pass)';

/**
 * Gives what ends the watching.
 * @param {HTMLElement} root
 * @param {Game} game
 */
export function watchWeighing(root, game) {
  const end = () => game.store.dispatch({ type: 'weigh', on: false });
  const over = (/** @type {PointerEvent} */ { target }) => {
    if (target instanceof Element && target.closest(OTHERS)) end();
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape') end();
  };
  root.addEventListener('pointerover', over);
  window.addEventListener('keydown', key);
  return () => {
    root.removeEventListener('pointerover', over);
    window.removeEventListener('keydown', key);
  };
}
