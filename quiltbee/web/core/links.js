/**
 * Links to games, with the names of the players: the link itself holds only ring and moves.
 *
 * @typedef {import('./types.js').Seat} Seat
 */

/** The names' places in an address, and their tags in a record. */
const PLACES = /** @type {const} */ ([
  ['one', 'Player1'],
  ['two', 'Player2'],
]);
/** The longest name, as at the server. */
const LONGEST = 40;
/** What stands where nobody has a name that means something elsewhere. */
const NO_NAMES = ['', '?', 'You', 'Automa'];

/**
 * The path of a link that keeps the names.
 * @param {string} link   `#RING,MOVES`
 * @param {(string | undefined)[]} names
 */
export function pathOf(link, names) {
  const known = PLACES.flatMap(([place], index) => {
    const name = names[index] ?? '';
    return NO_NAMES.includes(name) ? [] : [[place, name]];
  });
  const query = new URLSearchParams(known).toString();
  return `/${query && `?${query}`}${link}`;
}

/**
 * The names in an address, as the tags of a record.
 * @param {string} search   `?one=Ida&two=Jon`
 * @returns {Record<string, string>}
 */
export function tagsIn(search) {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    PLACES.flatMap(([place, tag]) => {
      const name = query.get(place)?.trim().slice(0, LONGEST);
      return name ? [[tag, name]] : [];
    }),
  );
}
