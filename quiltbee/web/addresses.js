/**
 * The addresses of the pages away from the tables; what they show is in `pages.js`.
 *
 * @typedef {'aid' | 'me' | 'sign-in' | 'link' | 'tournaments' | 'tournament'} PageName   the tab is
 *   called by the message `tab-NAME`
 */

/** @type {[RegExp, PageName][]} */
const ADDRESSES = [
  [/^\/aid()$/, 'aid'],
  [/^\/me()$/, 'me'],
  [/^\/sign-in()$/, 'sign-in'],
  [/^\/s\/([\w-]+)$/, 'link'],
  [/^\/tournaments()$/, 'tournaments'],
  [/^\/tournaments\/(\w+)$/, 'tournament'],
];

/**
 * The page at an address, and what the address names; null where there is none of these.
 * @param {string} path
 * @returns {{name: PageName, match: string} | null}
 */
export function pageAt(path) {
  for (const [address, name] of ADDRESSES) {
    const found = address.exec(path);
    if (found) return { name, match: found[1] };
  }
  return null;
}
