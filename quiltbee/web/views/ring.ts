/** The coming patches, in ring order. */
import { extent } from '../core/geometry.ts';
import { ON_OFFER } from '../core/rules/position.ts';
import { patchLabel } from '../core/sentences.ts';
import { t } from '../core/words.ts';
import { html, svg } from 'lit-html';
import { buttonDisc, framedPicture, patchPicture } from './patch_art.ts';
import type { Patches, Patch } from '../core/types.ts';

type Planning = {
  /** The planned patch. */
  held: string | null;
  /** The patches on offer once the chosen one has been bought. */
  then: string[];
  choose: (letter: string) => void;
};

/**
 * Show the patches after those on offer.
 * @param planning  undefined if they are only shown
 */
export function comingUp(ring: string, patches: Patches, lettered: boolean, planning?: Planning) {
  const letters = [...ring.slice(ON_OFFER)];
  return html`<section class="panel ring" aria-labelledby="ring-heading" ?data-keys=${planning}>
    <div class="panel-head">
      <h2 id="ring-heading">${t('coming-up')}</h2>
      <span class="small">${t('after-these', { count: letters.length })}</span>
    </div>
    ${planning ? coming(ring, patches, lettered, planning) : circle(letters, patches, lettered)}
  </section>`;
}

/** Show them as buttons; the arrows move between them. */
function coming(
  ring: string,
  patches: Patches,
  lettered: boolean,
  { held, then, choose }: Planning,
) {
  const letters = [...ring.slice(ON_OFFER)];
  const entry = held !== null && letters.includes(held) ? held : letters[0];
  const { cells, places } = placesAround(letters.map((letter) => patches[letter]));
  return html`<ol
      class="circle"
      data-testid="ring"
      aria-labelledby="ring-heading"
      .style=${`--cells: ${cells}`}
      @keydown=${walkAlong}
    >
      ${letters.map((letter, index) => {
        const patch = patches[letter];
        const place = places[index];
        const isNext = then.includes(letter);
        const label = isNext ? `${patchLabel(patch)}, ${t('plan-then')}` : patchLabel(patch);
        return html`<li
          class=${isNext ? `then ${place.side}` : place.side}
          .style=${`--x: ${place.x}; --y: ${place.y}`}
        >
          <button
            type="button"
            class="coming"
            data-coming=${letter}
            tabindex=${letter === entry ? 0 : -1}
            aria-pressed=${letter === held ? 'true' : 'false'}
            @click=${() => choose(letter)}
          >
            ${patchPicture(letter, patch, place.code, lettered)}
            <span class="visually-hidden">${label}</span>
            <span class="price" aria-hidden="true">${cost(patch.buttons)}${time(patch.time)}</span>
          </button>
        </li>`;
      })}
    </ol>
    ${neutralToken()}`;
}

/** Draw the neutral token before the patches on offer, for the layout with a circle. */
function neutralToken() {
  return html`<svg class="neutral-token" viewBox="-6 -8 12 16" aria-hidden="true">
    ${svg`<path d="M-4.6 7Q-3 4.6-1.6.4A3.9 3.9 0 1 1 1.6.4Q3 4.6 4.6 7Z"></path>`}
  </svg>`;
}

/** Move the focus along the patches by arrows, Home and End. */
function walkAlong(event: KeyboardEvent) {
  const here = (event.target as Element).closest('li');
  const list = here?.parentElement;
  if (!here || !list || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = {
    ArrowRight: here.nextElementSibling,
    ArrowDown: here.nextElementSibling,
    ArrowLeft: here.previousElementSibling,
    ArrowUp: here.previousElementSibling,
    Home: list.firstElementChild,
    End: list.lastElementChild,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  next?.querySelector('button' as 'button')?.focus();
}

/** The whole ring, from the neutral token on. */
export function ring(ring: string, patches: Patches, lettered: boolean) {
  return html`<section class="panel ring whole" aria-labelledby="ring-heading">
    <div class="panel-head">
      <h2 id="ring-heading">${t('circle')}</h2>
      <span class="small">${t('circle-left', { count: ring.length })}</span>
    </div>
    ${circle([...ring], patches, lettered)}
  </section>`;
}

function circle(letters: string[], patches: Patches, lettered: boolean) {
  return html`<ol class="circle" data-testid="ring" tabindex="0" aria-labelledby="ring-heading">
    ${letters.map((letter) => ringPatch(letter, patches, lettered))}
  </ol>`;
}

function ringPatch(letter: string, patches: Patches, lettered: boolean) {
  const patch = patches[letter];
  return html`<li title=${patchLabel(patch)}>
    ${framedPicture(letter, patch, 0, lettered)}
    <span class="visually-hidden">${patchLabel(patch)}</span>
    <span class="price" aria-hidden="true">${cost(patch.buttons)}${time(patch.time)}</span>
  </li>`;
}

export function cost(buttons: number | string) {
  return html`<span class="cost"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">${buttonDisc(0, 0, 2.9)}</svg>${buttons}</span
  >`;
}

export function time(spaces: number) {
  return html`<span class="time"
    ><svg viewBox="-3 -3 6 6" aria-hidden="true">
      <path class="glass" d="M-1.9-2.5h3.8L.5 0l1.4 2.5h-3.8L-.5 0z"></path></svg
    >${spaces}</span
  >`;
}

export type Place = {
  /** Of its center, as fractions of the circle's width and height. */
  x: number;
  y: number;
  side: 'right' | 'bottom' | 'left';
  /** The orientation that points to the center. */
  code: number;
};

/** Sides with their lengths as fractions of the whole; the bottom extends under the other two. */
const SIDES = [
  { side: 'right', length: 0.3 },
  { side: 'bottom', length: 0.4 },
  { side: 'left', length: 0.3 },
] as const;
/** How far each side bows outwards in its middle. */
const BEND = 0.035;
/** Lengths along a side, in cells: the least for a patch, so that its price fits, and the gap. */
const LEAST = 2;
const GAP = 0.4;

function lengthOf({ orientations }: Patch) {
  return Math.max(LEAST, Math.min(...extent(orientations[0]))) + GAP;
}

/**
 * Lay out patches along the way around the board.
 * @returns `cells`: the length of the whole way, in cells of a patch
 */
export function placesAround(patches: Patch[]): { cells: number; places: Place[] } {
  const lengths = patches.map(lengthOf);
  const sum = total(lengths);
  const ends: number[] = [];
  let cells = 1;
  let until = 0;
  for (const { side, length } of SIDES) {
    until += length * sum;
    const first = ends.at(-1) ?? 0;
    let last = first;
    let passed = total(lengths.slice(0, first));
    const end = side === 'left' ? Infinity : until;
    while (last < patches.length && passed + lengths[last] / 2 <= end) passed += lengths[last++];
    cells = Math.max(cells, total(lengths.slice(first, last)) / length);
    ends.push(last);
  }
  const places = SIDES.flatMap(({ side, length }, at) => {
    const first = ends[at - 1] ?? 0;
    const here = lengths.slice(first, ends[at]);
    const room = cells * length;
    const spare = (room - total(here)) / here.length;
    let along = 0;
    return here.map((own, index) => {
      along += own + spare;
      return placeOn(side, (along - (own + spare) / 2) / room, patches[first + index]);
    });
  });
  return { cells: round(cells), places };
}

/** @param part  fraction of the side that lies behind it, clockwise */
function placeOn(side: Place['side'], part: number, { orientations }: Patch): Place {
  const bend = BEND * (1 - (2 * part - 1) ** 2);
  const code = Object.keys(orientations).find((each) => {
    const [height, width] = extent(orientations[each]);
    return side === 'bottom' ? height >= width : width >= height;
  });
  const at = {
    right: { x: 1 - BEND + bend, y: part },
    bottom: { x: 1 - part, y: 1 - BEND + bend },
    left: { x: BEND - bend, y: 1 - part },
  }[side];
  return { x: round(at.x), y: round(at.y), side, code: Number(code) };
}

function total(lengths: number[]) {
  return lengths.reduce((sum, length) => sum + length, 0);
}

function round(part: number) {
  return Math.round(part * 1000) / 1000;
}
