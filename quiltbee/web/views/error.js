/** What went wrong, told at once, and marked with its language for those who hear it. */
import { languageOf } from '../core/problems.js';
import { html } from '../vendor/lit-html.js';

/**
 * The line stays, so that it can be announced; it is hidden while there is nothing to say.
 * @param {string | null | undefined} text
 * @param {string} testId
 */
export function errorLine(text, testId) {
  return html`<p
    class="notice"
    role="alert"
    lang=${languageOf(text ?? '')}
    ?hidden=${!text}
    data-testid=${testId}
    .textContent=${text ?? ''}
  ></p>`;
}
