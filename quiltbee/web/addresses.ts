/**
 * The addresses of the pages. Their table is read by the server too, which sends the page with what
 * it asks for at once (`data`).
 */
import table from './addresses.json' with { type: 'json' };

/**
 * Those away from the tables, which `pages.ts` opens; the tab is called by the message `tab-NAME`.
 */
export type AwayName =
  | 'aid'
  | 'me'
  | 'sign-in'
  | 'link'
  | 'today'
  | 'day'
  | 'progress'
  | 'admin'
  | 'ratings'
  | 'profile';

export type PageName =
  | 'home'
  | 'game'
  | 'analysis'
  | 'puzzles'
  | 'puzzle'
  | 'game-review'
  | 'link-review'
  | 'invitation'
  | 'shared'
  | 'first-game'
  | 'offline'
  | 'tournaments'
  | 'tournament'
  | AwayName;

const ADDRESSES = table.map(({ name, address }) => ({
  name: name as PageName,
  pattern: new RegExp(`^${address.replace('{id}', '([\\w-]+)')}$`),
}));

/** The page at an address, and what the address names; null where there is none of these. */
export function pageAt(path: string): { name: PageName; match: string } | null {
  for (const { name, pattern } of ADDRESSES) {
    const found = pattern.exec(path);
    if (found) return { name, match: found[1] ?? '' };
  }
  return null;
}
