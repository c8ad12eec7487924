/** The page of an invitation: who invites to what, and a seat to sit down on. */
import { invitationTerms } from './invitation.js';
import { t } from '../core/words.js';
import { html } from '../vendor/lit-html.js';
import { cover } from '../views/cover.js';
import { joiningForm } from './joining_view.js';
import { head } from '../views/page.js';

/**
 * @typedef {import('./joining.js').Joining} Joining
 * @typedef {import('../core/types.js').Invitation} Invitation
 * @typedef {import('../views/page.js').Shell} Shell
 */

/**
 * @param {Invitation} invitation
 * @param {Joining} joining
 * @param {Shell} shell
 */
export function invitationPage(invitation, joining, shell) {
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

/** Somebody who sits at the table can't take its other seat. @param {string} game */
function own(game) {
  return html`<p data-testid="own-invitation">${t('send-address')}</p>
    <a class="button main" href=${`/game/${game}`}>${t('to-the-table')}</a>`;
}

/**
 * The page of an invitation that can't be taken.
 * @param {import('./invitation.js').Words} words
 * @param {Shell} shell
 */
export function voidInvitation({ title, text }, shell) {
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
