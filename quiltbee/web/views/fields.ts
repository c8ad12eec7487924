/** Form fields and their values. */
import { html } from 'lit-html';

/** Return the value of an input, or the chosen key of a select. */
export function valueOf<Value extends string>(event: Event) {
  return (event.target as HTMLInputElement | HTMLSelectElement).value as Value;
}

export function isTicked(event: Event) {
  return (event.target as HTMLInputElement).checked;
}

export function tick(
  testId: string,
  label: unknown,
  isOn: boolean,
  onChange: (isOn: boolean) => void,
  isFixed: boolean = false,
) {
  return html`<label class="tick"
    ><input
      type="checkbox"
      data-testid=${testId}
      .checked=${isOn}
      ?disabled=${isFixed}
      @change=${(event: Event) => onChange(isTicked(event))}
    /><span>${label}</span></label
  >`;
}

/** A text field that reports each change. */
export function keptText(id: string, label: string, keep: (text: string) => void) {
  return html`<label for=${id} class="small">${label}</label>
    <input
      id=${id}
      data-testid=${id}
      maxlength="200"
      autocomplete="off"
      @input=${(event: Event) => keep(valueOf(event))}
    />`;
}

/** A select; each choice has a label. */
export function select<Value extends string>(
  testId: string,
  choices: (readonly [value: Value, words: unknown])[],
  chosen: Value,
  set: (value: Value) => void,
) {
  return html`<select data-testid=${testId} @change=${(event: Event) => set(valueOf(event))}>
    ${choices.map(
      ([value, words]) =>
        html`<option value=${value} ?selected=${value === chosen}>${words}</option>`,
    )}
  </select>`;
}

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
