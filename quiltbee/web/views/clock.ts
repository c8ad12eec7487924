/**
 * A player's clock, a slot of a fixed size. `showReading` fills it in, not the template, so that a
 * tick does not render the page.
 */
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { icon } from './icons.ts';
import type { Player, Table } from '../core/types.ts';
import type { Reading } from '../core/clock.ts';

/** Return the clock's slot; the computer has unlimited time and no clock. */
export function clockSlot({ clock, seats }: Table, player: Player) {
  if (!clock || seats[player - 1].kind === 'computer') return nothing;
  const runs = clock.running === player;
  return html`<div
    class=${runs ? 'clock runs' : 'clock'}
    data-clock=${player}
    data-testid=${`clock-${player}`}
  >
    <span class="clock-sign">${icon('clock')}${icon('hurry')}</span>
    <span class="clock-time" aria-hidden="true"></span>
    <span class="visually-hidden"
      >${t(runs ? 'clock-running' : 'clock')}: <span class="clock-words"></span
    ></span>
  </div>`;
}

export function showReading(root: ParentNode, player: Player, { text, sentence, low }: Reading) {
  const slot = root.querySelector(`[data-clock="${player}"]`) as HTMLElement | null;
  if (!slot) return;
  slot.dataset.low = low ? 'true' : 'false';
  write(slot.querySelector('.clock-time'), text);
  write(slot.querySelector('.clock-words'), sentence);
}

function write(element: Element | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
