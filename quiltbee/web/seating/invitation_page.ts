/** The page of an invitation: what it invites to, and sitting down. */
import { Refused, call } from '../core/api.ts';
import { render } from 'lit-html';
import { refusalWords } from './invitation.ts';
import { invitationPage, voidInvitation } from './invitation_view.ts';
import { Joining } from './joining.ts';
import type { Opened, Place } from '../shell/opening.ts';

export async function openInvitation({ root, shell }: Place, code: string): Promise<Opened> {
  const title = 'tab-invitation';
  try {
    const invitation = await call('GET /api/invitations/{code}', { code });
    const joining = new Joining({
      sit: (name) => call('POST /api/invitations/{code}', { code, name }),
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
