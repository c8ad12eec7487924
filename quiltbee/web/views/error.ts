/** What went wrong, told at once; English in it is marked for those who hear it. */
import { partsOf } from '../core/problems.ts';
import { html, nothing } from 'lit-html';
import { rich } from './rich.ts';

/** The line stays, so that it can be announced; it is hidden while there is nothing to say. */
export function errorLine(text: string | null | undefined, testId: string) {
  const [before, english, after] = partsOf(text ?? '');
  const marked = english ? html`<span lang="en">${english}</span>${after}` : nothing;
  return html`<p class="notice" role="alert" ?hidden=${!text} data-testid=${testId}>
    <span>${before}${marked}</span>
  </p>`;
}

/** What is wrong in the text of a game, which is always said in English. */
export function recordFault(detail: string) {
  const quoted = html`<span lang="en">${detail}</span>`;
  return html`<p class="notice" data-testid="notice">
    ${rich('fault-in-record', { detail: quoted })}
  </p>`;
}
