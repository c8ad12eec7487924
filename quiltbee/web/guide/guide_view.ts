/** The guide's text, in a slot of its own above the market. */
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import type { Guide } from './guide.ts';

export function guideLine(guide: Guide, onNext: () => void) {
  const [step, all] = guide.count;
  return html`<section
    class="line guide-line"
    aria-label=${t('guide')}
    data-testid="guide"
    data-step=${step}
  >
    <p id="guide-text" role="status" data-testid="guide-text">${guide.text}</p>
    <div class="guide-actions">
      ${
        guide.isWaiting
          ? html`<button
              type="button"
              class="main"
              data-testid="guide-next"
              aria-describedby="guide-text"
              @click=${onNext}
            >
              ${t(guide.lesson.next ?? 'guide-next')}
            </button>`
          : nothing
      }
      <span class="guide-foot"
        ><span class="small" aria-hidden="true">${`${step}/${all}`}</span>
        <button type="button" class="quiet" data-testid="guide-skip" @click=${() => guide.skip()}>
          ${t('guide-skip')}
        </button></span
      >
    </div>
  </section>`;
}
