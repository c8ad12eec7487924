/** News of the person's feed, passed on to whatever page is shown. */

/** @typedef {'games' | 'lobby'} News   what is to be read again */

/** @type {Set<(what: News) => void>} */
const listeners = new Set();

/** @param {News} what */
export function tellNews(what) {
  for (const listener of listeners) listener(what);
}

/**
 * Listen; call what is returned to stop.
 * @param {(what: News) => void} listener
 */
export function onNews(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
