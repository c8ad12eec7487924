/** The buttons that lead through a game: to its start, one position back or on, and to its end. */
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { icon } from './icons.js';

/** @typedef {'first' | 'back' | 'forward' | 'last'} Step */

/** @type {[Step, string][]} */
const LABELS = [
  ['first', 'first-position'],
  ['back', 'previous-position'],
  ['forward', 'next-position'],
  ['last', 'last-position'],
];

/**
 * @param {(step: Step) => boolean} goesNowhere
 * @param {(step: Step) => void} onStep
 */
export function stepButtons(goesNowhere, onStep) {
  return html`<div class="steps">
    ${LABELS.map(
      ([step, key]) =>
        html`<button
          type="button"
          class="quiet square"
          aria-label=${t(key)}
          title=${t(key)}
          data-testid=${`step-${step}`}
          aria-disabled=${goesNowhere(step) ? 'true' : 'false'}
          @click=${() => onStep(step)}
        >
          ${icon(step)}
        </button>`,
    )}
  </div>`;
}
