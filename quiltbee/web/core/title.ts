/** What the tab is called: whose turn it is, and how many games wait elsewhere. */
/** `mine`: one's own turn on this page. */
export type TabName = { text: string; mine: boolean };

/**
 * `● Your turn – Quiltbee`, `(2) Ben’s turn – Quiltbee`.
 * @param waiting  games that wait for this person, this one included
 */
export function tabTitle({ text, mine }: TabName, waiting: number) {
  const elsewhere = waiting - (mine ? 1 : 0);
  const count = elsewhere > 0 ? `(${waiting}) ` : '';
  const title = text ? `${text} – Quiltbee` : 'Quiltbee';
  return `${count}${mine ? '● ' : ''}${title}`;
}

/** Whether the icon of the tab has its mark. */
export function isMarked({ mine }: TabName, waiting: number) {
  return mine || waiting > 0;
}
