/** The game that needs no server: what it is called, and where it is. */

/** The id of its table. */
export const LOCAL = 'offline';

/** The address of its page. */
export const LOCAL_PATH = '/offline';

/** Whether a table is in this browser alone. @param {{game: string}} table */
export function isLocal({ game }) {
  return game === LOCAL;
}
