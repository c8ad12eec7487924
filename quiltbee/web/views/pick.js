/** A group of radio buttons drawn as one row. */
import { html } from '../vendor/lit-html.js';

/**
 * @param {string} name
 * @param {string} legend
 * @param {[string, unknown][]} choices   each with what stands in its button
 * @param {string} value
 * @param {(value: string) => void} onChange
 */
export function pick(name, legend, choices, value, onChange) {
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
