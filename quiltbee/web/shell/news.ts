import type { LobbyChange } from '../core/generated/messages.ts';

/** A list to reload, unless the change is included. */
type News = 'games' | 'lobby';

type Listener = (what: News, change?: LobbyChange) => void;

/** News of the user's feed, passed on to the current page. */

const listeners: Set<Listener> = new Set();

export function tellNews(what: News, change?: LobbyChange) {
  for (const listener of listeners) listener(what, change);
}

/** Subscribe; the returned function unsubscribes. */
export function onNews(listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
