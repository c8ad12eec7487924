/** Being the same person on a second device: a link that works once, and its QR code. */
import { html, nothing } from '../../vendor/lit-html.js';
import { act, section } from '../sections.js';

/**
 * @typedef {import('../../core/me.js').Link} Link
 * @typedef {import('../../core/me.js').MePage} MePage
 */

/** @param {MePage} page */
export function deviceSection(page) {
  const { state } = page;
  const { link } = state;
  return section(
    state,
    'device',
    'Use another device',
    html`<p class="small">
        A link signs your phone or another computer in as you, with your games. It works once,
        within 10 minutes. Give it to nobody else.
      </p>
      ${
        link
          ? linkOf(page, link)
          : act(state, 'Make a link', 'make-link', () => page.makeLink(), 'wide')
      }`,
  );
}

/** @param {MePage} page @param {Link} link */
function linkOf(page, { address, picture }) {
  const { state } = page;
  const share = page.outside.share
    ? act(state, 'Share…', 'share-device-link', () => page.shareLink())
    : nothing;
  return html`<label for="device-link" class="visually-hidden">The link</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${address}
      @focus=${(/** @type {Event} */ event) =>
        /** @type {HTMLInputElement} */ (event.target).select()}
    />
    <div class="row">
      ${act(state, 'Copy', 'copy-device-link', () => page.copyLink(), 'main')} ${share}
      ${act(state, 'Withdraw it', 'drop-link', () => page.dropLink())}
    </div>
    <div class="qr">
      ${
        picture
          ? html`<img
              alt="QR code of the link"
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(picture)}`}
            />`
          : nothing
      }
    </div>`;
}
