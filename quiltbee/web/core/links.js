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
  return `/${queryOf(names)}${link}`;
}

/**
 * The path of a link to send to others. What stands after a `#` never reaches a server; here the
 * server sees the game, so that other sites can show a picture of it beside the link.
 * @param {string} link   `#RING,MOVES`
 * @param {(string | undefined)[]} names
 */
export function sharedPath(link, names) {
  const code = btoa(link.slice(1)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `/g/${code}${queryOf(names)}`;
}

/**
 * Where a game can be had as a picture.
 * @param {string} game   its id
 * @param {'svg' | 'png' | 'webp'} kind
 * @param {{edition: string, scheme: 'light' | 'dark'}} looks
 */
export function pictureOf(game, kind, looks) {
  return `/api/games/${game}/picture.${kind}?${new URLSearchParams(looks)}`;
}

/**
 * The link in the code of such a path; empty where it holds none.
 * @param {string} code
 */
export function linkIn(code) {
  try {
    return `#${atob(code.replaceAll('-', '+').replaceAll('_', '/'))}`;
  } catch (problem) {
    if (problem instanceof DOMException) return '';
    throw problem;
  }
}

/** The names that mean something elsewhere, as a query. @param {(string | undefined)[]} names */
function queryOf(names) {
  const known = PLACES.flatMap(([place], index) => {
    const name = names[index] ?? '';
    return NO_NAMES.includes(name) ? [] : [[place, name]];
  });
  const query = new URLSearchParams(known).toString();
  return query && `?${query}`;
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
