/** The pages away from the tables, loaded together. */
import { t } from '../core/words.ts';
import { html } from 'lit-html';
import { day } from '../day/day_page.ts';
import { invitation } from '../seating/invitation_page.ts';
import { later } from './later.ts';
import { opens } from './page.ts';
import { admin } from '../people/admin_page.ts';
import { ladder, profile } from '../people/ladder_page.ts';
import { me } from '../people/me_page.ts';
import { signIn, signInByLink } from '../people/sign_in_page.ts';
import { progress } from '../progress/progress_page.ts';

export const openAdmin = opens(admin);
export const openDay = opens(day);
export const openInvitation = opens(invitation);
export const openMe = opens((page) => me(page));
export const openProfile = opens(profile);
export const openProgress = opens(progress);
export const openRatings = opens(ladder);
export const openSignIn = opens((page) => signIn(page));
export const openSignInLink = opens((page, code: string) => signInByLink(page, code));

export const openAidPage = opens(async () => {
  const { aidSheet, printButton } = await later('aid');
  return () =>
    html`<main class="aid-page">
      <div class="panel-head">
        <h1>${t('how-to-play')}</h1>
        ${printButton(() => window.print())}
      </div>
      ${aidSheet()}
    </main>`;
});
