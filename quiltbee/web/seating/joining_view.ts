/** The form that takes an open seat: a name, and the button that sits down. */
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { errorLine } from '../views/error.ts';
import { valueOf } from '../views/fields.ts';
import type { Joining } from './joining.ts';

export function joiningForm(joining: Joining) {
  const { name, busy, error } = joining.state;
  const submit = (event: Event) => {
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
        @input=${(event: Event) => joining.write(valueOf(event))}
    /></label>
    <button type="submit" class="main" data-testid="sit-down" ?disabled=${busy}>
      ${t(busy ? 'sitting-down' : 'sit-down')}
    </button>
    ${errorLine(error, 'join-error')}
  </form>`;
}
