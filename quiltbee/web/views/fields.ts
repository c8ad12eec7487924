/** What a person has entered, from the event of a form field. */

/** The text of an input or the key of a select. */
export function valueOf(event: Event) {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}

/** Whether a checkbox is ticked. */
export function isTicked(event: Event) {
  return (event.target as HTMLInputElement).checked;
}
