/**
 * The addresses of the pages. Their table is read by the server too, which sends the page with what
 * it asks for at once (`data`).
 *
 * @typedef {'aid' | 'me' | 'sign-in' | 'link' | 'today' | 'day' | 'progress' | 'admin' | 'ratings'
 *   | 'profile'} AwayName   those away
 *   from the tables, which `pages.js` opens; the tab is called by the message `tab-NAME`
 * @typedef {'home' | 'game' | 'analysis' | 'puzzles' | 'puzzle' | 'game-review' | 'link-review'
 *   | 'invitation' | 'shared' | 'first-game' | 'offline'
 *   | 'tournaments' | 'tournament' | AwayName} PageName
 */
import table from './addresses.json' with { type: 'json' };

const ADDRESSES = table.map(({ name, address }) => ({
  name: /** @type {PageName} */ (name),
  pattern: new RegExp(`^${address.replace('{id}', '([\\w-]+)')}$`),
}));

/**
 * The page at an address, and what the address names; null where there is none of these.
 * @param {string} path
 * @returns {{name: PageName, match: string} | null}
 */
export function pageAt(path) {
  for (const { name, pattern } of ADDRESSES) {
    const found = pattern.exec(path);
    if (found) return { name, match: found[1] ?? '' };
  }
  return null;
}
