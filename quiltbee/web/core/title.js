/**
 * What the tab is called: whose turn it is, and how many games wait elsewhere.
 *
 * @typedef {{text: string, mine: boolean}} TabName   `mine`: one's own turn on this page
 */

/**
 * `● Your turn – Quiltbee`, `(2) Ben’s turn – Quiltbee`.
 * @param {TabName} name
 * @param {number} waiting   games that wait for this person, this one included
 */
export function tabTitle({ text, mine }, waiting) {
  const elsewhere = waiting - (mine ? 1 : 0);
  const count = elsewhere > 0 ? `(${waiting}) ` : '';
  const title = text ? `${text} – Quiltbee` : 'Quiltbee';
  return `${count}${mine ? '● ' : ''}${title}`;
}

/**
 * Whether the icon of the tab has its mark.
 * @param {TabName} name
 * @param {number} waiting
 */
export function isMarked({ mine }, waiting) {
  return mine || waiting > 0;
}
