/** The coming patches, in ring order. */
import { placesAround, type Place } from '../core/circle.ts';
import { ON_OFFER } from '../core/rules/position.ts';
import { t } from '../core/words.ts';
import { html, svg } from 'lit-html';
import { patchLabel } from '../core/sentences.ts';
import { buttonDisc, framedPicture, patchPicture } from './patch_art.ts';
import type { Patches } from '../core/types.ts';

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
        return html`<li class=${isNext ? `then ${place.side}` : place.side} .style=${at(place)}>
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

/** Place a patch on the circle by the style sheet. */
function at({ x, y }: Place) {
  return `--x: ${x}; --y: ${y}`;
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
