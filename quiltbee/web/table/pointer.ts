/**
 * Mouse, pen and touch on quilt and market, as events of the placement machine.
 *
 * A click on a cell sets the ghost, a click on the ghost places it. A finger only moves the ghost:
 * the tick beside it or *Place* places it. The wheel turns and the right button flips the piece in
 * hand. A drag starts after 4 px. A patch dragged from the market by mouse is placed where it is
 * dropped, if it fits; by finger, or on the quilt, it is only set. A drop outside and Esc put it
 * back. Under a finger the ghost is held by its lower edge and lifted clear of the finger.
 */
import { SIZE, extent, middleCell, sameCell, tickCell } from '../core/geometry.ts';
import { ghostCells, isLegal, orientationOf, shapeOf } from '../core/placement.ts';
import { canAct, canHold, choiceOf, patchChoice } from '../core/queries.ts';
import type { Cell } from '../core/types.ts';
import type { Game } from '../core/game.ts';

type Press = {
  pointer: number;
  x: number;
  y: number;
  letter: string;
  anchor: Cell | null;
  market: Element | null;
  touch: boolean;
  dragging: boolean;
  image: HTMLElement | null;
};

const THRESHOLD = 4;
/** The height of the held cell above the finger, in cells. */
const LIFT = 1.5;
/** One turn of the wheel is many events: the least time between two turns of the patch, in ms. */
const TURN_EVERY = 120;

/**
 * Test whether a click ends a drag by this pointer, rather than coming from a key or a screen
 * reader.
 */
export function endsDrag(click: { detail: number; pointerId?: number }, dragged: number | null) {
  if (dragged === null || click.detail === 0) return false;
  return click.pointerId === undefined || click.pointerId === dragged;
}

export class Pointer {
  press: Press | null = null;
  /** The pointer whose next click only ends a drag, or null. */
  swallow: number | null = null;
  turned = 0;
  stop: () => void;

  constructor(
    public root: HTMLElement,
    public game: Game,
  ) {
    const until = new AbortController();
    this.stop = () => {
      this.end();
      until.abort();
    };
    const on = (type: string, run: (event: PointerEvent) => void, capture = false) =>
      root.addEventListener(type, (event) => run(event as PointerEvent), {
        signal: until.signal,
        capture,
      });
    on('pointerdown', (event) => this.down(event));
    on('pointermove', (event) => this.move(event));
    on('pointerup', (event) => this.up(event));
    on('pointercancel', () => this.abandon());
    on('pointerleave', () => this.leave());
    on('click', (event) => this.click(event), true);
    on('contextmenu', (event) => this.flip(event));
    root.addEventListener('wheel', (event) => this.wheel(event), {
      signal: until.signal,
      passive: false,
    });
    // Esc ends a drag wherever the focus is, without any other effect.
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape' && this.press?.dragging) {
          event.stopPropagation();
          this.abandon();
        }
      },
      { signal: until.signal, capture: true },
    );
  }

  /** Return the cell under a point, null outside the active quilt. */
  cellAt(x: number, y: number): Cell | null {
    const cells = this.root.querySelector('[data-held] .cells');
    if (!cells) return null;
    const box = cells.getBoundingClientRect();
    const cell = box.width / SIZE;
    const [row, column] = [Math.floor((y - box.top) / cell), Math.floor((x - box.left) / cell)];
    const inside = row >= -1 && column >= -1 && row <= SIZE && column <= SIZE;
    if (!inside) return null;
    return [Math.max(0, Math.min(SIZE - 1, row)), Math.max(0, Math.min(SIZE - 1, column))];
  }

  isOnQuilt(event: PointerEvent) {
    return event.target instanceof Element && event.target.closest('[data-held] .cells') !== null;
  }

  down(event: PointerEvent) {
    this.swallow = null;
    const { state } = this.game;
    if (event.button !== 0 || !event.isPrimary || !canHold(state)) return;
    const target = event.target as Element;
    const market = canAct(state) ? target.closest('[data-patch]') : null;
    const letter = market
      ? (market as HTMLElement).dataset.patch
      : this.game.state.placement.letter;
    if (!letter || (!market && !this.isOnQuilt(event))) return;
    const anchor = market ? this.grabbed(market, letter, event) : this.heldCell(event);
    this.press = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      letter,
      anchor,
      market,
      touch: event.pointerType === 'touch',
      dragging: false,
      image: null,
    };
  }

  /** Return the grabbed cell of a patch in the market. */
  grabbed(market: Element, letter: string, event: PointerEvent): Cell | null {
    const choice = patchChoice(this.game.state, letter);
    const picture = market.querySelector('.patch');
    if (!choice || !picture) return null;
    const shape = choice.patch.orientations[orientationOf(this.game.state.placement, letter)];
    const [height, width] = extent(shape);
    const box = picture.getBoundingClientRect();
    const row = Math.floor(((event.clientY - box.top) / box.height) * height);
    const column = Math.floor(((event.clientX - box.left) / box.width) * width);
    return shape.find((cell) => sameCell(cell, [row, column])) ?? middleCell(shape);
  }

  /** Return the grabbed cell of the ghost. */
  heldCell(event: PointerEvent): Cell | null {
    const { placement } = this.game.state;
    const choice = choiceOf(this.game.state);
    const cell = this.cellAt(event.clientX, event.clientY);
    if (!choice || !placement.origin || !cell) return null;
    if (!ghostCells(placement, choice).some((each) => sameCell(each, cell))) return null;
    return [cell[0] - placement.origin[0], cell[1] - placement.origin[1]];
  }

  move(event: PointerEvent) {
    const { press } = this;
    if (!press) {
      if (event.pointerType !== 'touch') this.hover(event);
      return;
    }
    if (event.pointerId !== press.pointer) return;
    if (!press.dragging) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < THRESHOLD) return;
      this.startDrag(press);
    }
    this.drag(press, event);
  }

  hover(event: PointerEvent) {
    const { placement } = this.game.state;
    if (placement.letter === null || placement.set) return;
    const cell = this.isOnQuilt(event) ? this.cellAt(event.clientX, event.clientY) : null;
    if (cell) this.game.placement({ type: 'hover', cell });
    else this.leave();
  }

  leave() {
    if (!this.press && this.game.state.placement.origin) this.game.placement({ type: 'leave' });
  }

  startDrag(press: Press) {
    press.dragging = true;
    this.root.setPointerCapture(press.pointer);
    if (press.market) this.game.choose(press.letter, press.anchor ?? undefined);
    const choice = choiceOf(this.game.state);
    if (!choice) return;
    const shape = shapeOf(this.game.state.placement, choice);
    const lowest = shape.filter((cell) => cell[0] === extent(shape)[0] - 1);
    const anchor = press.touch
      ? lowest[Math.floor(lowest.length / 2)]
      : (press.anchor ?? middleCell(shape));
    this.game.placement({ type: 'hold', anchor });
    if (press.market) press.image = this.dragImage(press.market);
  }

  dragImage(market: Element) {
    const picture = market.querySelector('.framed');
    if (!picture) return null;
    const image = document.createElement('div');
    image.className = 'drag-image';
    image.append(picture.cloneNode(true));
    document.body.append(image);
    return image;
  }

  drag(press: Press, event: PointerEvent) {
    const cells = this.root.querySelector('[data-held] .cells');
    const lift = press.touch && cells ? (cells.getBoundingClientRect().width / SIZE) * LIFT : 0;
    const cell = this.cellAt(event.clientX, event.clientY - lift);
    if (cell) this.game.placement({ type: 'hover', cell });
    else this.game.placement({ type: 'leave' });
    if (!press.image) return;
    press.image.hidden = cell !== null;
    const at = `${event.clientX}px, ${event.clientY - lift}px`;
    press.image.style.transform = `translate(${at}) translate(-50%, -50%)`;
  }

  up(event: PointerEvent) {
    const { press } = this;
    if (!press || event.pointerId !== press.pointer) return;
    this.end();
    if (!press.dragging) return;
    this.swallow = press.pointer;
    if (!this.game.state.placement.origin) return this.game.placement({ type: 'cancel' });
    this.game.placement({ type: 'show' });
    // A finger's drop only sets the ghost: the tick or *Place* places it.
    if (press.market && !press.touch) this.game.commit();
  }

  /** Put the patch back after the browser took the pointer away, or after Esc. */
  abandon() {
    const dragged = this.press?.dragging ? this.press.pointer : null;
    this.end();
    this.swallow = dragged;
    if (dragged !== null) this.game.placement({ type: 'cancel' });
  }

  end() {
    this.press?.image?.remove();
    this.press = null;
  }

  click(event: PointerEvent) {
    if (endsDrag(event, this.swallow)) {
      this.swallow = null;
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    if (!this.isOnQuilt(event)) return;
    const { game } = this;
    const { placement } = game.state;
    const choice = choiceOf(game.state);
    const cell = this.cellAt(event.clientX, event.clientY);
    if (!cell || !choice) return;
    if (placement.set && this.commits(event, cell)) game.commit();
    else game.placement({ type: 'set', cell });
  }
  /**
   * Test whether a click places the set ghost: on its tick, or with the mouse on the ghost itself.
   */
  commits(event: PointerEvent, cell: Cell) {
    const { placement } = this.game.state;
    const choice = choiceOf(this.game.state);
    if (!choice) return false;
    const ghost = ghostCells(placement, choice);
    if (placement.plan) return false;
    if (ghost.length > 0 && isLegal(placement, choice) && sameCell(tickCell(ghost), cell))
      return true;
    if (event.pointerType === 'touch') return false;
    // A second click on the same cell counts too: the ghost may have snapped to the side.
    return [...ghost, placement.cursor].some((each) => sameCell(each, cell));
  }

  /** Turn the piece in hand by the wheel over the quilt. */
  wheel(event: WheelEvent) {
    if (!this.turns(event) || event.deltaY === 0) return;
    event.preventDefault();
    const now = performance.now();
    if (now - this.turned < TURN_EVERY) return;
    this.turned = now;
    this.game.placement({ type: 'turn', how: event.deltaY > 0 ? 'right' : 'left' });
  }

  /** Flip it by the right button. */
  flip(event: PointerEvent) {
    if (event.pointerType === 'touch' || !this.turns(event)) return;
    event.preventDefault();
    this.game.placement({ type: 'turn', how: 'flip' });
  }

  /** Test whether there is something to turn under the pointer. */
  turns(event: Event) {
    const { state } = this.game;
    const onQuilt =
      event.target instanceof Element && event.target.closest('[data-held] .cells') !== null;
    return onQuilt && canHold(state) && (choiceOf(state)?.letter ?? '+') !== '+';
  }
}
