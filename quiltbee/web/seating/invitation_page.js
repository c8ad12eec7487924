/** The page of an invitation: what it invites to, and sitting down. */
import { Refused, acceptInvitation, fetchInvitation, fetchMe } from '../core/api.js';
import { render } from '../vendor/lit-html.js';
import { refusalWords } from './invitation.js';
import { invitationPage, voidInvitation } from './invitation_view.js';
import { Joining } from './joining.js';

/**
 * @param {import('../opening.js').Place} place
 * @param {string} code
 * @returns {Promise<import('../opening.js').Opened>}
 */
export async function openInvitation({ root, shell }, code) {
  const title = 'tab-invitation';
  try {
    const invitation = await fetchInvitation(code);
    const joining = new Joining({
      me: fetchMe,
      sit: (name) => acceptInvitation(code, name),
      go: shell.go,
    });
    const draw = () => render(invitationPage(invitation, joining, shell), root);
    const page = { draw, close: joining.store.watch(draw) };
    return { page, title, after: async () => (invitation.yours ? undefined : joining.ask()) };
  } catch (problem) {
    const words = problem instanceof Refused ? refusalWords(problem.status) : null;
    if (!words) throw problem;
    const draw = () => render(voidInvitation(words, shell), root);
    return { page: { draw, close: () => {} }, title };
  }
}
