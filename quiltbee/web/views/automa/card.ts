/** The Automa's cards: the back, with the budget where it is public, and the face. */
import { filterName } from '../../core/automa.ts';
import { t } from '../../core/words.ts';
import { html, nothing, svg } from 'lit-html';
import { buttonDisc } from '../patch_art.ts';
import type { Card } from '../../core/types.ts';

/** An empty card, 40 x 56. */
function sheet(kind: string, content: unknown) {
  return html`<svg class=${`card ${kind}`} viewBox="-0.5 -0.5 41 57" aria-hidden="true">
    <rect class="sheet-edge" width="40" height="56" rx="3.5"></rect>
    ${content}
  </svg>`;
}

/** The pile, face down. */
export function cardBack(count: number, budget: number | null) {
  if (count === 0) return sheet('empty', nothing);
  return sheet(
    'back',
    svg`<path class="weave" d="M4 4h32v48h-32zM4 16L36 40M4 40L36 16M4 28h32M20 4v48"></path>
    ${
      budget === null
        ? buttonDisc(20, 28, 7)
        : svg`<circle class="budget" cx="20" cy="28" r="10"></circle>
      <text class="digits" x="20" y="32.4" font-size="13">${budget}</text>`
    }`,
  );
}

/** A card, face up: number, budget, income, its filters in order. */
export function cardFace({ number, budget, income, filters }: Card) {
  return sheet(
    'face',
    svg`
    <text class="card-number" x="20" y="6.6">${number}</text>
    <circle class="budget" cx="12" cy="16" r="7.4"></circle>
    <text class="digits" x="12" y="19.3" font-size="9.5">${budget}</text>
    ${buttonDisc(30, 16, 5.6)}<text class="gain" x="30" y="28.4">+${income}</text>
    <text class="card-word" x="12" y="28">${t('card-budget')}</text>
    ${filters.map((filter, index) => filterLine(filterName(filter), 36 + index * 7))}
    ${filters.length === 0 ? filterLine(t('filter-none'), 42) : nothing}`,
  );
}

function filterLine(text: string, y: number) {
  const size = Math.min(4.6, 64 / text.length); // no longer than the card is wide
  return svg`<text class="card-filter" x="20" y=${y} font-size=${size.toFixed(1)}>${text}</text>`;
}
