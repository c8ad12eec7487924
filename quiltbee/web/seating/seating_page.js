/** What is done about an open seat, in the terms of this browser: copying, sharing, remembering. */
import { drawQr, fetchMe, renewInvitation, takeSeat } from '../core/api.js';
import { Inviting } from './inviting.js';
import { Joining } from './joining.js';
import { t } from '../core/words.js';
import { invitationOf, keepInvitation } from '../settings.js';

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
    copy: (text) => copyText(text),
    share: 'share' in navigator ? (share) => navigator.share(share) : null,
    memory: { get: () => invitationOf(id), set: (path) => keepInvitation(id, path) },
  });
  const joining = new Joining({ me: fetchMe, sit: (name) => takeSeat(id, name), go });
  return { inviting, joining, starts: null };
}

/** Without a clipboard (a plain address of the network) this rejects. @param {string} text */
export async function copyText(text) {
  if (!navigator.clipboard) throw new Error(t('no-clipboard'));
  await navigator.clipboard.writeText(text);
}
