/** What stands in place of the market while a seat is open: the invitation, or the seat itself. */
import { awaitedName, isPlaying } from '../core/seats.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { textToCopy } from '../views/copying.ts';
import { icon } from '../views/icons.ts';
import { joiningForm } from './joining_view.ts';
import type { Inviting } from './inviting.ts';
import type { Joining } from './joining.ts';
import type { StartsAtTable } from '../starts/starts_page.ts';
import type { Table } from '../core/types.ts';

/** Where the game stands in one, once that is known. */
export type InTournament = {
  words: () => string;
  /** After the end. */
  said: () => string[];
  /** The ways from a game that is over. */
  onwards: () => unknown;
  close: () => void;
};

/** `starts` once it is loaded, where the start is fair. */
export type Seating = {
  inviting: Inviting;
  joining: Joining;
  place?: InTournament;
  starts: StartsAtTable | null;
};

export function invitingPanel(table: Table, { inviting, joining }: Seating) {
  const asked = awaitedName(table);
  if (asked)
    return panel(t('is-asked', { name: asked }), html`<p>${t('asked-text', { name: asked })}</p>`);
  if (table.access === 'public')
    return isPlaying(table) ? inTheLobby() : panel(t('seat-open'), joiningForm(joining));
  if (!isPlaying(table)) return panel(t('seat-kept'), html`<p>${t('seat-kept-text')}</p>`);
  return panel(t('invite-your-friend'), invitation(inviting));
}

function panel(title: string, content: unknown) {
  return html`<section
    class="panel inviting"
    data-testid="inviting"
    aria-labelledby="inviting-heading"
  >
    <h2 id="inviting-heading">${title}</h2>
    ${content}
  </section>`;
}

function inTheLobby() {
  return panel(t('in-the-lobby'), html`<p>${t('in-the-lobby-text')}</p>`);
}

function invitation(inviting: Inviting) {
  const { busy, told } = inviting.state;
  return html`${inviting.link === null ? nothing : linkOf(inviting, inviting.link)}
    <div class="row">
      <button
        type="button"
        class=${inviting.link === null ? 'main' : 'quiet'}
        data-testid="new-invitation"
        aria-disabled=${busy ? 'true' : 'false'}
        @click=${() => inviting.renew()}
      >
        ${t(inviting.link === null ? 'make-link' : 'new-link')}
      </button>
      <span class="small">
        ${t(inviting.link === null ? 'no-link-here' : 'link-becomes-void')}
      </span>
    </div>
    <p class="small told" role="status" data-testid="invitation-told">${told}</p>`;
}

function linkOf(inviting: Inviting, link: string) {
  const { picture } = inviting.state;
  return html`<p>${t('send-link')}</p>
    <label for="invitation-link" class="visually-hidden">${t('link-of-invitation')}</label>
    ${textToCopy('invitation-link', link)}
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="copy-invitation"
        @click=${() => inviting.copy()}
      >
        ${icon('copy')}<span>${t('copy')}</span>
      </button>
      ${
        inviting.canShare
          ? html`<button
              type="button"
              data-testid="share-invitation"
              @click=${() => inviting.share()}
            >
              ${icon('share')}<span>${t('share')}</span>
            </button>`
          : nothing
      }
    </div>
    ${inviting.isLocal ? html`<p class="small">${t('local-address')}</p>` : nothing}
    <div class="qr">
      ${
        picture
          ? html`<img
              alt=${t('qr-code')}
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(picture)}`}
            />`
          : nothing
      }
    </div>`;
}
