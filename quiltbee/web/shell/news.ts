/** What is to be read again. */
type News = 'games' | 'lobby';

/** News of the person's feed, passed on to whatever page is shown. */

const listeners: Set<(what: News) => void> = new Set();

export function tellNews(what: News) {
  for (const listener of listeners) listener(what);
}

/** Listen; call what is returned to stop. */
export function onNews(listener: (what: News) => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
