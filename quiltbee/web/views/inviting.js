/** What stands in place of the market while a seat is open: the invitation, or the seat itself. */
import { awaitedName, isPlaying } from '../core/seats.js';
import { html, nothing } from '../vendor/lit-html.js';
import { icon } from './icons.js';
import { joiningForm } from './joining.js';

/**
 * @typedef {import('../core/inviting.js').Inviting} Inviting
 * @typedef {import('../core/joining.js').Joining} Joining
 * @typedef {import('../core/types.js').Table} Table
 *
 * @typedef {{inviting: Inviting, joining: Joining}} Seating
 */

/**
 * @param {Table} table
 * @param {Seating} seating
 */
export function invitingPanel(table, { inviting, joining }) {
  const asked = awaitedName(table);
  if (asked) return panel(`${asked} is asked to play`, html`<p>${keptReason(asked)}</p>`);
  if (table.access === 'public')
    return isPlaying(table) ? inTheLobby() : panel('This seat is open', joiningForm(joining));
  if (!isPlaying(table))
    return panel(
      'This seat is kept',
      html`<p>Who has the invitation may sit down here. You can watch the game.</p>`,
    );
  return panel('Invite your friend', invitation(inviting));
}

/** @param {string} name   for whom the seat is kept */
function keptReason(name) {
  return `The game begins when ${name} sits down. A refusal closes the table.`;
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
  return panel(
    'Your table is in the lobby',
    html`<p>
      The game begins as soon as somebody sits down. You can go to other pages meanwhile: the tab
      tells you when it is your turn.
    </p>`,
  );
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
        ${inviting.link === null ? 'Make a link' : 'New link'}
      </button>
      <span class="small">
        ${
          inviting.link === null
            ? 'This browser has no link to this table; an earlier one becomes void.'
            : 'The one above becomes void.'
        }
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
  return html`<p>Send this link. It works once, for whoever opens it and sits down.</p>
    <label for="invitation-link" class="visually-hidden">Link of the invitation</label>
    <input
      id="invitation-link"
      data-testid="invitation-link"
      readonly
      .value=${link}
      @focus=${(/** @type {Event} */ event) =>
        /** @type {HTMLInputElement} */ (event.target).select()}
    />
    <div class="row">
      <button
        type="button"
        class="main"
        data-testid="copy-invitation"
        @click=${() => inviting.copy()}
      >
        ${icon('copy')}<span>Copy</span>
      </button>
      ${
        inviting.canShare
          ? html`<button
              type="button"
              data-testid="share-invitation"
              @click=${() => inviting.share()}
            >
              ${icon('share')}<span>Share…</span>
            </button>`
          : nothing
      }
    </div>
    ${
      inviting.isLocal
        ? html`<p class="small">
            This address works on this computer only. For another device, open Quiltbee by the
            computer’s name or network address first.
          </p>`
        : nothing
    }
    <div class="qr">
      ${
        picture
          ? html`<img
              alt="QR code of the link"
              data-testid="invitation-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(picture)}`}
            />`
          : nothing
      }
    </div>`;
}
