/** What needs no server: a game, with its address, and a board in the page. */

/** The id of its table. */
export const LOCAL = 'offline';

/** The address of its page. */
export const LOCAL_PATH = '/offline';

/** The id of a board in the page, which is not a game of its own. */
export const BOARD = 'board';

/** Whether a table is in this browser alone. */
export function isLocal({ game }: { game: string }) {
  return game === LOCAL;
}
