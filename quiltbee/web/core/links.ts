/** Links to games, with the players' names: the link itself holds only ring and moves. */

/** Query parameters for names, and their tags in a record. */
const PLACES = [
  ['one', 'Player1'],
  ['two', 'Player2'],
] as const;
/** The longest name, as on the server. */
const LONGEST = 40;
/** Names without a meaning elsewhere. */
const NO_NAMES = ['', '?', 'You', 'Automa'];

/**
 * Return the path of a link that keeps the names.
 * @param link  `#RING,MOVES`
 */
export function pathOf(link: string, names: (string | undefined)[]) {
  return `/${queryOf(names)}${link}`;
}

/**
 * Return the path of a link to share. The part after a `#` never reaches a server; here the server
 * sees the game, so that other sites can show its picture.
 * @param link  `#RING,MOVES`
 */
export function sharedPath(link: string, names: (string | undefined)[]) {
  const code = btoa(link.slice(1)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `/g/${code}${queryOf(names)}`;
}

/** Return the address of a game's picture. */
export function pictureOf(
  game: string,
  kind: 'svg' | 'png' | 'webp',
  looks: { edition: string; scheme: 'light' | 'dark' },
) {
  return `/api/games/${game}/picture.${kind}?${new URLSearchParams(looks)}`;
}

/** Decode the link in the code of a shared path; empty if it is invalid. */
export function linkIn(code: string) {
  try {
    return `#${atob(code.replaceAll('-', '+').replaceAll('_', '/'))}`;
  } catch (problem) {
    if (problem instanceof DOMException) return '';
    throw problem;
  }
}

/** Keep the names with a meaning elsewhere, as a query. */
function queryOf(names: (string | undefined)[]) {
  const known = PLACES.flatMap(([place], index) => {
    const name = names[index] ?? '';
    return NO_NAMES.includes(name) ? [] : [[place, name]];
  });
  const query = new URLSearchParams(known).toString();
  return query && `?${query}`;
}

/**
 * Read the names in an address as tags of a record.
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

export const LOCAL_OPPONENTS = ['computer', 'person', 'automa'] as const;
export type LocalOpponent = (typeof LOCAL_OPPONENTS)[number];

export function isLocalOpponent(opponent: string): opponent is LocalOpponent {
  return LOCAL_OPPONENTS.some((each) => each === opponent);
}

export function localPath(opponent: LocalOpponent) {
  return opponent === 'computer' ? '/offline' : `/offline?opponent=${opponent}`;
}
