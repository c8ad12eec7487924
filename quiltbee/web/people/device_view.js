/** Being the same person on a second device: a link that works once, and its QR code. */
import { t } from '../core/words.js';
import { html, nothing } from '../vendor/lit-html.js';
import { act, section } from '../views/sections.js';

/**
 * @typedef {import('./me.js').Link} Link
 * @typedef {import('./me.js').MePage} MePage
 */

/** @param {MePage} page */
export function deviceSection(page) {
  const { state } = page;
  const { link } = state;
  return section(
    state,
    'device',
    t('another-device'),
    html`<p class="small">${t('another-device-text')}</p>
      ${
        link
          ? linkOf(page, link)
          : act(state, t('make-link'), 'make-link', () => page.makeLink(), 'wide')
      }`,
  );
}

/** @param {MePage} page @param {Link} link */
function linkOf(page, { address, picture }) {
  const { state } = page;
  const share = page.outside.share
    ? act(state, t('share'), 'share-device-link', () => page.shareLink())
    : nothing;
  return html`<label for="device-link" class="visually-hidden">${t('the-link')}</label>
    <input
      id="device-link"
      data-testid="device-link"
      readonly
      .value=${address}
      @focus=${(/** @type {Event} */ event) =>
        /** @type {HTMLInputElement} */ (event.target).select()}
    />
    <div class="row">
      ${act(state, t('copy'), 'copy-device-link', () => page.copyLink(), 'main')} ${share}
      ${act(state, t('withdraw-it'), 'drop-link', () => page.dropLink())}
    </div>
    <div class="qr">
      ${
        picture
          ? html`<img
              alt=${t('qr-code')}
              data-testid="device-qr"
              src=${`data:image/svg+xml,${encodeURIComponent(picture)}`}
            />`
          : nothing
      }
    </div>`;
}
