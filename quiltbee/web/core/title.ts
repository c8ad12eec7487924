/** The title of the tab: whose turn it is, and the number of games that wait elsewhere. */
export type TabName = { text: string; mine: boolean };

/**
 * `● Your turn – Quiltbee`, `(2) Ben’s turn – Quiltbee`.
 * @param waiting  the number of games that wait for this player, including this one
 */
export function tabTitle({ text, mine }: TabName, waiting: number) {
  const elsewhere = waiting - (mine ? 1 : 0);
  const count = elsewhere > 0 ? `(${waiting}) ` : '';
  const title = text ? `${text} – Quiltbee` : 'Quiltbee';
  return `${count}${mine ? '● ' : ''}${title}`;
}

export function isMarked({ mine }: TabName, waiting: number) {
  return mine || waiting > 0;
}
