/** What is done about an open seat, in the terms of this browser: copying, sharing, remembering. */
import { drawQr, fetchMe, renewInvitation, takeSeat } from '../core/api.js';
import { Inviting } from './inviting.js';
import { Joining } from './joining.js';
import { invitationOf, keepInvitation } from '../settings.js';
import { copyText } from '../views/copying.js';

/**
 * @param {string} id   of the game
 * @param {(path: string) => void} go
 * @returns {import('./inviting_view.js').Seating}
 */
export function seatingAt(id, go) {
  const inviting = new Inviting({
    origin: location.origin,
    renew: () => renewInvitation(id),
    draw: drawQr,
    copy: copyText,
    share: 'share' in navigator ? (share) => navigator.share(share) : null,
    memory: { get: () => invitationOf(id), set: (path) => keepInvitation(id, path) },
  });
  const joining = new Joining({ me: fetchMe, sit: (name) => takeSeat(id, name), go });
  return { inviting, joining, starts: null };
}
