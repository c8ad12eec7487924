/** What is done about an open seat, in the terms of this browser: copying, sharing, remembering. */
import { call } from '../core/api.ts';
import { Inviting } from './inviting.ts';
import { Joining } from './joining.ts';
import { invitationOf, keepInvitation } from '../shell/settings.ts';
import { copyText } from '../views/copying.ts';
import type { Seating } from './inviting_view.ts';

/** @param id  of the game */
export function seatingAt(id: string, go: (path: string) => void): Seating {
  const inviting = new Inviting({
    origin: location.origin,
    renew: () => call('POST /api/games/{game}/invitation', { game: id }),
    copy: copyText,
    share: 'share' in navigator ? (share) => navigator.share(share) : null,
    memory: { get: () => invitationOf(id), set: (path) => keepInvitation(id, path) },
  });
  const joining = new Joining({
    sit: (name) => call('POST /api/games/{game}/seat', { game: id, name }),
    go,
  });
  return { inviting, joining, starts: null };
}
