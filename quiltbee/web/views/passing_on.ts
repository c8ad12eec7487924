/** A link to pass on: its address as seen by others, and its QR code. */
import { call } from '../core/api.ts';
import { t } from '../core/words.ts';
import { html, nothing } from 'lit-html';
import { qrCode } from './controls.ts';
import { errorLine } from './error.ts';
import type { Latest, Requests } from '../shell/page.ts';

/** Addresses at which only this machine reaches itself. */
const LOCAL = /^https?:\/\/(localhost|127\.|\[::1\])/;

export class LinkToPass {
  private path = '';
  /** The address of this page for others; null if they can't reach it. */
  private readonly origin: Latest<string | null>;
  private readonly picture: Latest<string>;

  constructor(private readonly page: Requests) {
    const { origin } = page.browser;
    this.origin = page.latest<string | null>(origin);
    this.picture = page.latest('');
    if (LOCAL.test(origin))
      void this.origin.read(call('GET /api/address').then((one) => one.origin));
  }

  show(path: string) {
    if (path === this.path) return;
    this.path = path;
    this.picture.value = '';
    void this.picture.read(call('POST /api/qr', { path }));
  }

  get url() {
    return (this.origin.value ?? this.page.browser.origin) + this.path;
  }

  /** Host and port for others; null if they can't reach it. */
  get host() {
    return this.origin.value && new URL(this.origin.value).host;
  }

  /** Render the QR code, with a warning if the address is local. */
  code(testId: string) {
    return html`${
      this.origin.value === null ? html`<p class="small">${t('local-address')}</p>` : nothing
    }
    ${qrCode(testId, this.picture.value)} ${errorLine(this.picture.error, 'qr-error')}`;
  }
}
