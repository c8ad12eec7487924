/** Radio buttons in a row. */
import { html } from 'lit-html';

/** @param choices  each with the content of its button */
export function pick(
  name: string,
  legend: string,
  choices: [string, unknown][],
  value: string,
  onChange: (value: string) => void,
) {
  return html`<fieldset class=${`pick pick-${name}`}>
    <legend>${legend}</legend>
    <div class="pick-row">
      ${choices.map(
        ([key, label]) =>
          html` <label
            ><input
              type="radio"
              name=${name}
              value=${key}
              data-testid=${`${name}-${key}`}
              .checked=${value === key}
              @change=${() => onChange(key)}
            /><span>${label}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}
