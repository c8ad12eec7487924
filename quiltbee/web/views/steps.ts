/** The buttons to step through a game. */
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { icon } from './icons.ts';

type Step = 'first' | 'back' | 'forward' | 'last';

const LABELS: [Step, string][] = [
  ['first', 'first-position'],
  ['back', 'previous-position'],
  ['forward', 'next-position'],
  ['last', 'last-position'],
];

export function stepButtons(goesNowhere: (step: Step) => boolean, onStep: (step: Step) => void) {
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
