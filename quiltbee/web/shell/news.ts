import type { LobbyChange } from '../core/generated/messages.ts';

/** What is to be read again, unless a change comes with it. */
type News = 'games' | 'lobby';

type Listener = (what: News, change?: LobbyChange) => void;

/** News of the person's feed, passed on to whatever page is shown. */

const listeners: Set<Listener> = new Set();

export function tellNews(what: News, change?: LobbyChange) {
  for (const listener of listeners) listener(what, change);
}

/** Listen; call what is returned to stop. */
export function onNews(listener: Listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
