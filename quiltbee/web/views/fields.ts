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
