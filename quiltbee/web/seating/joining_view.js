/** The form that takes an open seat: a name, and the button that sits down. */
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { errorLine } from '../views/error.js';
import { valueOf } from '../views/fields.js';

/** @typedef {import('./joining.js').Joining} Joining */

/** @param {Joining} joining */
export function joiningForm(joining) {
  const { name, busy, error } = joining.state;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    joining.sit();
  };
  return html`<form class="joining" @submit=${submit}>
    <label
      >${t('your-name')} <span class="small">${t('as-others-see')}</span>
      <input
        data-testid="join-name"
        maxlength="40"
        autocomplete="nickname"
        .value=${name}
        @input=${(/** @type {Event} */ event) => joining.write(valueOf(event))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${busy}>
      ${t(busy ? 'sitting-down' : 'sit-down')}
    </button>
    ${errorLine(error, 'join-error')}
  </form>`;
}
