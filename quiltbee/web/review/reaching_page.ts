/**
 * Keys, pointer, wheel and swipes of a review.
 *
 * Arrows step, with Shift from mistake to mistake; Home and End; Esc leaves the line. On the graph
 * a click or a drag shows that moment; over graph and quilts the wheel steps, and goes on to scroll
 * at either end. A swipe over the quilts steps too.
 */
import { stepping } from '../table/stepping.ts';
import { movesAt } from './graph.ts';
import type { Review } from './review.ts';

/** From so many pixels on a swipe is one, and it is twice as wide as high. */
const SWIPE = 36;
/** A turn of the wheel is many events: so much of it is a step, at most so often, in ms. */
const TURN = 40;
const TURN_EVERY = 70;

/** Hear what the person does; gives what stops that. */
export function listen(root: HTMLElement, review: Review) {
  const hearing = new AbortController();
  const { signal } = hearing;
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
  return () => hearing.abort();
}

/** A press on the graph, which goes where the pointer is until it is let go. */
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

/** A finger that goes sideways over the quilts. */
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
