/** What stands in place of the market while a seat is open: the invitation, or the seat itself. */
import { awaitedName, isPlaying } from '../core/seats.js';
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { textToCopy } from '../views/copying.js';
import { icon } from '../views/icons.js';
import { joiningForm } from './joining_view.js';

/**
 * @typedef {import('./inviting.js').Inviting} Inviting
 * @typedef {import('./joining.js').Joining} Joining
 * @typedef {import('../core/types.js').Table} Table
 * @typedef {import('../starts/starts_page.js').StartsAtTable} StartsAtTable
 *
 *
 * @typedef {object} InTournament   where the game stands in one, once that is known
 * @property {() => string} words
 * @property {() => string[]} said   after the end
 * @property {() => unknown} onwards   the ways from a game that is over
 * @property {() => void} close
 *
 * @typedef {{inviting: Inviting, joining: Joining, place?: InTournament,
 *   starts: StartsAtTable | null}} Seating   `starts` once it is loaded, where the start is fair
 */

/**
 * @param {Table} table
 * @param {Seating} seating
 */
export function invitingPanel(table, { inviting, joining }) {
  const asked = awaitedName(table);
  if (asked)
    return panel(t('is-asked', { name: asked }), html`<p>${t('asked-text', { name: asked })}</p>`);
  if (table.access === 'public')
    return isPlaying(table) ? inTheLobby() : panel(t('seat-open'), joiningForm(joining));
  if (!isPlaying(table)) return panel(t('seat-kept'), html`<p>${t('seat-kept-text')}</p>`);
  return panel(t('invite-your-friend'), invitation(inviting));
}

/**
 * @param {string} title
 * @param {unknown} content
 */
function panel(title, content) {
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

/** @param {Inviting} inviting */
function invitation(inviting) {
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

/**
 * @param {Inviting} inviting
 * @param {string} link
 */
function linkOf(inviting, link) {
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
