/** The tab of this page: its title, and the mark on its icon while a game waits for the user. */

/** The tab's icon, and its addresses without and with the mark. */
let tab: { icon: HTMLLinkElement; addresses: string[] } | null = null;
let shown: TabName = { text: '', mine: false };
let waiting = 0;

/**
 * Set the tab's title.
 * @param mine  it is the user's turn on this page
 */
export function nameTab(text: string, mine: boolean = false) {
  shown = { text, mine };
  draw();
}

/** Set the number of games that wait for the user. */
export function countWaiting(count: number) {
  waiting = count;
  draw();
}

function draw() {
  const title = tabTitle(shown, waiting);
  if (document.title !== title) document.title = title;
  tab ??= iconOfPage();
  const wanted = tab.addresses[isMarked(shown, waiting) ? 1 : 0];
  if (tab.icon.href !== wanted) tab.icon.href = wanted;
}

function iconOfPage() {
  const icon = document.querySelector('link[rel=icon]') as HTMLLinkElement;
  return { icon, addresses: [icon.href, new URL(icon.dataset.waiting ?? '', icon.href).href] };
}

/** The title of the tab: whose turn it is, and the number of games that wait elsewhere. */
export type TabName = { text: string; mine: boolean };

/**
 * Format the title of the tab: `● Your turn – Quiltbee`, `(2) Ben’s turn – Quiltbee`.
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
