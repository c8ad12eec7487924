/** The tab of this page: its title, and the mark on its icon while a game waits for the person. */
import { isMarked, tabTitle, type TabName } from '../core/title.ts';

const icon = document.querySelector('link[rel=icon]') as HTMLLinkElement;
/** The icons without the mark and with it, by the addresses that the page has for them. */
const ICONS = [icon.href, new URL(icon.dataset.waiting ?? '', icon.href).href];

let shown: TabName = { text: '', mine: false };
let waiting = 0;

/**
 * Name the tab.
 * @param mine  it is the person's turn on this page
 */
export function nameTab(text: string, mine: boolean = false) {
  shown = { text, mine };
  draw();
}

/** Tell how many games wait for the person. */
export function countWaiting(count: number) {
  waiting = count;
  draw();
}

function draw() {
  const title = tabTitle(shown, waiting);
  if (document.title !== title) document.title = title;
  const wanted = ICONS[isMarked(shown, waiting) ? 1 : 0];
  if (icon.href !== wanted) icon.href = wanted;
}
