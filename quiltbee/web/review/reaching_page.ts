/**
 * Keys, pointer, wheel and swipes of a review.
 *
 * Arrows step, with Shift from mistake to mistake; Home and End; Esc leaves the line. A click or a
 * drag on the graph shows that moment; over graph and quilts the wheel steps, and at either end
 * scrolls the page. A swipe over the quilts steps too.
 */
import { stepping } from '../table/stepping.ts';
import { movesAt } from './graph.ts';
import type { Review } from './review.ts';

/** The shortest swipe, in px; it must be twice as wide as high. */
const SWIPE = 36;
/** A step of the wheel, in px, and the least time between two steps, in ms. */
const TURN = 40;
const TURN_EVERY = 70;

/** Listen to the user; the returned function stops that. */
export function listen(root: HTMLElement, review: Review) {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('keydown', stepping(review), { signal });
  const drag = dragging(review);
  const swipe = swiping(review);
  const on = (type: string, run: (event: PointerEvent) => void) =>
    root.addEventListener(type, (event) => run(event as PointerEvent), { signal });
  on('pointerdown', (event) => drag.down(event) || swipe.down(event));
  on('pointermove', drag.move);
  on('pointerup', (event) => drag.up() || swipe.up(event));
  on('pointercancel', () => {
    drag.up();
    swipe.cancel();
  });
  root.addEventListener('wheel', turning(review), { signal, passive: false });
  return () => listening.abort();
}

/** Follow a press on the graph until it is released. */
function dragging(review: Review) {
  let plot: Element | null = null;
  const go = (event: PointerEvent) => {
    if (!plot) return;
    const { left, width } = plot.getBoundingClientRect();
    const at = movesAt((event.clientX - left) / width, review.moves);
    if (at !== review.state.at || review.state.line) review.look(at);
  };
  return {
    down: (event: PointerEvent) => {
      plot = event.target instanceof Element ? event.target.closest('.plot') : null;
      if (!plot || event.button !== 0 || !event.isPrimary) {
        plot = null;
        return false;
      }
      plot.setPointerCapture(event.pointerId);
      go(event);
      return true;
    },
    move: go,
    up: () => {
      const was = plot !== null;
      plot = null;
      return was;
    },
  };
}

/** Step by swiping sideways over the quilts. */
function swiping(review: Review) {
  let from: { x: number; y: number } | null = null;
  return {
    down: (event: PointerEvent) => {
      const isOver = event.target instanceof Element && event.target.closest('.quilt-box') !== null;
      const isFinger = event.pointerType === 'touch' && event.isPrimary;
      from = isOver && isFinger ? { x: event.clientX, y: event.clientY } : null;
      return from !== null;
    },
    up: (event: PointerEvent) => {
      if (!from || !event.isPrimary) return;
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      if (Math.abs(right) >= SWIPE && Math.abs(right) > 2 * Math.abs(down))
        review.step(right < 0 ? 1 : -1);
    },
    cancel: () => {
      from = null;
    },
  };
}

function turning(review: Review) {
  let sum = 0;
  let last = 0;
  return (event: WheelEvent) => {
    const isOver = event.target instanceof Element && event.target.closest('.plot, .quilt-box');
    if (!isOver || event.ctrlKey || event.deltaY === 0) return;
    const by = event.deltaY > 0 ? 1 : -1;
    if (!review.canStep(by)) return; // the page scrolls on
    event.preventDefault();
    sum = Math.sign(sum) === by ? sum + event.deltaY : event.deltaY;
    if (Math.abs(sum) < TURN || event.timeStamp - last < TURN_EVERY) return;
    last = event.timeStamp;
    sum = 0;
    review.step(by);
  };
}
