/** Fields of forms, and what a person has entered, from the event of one. */
import { html } from 'lit-html';

/** The text of an input or the key of a select, which is one of its options. */
export function valueOf<Value extends string>(event: Event) {
  return (event.target as HTMLInputElement | HTMLSelectElement).value as Value;
}

export function isTicked(event: Event) {
  return (event.target as HTMLInputElement).checked;
}

/** A box to tick. */
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

/** A line of text that is kept as it is typed, under its label. */
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

/** A list of which one is chosen; each with its words. */
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
