/** Arrow keys on a quilt that takes no moves. */
import { ARROWS } from './core/keyboard.js';

/**
 * @typedef {import('./core/geometry.js').Direction} Direction
 * @typedef {import('./core/types.js').Player} Player
 */

/**
 * Arrows on a quilt that takes no moves walk over its cells; says whether the key was one.
 * @param {KeyboardEvent} event
 * @param {(player: Player, direction: Direction) => void} walk
 */
export function walkOverQuilt(event, walk) {
  const shown = /** @type {Element} */ (event.target).closest('[data-quilt=shown]');
  if (!shown || !Object.hasOwn(ARROWS, event.key) || event.shiftKey) return false;
  event.preventDefault();
  walk(shown.getAttribute('data-testid') === 'quilt-1' ? 1 : 2, ARROWS[event.key]);
  return true;
}
