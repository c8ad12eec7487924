/** The page of an invitation: who invites to what, and a seat to sit down on. */
import { invitationTerms, type Words } from './invitation.ts';
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { cover } from '../views/cover.ts';
import { joiningForm } from './joining_view.ts';
import { head, type Shell } from '../views/page.ts';
import type { Invitation } from '../core/types.ts';
import type { Joining } from './joining.ts';

export function invitationPage(invitation: Invitation, joining: Joining, shell: Shell) {
  const { yours, name, game } = invitation;
  return html`${head(shell)}
    <main class="invitation">
      ${cover()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">
          ${yours ? t('own-invitation') : t('invites-you', { name })}
        </h1>
        <dl class="terms" data-testid="invitation-terms">
          ${invitationTerms(invitation).map(
            ([term, what]) =>
              html`<div>
                <dt>${term}</dt>
                <dd>${what}</dd>
              </div>`,
          )}
        </dl>
        ${yours ? own(game) : joiningForm(joining)}
      </section>
    </main>`;
}

/** Somebody who sits at the table can't take its other seat. */
function own(game: string) {
  return html`<p data-testid="own-invitation">${t('send-address')}</p>
    <a class="button main" href=${`/game/${game}`}>${t('to-the-table')}</a>`;
}

/** The page of an invitation that can't be taken. */
export function voidInvitation({ title, text }: Words, shell: Shell) {
  return html`${head(shell)}
    <main class="invitation">
      ${cover()}
      <section class="panel" aria-labelledby="invitation-heading">
        <h1 id="invitation-heading" data-testid="invitation-title">${title}</h1>
        <p data-testid="problem">${text}</p>
        <a class="button main" href="/">${t('play-on-your-own')}</a>
      </section>
    </main>`;
}
