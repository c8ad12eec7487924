/** Errors, announced at once; English parts are marked for screen readers. */
import { partsOf } from '../core/problems.ts';
import { html, nothing } from 'lit-html';
import { rich } from './rich.ts';

/** Render an error; the line stays, so that changes are announced, but is hidden while empty. */
export function errorLine(text: string | null | undefined, testId: string) {
  const [before, english, after] = partsOf(text ?? '');
  const marked = english ? html`<span lang="en">${english}</span>${after}` : nothing;
  return html`<p class="notice" role="alert" ?hidden=${!text} data-testid=${testId}>
    <span>${before}${marked}</span>
  </p>`;
}

/** Render a fault in a record, which is always in English. */
export function recordFault(detail: string) {
  const quoted = html`<span lang="en">${detail}</span>`;
  return html`<p class="notice" data-testid="notice">
    ${rich('fault-in-record', { detail: quoted })}
  </p>`;
}
