/** What the dialog says in which one reports the other player of a game. */
import { LONGEST_TEXT, REASONS } from '../core/report.js';
import { html } from '../vendor/lit-html.js';
import { valueOf } from './fields.js';

/**
 * @typedef {import('../core/people_api.js').Reason} Reason
 * @typedef {import('../core/report.js').Reporting} Reporting
 */

/**
 * The content of a `<dialog class="sheet" aria-labelledby="dialog-heading">`.
 * @param {Reporting} reporting
 * @param {string} name   of whom it is about
 * @param {() => void} close
 */
export function reportForm(reporting, name, close) {
  const { reason, text, busy, sent, error } = reporting.state;
  if (sent) return thanks(close);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    reporting.send();
  };
  return html`<form class="fields" data-testid="report" @submit=${submit}>
    <h2 id="dialog-heading">Report ${name}</h2>
    <p>Whoever runs this server reads it. ${name} is not told.</p>
    <label
      >What is wrong?
      <select
        data-testid="report-reason"
        .value=${reason}
        @change=${(/** @type {Event} */ event) =>
          reporting.set({ reason: /** @type {Reason} */ (valueOf(event)) })}
      >
        ${REASONS.map(([key, label]) => html`<option value=${key}>${label}</option>`)}
      </select>
    </label>
    <label
      >Tell what happened <span class="small">(optional)</span>
      <textarea
        rows="4"
        data-testid="report-text"
        maxlength=${LONGEST_TEXT}
        .value=${text}
        @input=${(/** @type {Event} */ event) => reporting.set({ text: valueOf(event) })}
      ></textarea>
    </label>
    <div class="row">
      <button type="submit" class="main" data-testid="report-send" ?disabled=${busy}>
        ${busy ? 'Sending…' : 'Send'}
      </button>
      <button type="button" @click=${close}>Cancel</button>
    </div>
    <p class="notice" role="alert" ?hidden=${!error} data-testid="report-error">${error}</p>
  </form>`;
}

/** @param {() => void} close */
function thanks(close) {
  return html`<h2 id="dialog-heading">Thank you</h2>
    <p role="status">Your report has been sent to whoever runs this server.</p>
    <div class="row"><button type="button" class="main" @click=${close}>Close</button></div>`;
}
