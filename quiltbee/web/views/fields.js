/** What a person has entered, from the event of a form field. */

/**
 * The text of an input or the key of a select.
 * @param {Event} event
 */
export function valueOf(event) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;
}

/**
 * Whether a checkbox is ticked.
 * @param {Event} event
 */
export function isTicked(event) {
  return /** @type {HTMLInputElement} */ (event.target).checked;
}
