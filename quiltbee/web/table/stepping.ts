/** Keys of a game that is stepped through, and its list of moves. */
import { ARROWS } from '../core/keyboard.ts';
import type { Direction } from '../core/geometry.ts';
import type { Player } from '../core/types.ts';

/** A game that keys lead through. */
type Steps = {
  walk: (player: Player, direction: Direction) => void;
  /** Says whether it was one of its keys. */
  key: (key: string, isShifted: boolean, isSlider: boolean) => boolean;
};

/**
 * What hears the keys: the arrows on a quilt walk over it, and everywhere else they step through
 * the game, but not where something is entered.
 */
export function stepping(steps: Steps) {
  return (event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    if (isEntered(event)) return;
    if (walkOverQuilt(event, (player, direction) => steps.walk(player, direction))) return;
    const isSlider = target instanceof Element && target.closest('[role=slider]') !== null;
    if (steps.key(key, shiftKey, isSlider)) event.preventDefault();
  };
}

/** Whether a key belongs to the browser, or to where something is entered. */
export function isEntered({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return true;
  return target instanceof Element && target.closest('select, input, textarea, dialog') !== null;
}

/** Arrows on a quilt that takes no moves walk over its cells; says whether the key was one. */
export function walkOverQuilt(
  event: KeyboardEvent,
  walk: (player: Player, direction: Direction) => void,
) {
  const { target, key, shiftKey } = event;
  const shown = target instanceof Element ? target.closest('[data-quilt=shown]') : null;
  if (!shown || !Object.hasOwn(ARROWS, key) || shiftKey) return false;
  event.preventDefault();
  walk(shown.getAttribute('data-testid') === 'quilt-1' ? 1 : 2, ARROWS[key]);
  return true;
}

/** Let the list of moves follow the position on show, without the page being scrolled. */
export function followMove(root: ParentNode) {
  const list = root.querySelector<HTMLElement>('.move-list');
  const now = list?.querySelector<HTMLElement>('.move.now');
  if (!list) return;
  if (!now) {
    list.scrollTop = 0;
    return;
  }
  const [box, line] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
  if (line.top < box.top) list.scrollTop -= box.top - line.top;
  else if (line.bottom > box.bottom) list.scrollTop += line.bottom - box.bottom;
}
