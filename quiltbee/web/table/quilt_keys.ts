/** Arrow keys on a quilt that takes no moves. */
import { ARROWS } from '../core/keyboard.ts';
import type { Direction } from '../core/geometry.ts';
import type { Player } from '../core/types.ts';

/** Arrows on a quilt that takes no moves walk over its cells; says whether the key was one. */
export function walkOverQuilt(
  event: KeyboardEvent,
  walk: (player: Player, direction: Direction) => void,
) {
  const shown = (event.target as Element).closest('[data-quilt=shown]');
  if (!shown || !Object.hasOwn(ARROWS, event.key) || event.shiftKey) return false;
  event.preventDefault();
  walk(shown.getAttribute('data-testid') === 'quilt-1' ? 1 : 2, ARROWS[event.key]);
  return true;
}
