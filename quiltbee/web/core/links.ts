/** Links to games, with the names of the players: the link itself holds only ring and moves. */

/** The names' places in an address, and their tags in a record. */
const PLACES = [
  ['one', 'Player1'],
  ['two', 'Player2'],
] as const;
/** The longest name, as at the server. */
const LONGEST = 40;
/** What stands where nobody has a name that means something elsewhere. */
const NO_NAMES = ['', '?', 'You', 'Automa'];

/**
 * The path of a link that keeps the names.
 * @param link  `#RING,MOVES`
 */
export function pathOf(link: string, names: (string | undefined)[]) {
  return `/${queryOf(names)}${link}`;
}

/**
 * The path of a link to send to others. What stands after a `#` never reaches a server; here the
 * server sees the game, so that other sites can show a picture of it beside the link.
 * @param link  `#RING,MOVES`
 */
export function sharedPath(link: string, names: (string | undefined)[]) {
  const code = btoa(link.slice(1)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `/g/${code}${queryOf(names)}`;
}

/**
 * Where a game can be had as a picture.
 * @param game  its id
 */
export function pictureOf(
  game: string,
  kind: 'svg' | 'png' | 'webp',
  looks: { edition: string; scheme: 'light' | 'dark' },
) {
  return `/api/games/${game}/picture.${kind}?${new URLSearchParams(looks)}`;
}

/** The link in the code of such a path; empty where it holds none. */
export function linkIn(code: string) {
  try {
    return `#${atob(code.replaceAll('-', '+').replaceAll('_', '/'))}`;
  } catch (problem) {
    if (problem instanceof DOMException) return '';
    throw problem;
  }
}

/** The names that mean something elsewhere, as a query. */
function queryOf(names: (string | undefined)[]) {
  const known = PLACES.flatMap(([place], index) => {
    const name = names[index] ?? '';
    return NO_NAMES.includes(name) ? [] : [[place, name]];
  });
  const query = new URLSearchParams(known).toString();
  return query && `?${query}`;
}

/**
 * The names in an address, as the tags of a record.
 * @param search  `?one=Ida&two=Jon`
 */
export function tagsIn(search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    PLACES.flatMap(([place, tag]) => {
      const name = query.get(place)?.trim().slice(0, LONGEST);
      return name ? [[tag, name]] : [];
    }),
  );
}
