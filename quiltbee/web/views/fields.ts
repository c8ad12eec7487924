/** What a person has entered, from the event of a form field. */

/** The text of an input or the key of a select, which is one of its options. */
export function valueOf<Value extends string>(event: Event) {
  return (event.target as HTMLInputElement | HTMLSelectElement).value as Value;
}

export function isTicked(event: Event) {
  return (event.target as HTMLInputElement).checked;
}
