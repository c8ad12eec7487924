/** Keys to step through a game, and its list of moves. */
import { ARROWS } from '../core/keyboard.ts';
import type { Direction } from '../core/geometry.ts';
import type { Player } from '../core/types.ts';

/** A game that keys step through. */
type Steps = {
  walk: (player: Player, direction: Direction) => void;
  /** Returns whether it was one of its keys. */
  key: (key: string, isShifted: boolean, isSlider: boolean) => boolean;
};

/**
 * Make the key handler: arrows on a quilt walk over it, elsewhere they step through the game,
 * except in fields.
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

/** Test whether a key belongs to the browser or to a field. */
export function isEntered({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return true;
  return target instanceof Element && target.closest('select, input, textarea, dialog') !== null;
}

/**
 * Walk over the cells of a quilt that takes no moves; return whether the key was an arrow there.
 */
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

/** Scroll the list of moves to the position on show, without scrolling the page. */
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
